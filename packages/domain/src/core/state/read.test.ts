import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { DomainError } from '../http/errors.ts'
import { read } from './read.ts'

const GamesSchema = v.object({ data: v.array(v.object({ slug: v.string() })) })

describe('read', () => {
  it('gives what the schema makes of the answer', () => {
    expect(read(GamesSchema, { data: [{ slug: 'a', more: 1 }] }, 'games')).toEqual({ data: [{ slug: 'a' }] })
  })

  it.each([
    [{ data: [{ slug: 'a' }, { slug: 5 }] }, 'games.data.1.slug'],
    [{ data: 'x' }, 'games.data'],
    [null, 'games'],
  ])('names the bad field of %j', (answer, path) => {
    expect(() => read(GamesSchema, answer, 'games')).toThrow(
      expect.objectContaining({ kind: 'invalid-response', path }) as DomainError,
    )
  })

  it('does not repeat the value: it may be a secret', () => {
    const error = (() => {
      try {
        return read(v.object({ expiresIn: v.number() }), { expiresIn: 'S3CRET' }, 'login')
      } catch (thrown) {
        return thrown
      }
    })()
    expect(String(error)).not.toContain('S3CRET')
  })
})
