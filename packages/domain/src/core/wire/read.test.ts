import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { DomainError } from '../value/errors.ts'
import { listOf } from './lists.ts'
import { objectOf } from './objects.ts'
import { read } from './read.ts'
import { TimeSchema } from './values.ts'

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

  it('names all bad fields, the same of many entries once, and what else would have been left out', () => {
    const schema = objectOf({
      data: v.array(objectOf({ slug: v.string(), title: v.string(), score: v.nullish(v.number()) })),
    })
    const data = [
      { slug: 5, title: 'a', score: 'high' },
      { slug: 6, title: 7 },
    ]
    expect(() => read(schema, { data }, 'games')).toThrow(
      'invalid-response at games.data.0.slug, expected string; games.data.1.title, expected string; games.data.score, expected number and 1 more',
    )
  })

  it.each([1_795_870_349, '31.02.2026', null])('says that a time is a text: %j', (at) => {
    const expected = typeof at === 'string' ? 'ISO-8601' : 'string'
    expect(() => read(v.object({ at: TimeSchema }), { at }, 'winners')).toThrow(`winners.at, expected ${expected}`)
  })

  it('reports the entries that a list loses in one call, with their paths', () => {
    const onLeftOut = vi.fn()
    const GiftsSchema = objectOf({
      data: listOf(objectOf({ id: v.number(), limits: listOf(v.object({ max: v.number() })) })),
    })
    const data = [{ id: 1, limits: [{ max: 2 }, { max: 'S3CRET' }] }, { id: 'S3CRET', limits: [] }, null]
    expect(read(GiftsSchema, { data }, 'gifts', { onLeftOut })).toEqual({ data: [{ id: 1, limits: [{ max: 2 }] }] })
    expect(onLeftOut.mock.calls).toEqual([
      [
        'gifts',
        [
          { path: 'data.0.limits.1.max', expected: 'number' },
          { path: 'data.1.id', expected: 'number' },
          { path: 'data.2', expected: 'Object' },
        ],
      ],
    ])
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
