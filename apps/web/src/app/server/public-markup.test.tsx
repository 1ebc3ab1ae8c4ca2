import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PublicPart, PublicPartsProvider, type PublicParts } from '../../shared/loading/public-part.tsx'
import { cutIntoParts, joinParts } from './public-markup.ts'

const MARK = 'mark-1'

function Named({ text }: { readonly text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text}</h2>
    </section>
  )
}

function Page({ visitor }: { readonly visitor: string | null }) {
  return (
    <main>
      <header>{visitor === null ? <a href="/login">Log in</a> : <Named text={visitor} />}</header>
      <PublicPart name="rows">
        <Named text="Slots" />
        <PublicPart name="inner">
          <Named text="Live & more · Игры" />
        </PublicPart>
      </PublicPart>
      {visitor !== null && (
        <PublicPart name="for-players">
          <Named text="Ask us" />
        </PublicPart>
      )}
      <PublicPart name="foot">
        <Named text="18+" />
      </PublicPart>
    </main>
  )
}

const draw = (visitor: string | null, parts: PublicParts | null) =>
  renderToString(
    <PublicPartsProvider value={parts}>
      <Page visitor={visitor} />
    </PublicPartsProvider>,
  )

const known = cutIntoParts(draw(null, { mark: MARK, known: null }), MARK)

test('a page with reused parts equals a full render, ids included', () => {
  expect([...known.keys()]).toEqual(['rows', 'foot'])
  const withoutParts = draw('Ann', { mark: MARK, known })
  expect(withoutParts).not.toContain('Slots')
  expect(Buffer.concat(joinParts(withoutParts, MARK, known)).toString()).toBe(draw('Ann', null))
})

test("a visitor's own text is never taken for a part", () => {
  const name = 'mark-rowsmark-'
  expect(Buffer.concat(joinParts(draw(name, { mark: MARK, known }), MARK, known)).toString()).toBe(draw(name, null))
})
