import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PublicPart, PublicPartsProvider, type PublicParts } from '#shared/loading/public-part.tsx'
import { cutIntoParts, joinParts, keyOf } from './public-markup.ts'

const MARK = 'mark-1'

function Named({ text }: { readonly text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text}</h2>
    </section>
  )
}

function Page({
  visitor,
  offers = ['for guests'],
}: {
  readonly visitor: string | null
  readonly offers?: string[] | undefined
}) {
  return (
    <main>
      <header>{visitor === null ? <a href="/login">Log in</a> : <Named text={visitor} />}</header>
      <PublicPart name="rows">
        <Named text="Slots" />
        <PublicPart name="inner">
          <Named text="Live & more · Игры" />
        </PublicPart>
      </PublicPart>
      <PublicPart name="nothing">{null}</PublicPart>
      {visitor !== null && (
        <PublicPart name="for-players" data={null}>
          <Named text="Ask us" />
        </PublicPart>
      )}
      <PublicPart name="offers" data={offers}>
        <Named text={offers.join()} />
      </PublicPart>
      <PublicPart name="foot">
        <Named text="18+" />
      </PublicPart>
    </main>
  )
}

const draw = (visitor: string | null, parts: PublicParts | null, offers?: string[]) =>
  renderToString(
    <PublicPartsProvider value={parts}>
      <Page visitor={visitor} offers={offers} />
    </PublicPartsProvider>,
  )

/** The parts of a guest's page, and `join`, which adds to them what a page has drawn anew. */
function guestsParts() {
  const known = cutIntoParts(draw(null, { mark: MARK, known: null, keyOf }), MARK)
  return {
    known,
    join: (markup: string) =>
      Buffer.concat(joinParts(markup, { mark: MARK, parts: known, earlier: new Map() })).toString(),
  }
}

test('a page with reused parts equals a full render, ids included', () => {
  const { known, join } = guestsParts()
  expect([...known.keys()]).toEqual(['rows', 'nothing', keyOf('offers', ['for guests']), 'foot'])
  const withoutParts = draw('Ann', { mark: MARK, known, keyOf })
  expect(withoutParts).not.toContain('Slots')
  expect(join(withoutParts)).toBe(draw('Ann', null))
})

test("a part with a player's own data is drawn once for all who have the same", () => {
  const { known, join } = guestsParts()
  const offers = ['for Ann | and Bob']
  const first = draw('Ann', { mark: MARK, known, keyOf }, offers)
  expect(first).toContain('for Ann')
  expect(join(first)).toBe(draw('Ann', null, offers))
  const next = draw('Bob', { mark: MARK, known, keyOf }, offers)
  expect(next).not.toContain('for Ann')
  expect(join(next)).toBe(draw('Bob', null, offers))
  expect(join(draw('Cyd', { mark: MARK, known, keyOf }))).toContain('for guests')
})

test('a part that only players have is drawn for the first of them', () => {
  const { known, join } = guestsParts()
  join(draw('Ann', { mark: MARK, known, keyOf }))
  const next = draw('Bob', { mark: MARK, known, keyOf })
  expect(next).not.toContain('Ask us')
  expect(join(next)).toBe(draw('Bob', null))
})

test("a visitor's own text is never taken for a part", () => {
  const { known, join } = guestsParts()
  const name = 'mark-rowsmark-'
  expect(join(draw(name, { mark: MARK, known, keyOf }))).toBe(draw(name, null))
})
