/**
 * @promise Navigation and guards: a page that is opened anew in place of a step back has its position
 * @journey none
 */

import { expect, it } from 'vitest'
import { COMES_BACK, PagePositions } from './page-positions.ts'

const SLOTS = { pathname: '/games/slots', search: '?lang=en', key: 'first', state: null }

function noted(): PagePositions {
  const positions = new PagePositions()
  positions.enter(SLOTS)
  positions.note({ y: 300, listPages: 1 })
  positions.enter({ ...SLOTS, key: 'second' })
  positions.note({ y: 700, listPages: 2 })
  positions.enter({ ...SLOTS, pathname: '/play/x' })
  positions.note({ y: 9 })
  return positions
}

it('are those of an entry', () => {
  expect(noted().of(SLOTS)).toEqual({ y: 300, listPages: 1 })
  expect(noted().of({ ...SLOTS, key: 'new' })).toBeNull()
})

it('are the last ones of the address for a page that is opened in place of a step back', () => {
  const back = { ...SLOTS, key: 'new', state: COMES_BACK }
  expect(noted().of(back)).toEqual({ y: 700, listPages: 2 })
  expect(noted().of({ ...back, search: '' })).toBeNull()
})

it('are read again after a reload', () => {
  const kept: unknown = JSON.parse(JSON.stringify(noted()))
  expect(new PagePositions(kept).of({ ...SLOTS, key: 'second' })).toEqual({ y: 700, listPages: 2 })
})
