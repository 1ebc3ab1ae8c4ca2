import type { Pen } from '../pen/pen.ts'
import { white } from '../pen/ramps.ts'
import { box } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'

export const SUITS = {
  spade:
    'M0-50C14-30 48-8 48 18C48 40 20 44 6 26C8 40 14 48 20 52H-20C-14 48-8 40-6 26C-20 44-48 40-48 18C-48-8-14-30 0-50Z',
  heart: 'M0 52C-16 30-52 6-52-20C-52-52-12-54 0-26C12-54 52-52 52-20C52 6 16 30 0 52Z',
  club: 'M-6 22C-18 38-50 32-50 6C-50-16-30-22-18-16C-34-34-20-54 0-54S34-34 18-16C30-22 50-16 50 6C50 32 18 38 6 22C8 38 14 46 22 52H-22C-14 46-8 38-6 22Z',
  diamond: 'M0-56Q18-22 44 0Q18 22 0 56Q-18 22-44 0Q-18-22 0-56Z',
} as const

type Suit = keyof typeof SUITS

const inkOf = (suit: Suit): readonly [string, string, string] =>
  suit === 'heart' || suit === 'diamond' ? ['#ff5a5f', '#d3122c', '#8a0519'] : ['#5a6480', '#1f2438', '#05070f']

const LETTERS = {
  A: 'M-14 20L0-20L14 20M-9 7H9',
  K: 'M-11-20V20M12-20L-10 2L13 20',
  Q: 'M0-20C-18-20-18 20 0 20S18-20 0-20M4 8L15 22',
  J: 'M10-20V8C10 24-12 24-12 8',
} as const

type Letter = keyof typeof LETTERS

const blank = (pen: Pen): string =>
  pen.solid(box(-66, -94, 132, 188, 14), white, {
    rim: 3,
    line: 2.5,
    fill: pen.linear(['#ffffff', '#f4f1ea', '#d9d3c6'], 60),
  })

const face = (pen: Pen, letter: Letter, suit: Suit): string => {
  const [light, body, dark] = inkOf(suit)
  const corner =
    pen.line(LETTERS[letter], body, 7, 'transform="translate(-45 -68) scale(.62)"') +
    pen.path(SUITS[suit], body, 'transform="translate(-45 -40) scale(.2)"')
  return (
    pen.path(SUITS[suit], pen.linear([light, body, dark], 60), 'transform="scale(.92)"') +
    pen.stamp(corner, ['', 'rotate(180)'])
  )
}

export const card =
  (letter: Letter, suit: Suit): Subject =>
  (pen) =>
    blank(pen) + face(pen, letter, suit)

const fanOfCards =
  (hand: readonly (readonly [Letter, Suit])[]): Subject =>
  (pen) => {
    const middle = (hand.length - 1) / 2
    const id = pen.id()
    return (
      `<defs><g id="${id}">${blank(pen)}</g></defs>` +
      hand
        .map(([letter, suit], index) => {
          const step = index - middle
          return group(
            place(step * 32, 14 + step * step * 6, 0.74, step * 15),
            `<use href="#${id}"/>${face(pen, letter, suit)}`,
          )
        })
        .join('')
    )
  }

export const aces = fanOfCards([
  ['A', 'club'],
  ['A', 'diamond'],
  ['A', 'spade'],
  ['A', 'heart'],
])
export const royals = fanOfCards([
  ['J', 'spade'],
  ['Q', 'spade'],
  ['K', 'spade'],
  ['A', 'spade'],
])
export const blackjackHand = fanOfCards([
  ['J', 'heart'],
  ['A', 'spade'],
])
export const pairOfHearts = fanOfCards([
  ['K', 'heart'],
  ['A', 'heart'],
])

export const suitEmblem =
  (suit: Suit): Subject =>
  (pen) => {
    const [light, body, dark] = inkOf(suit)
    return (
      group('scale(1.75)', pen.solid(SUITS[suit], ['#fff', light, body, dark, '#ffd25e'], { rim: 4, line: 3 })) +
      pen.gloss(-34, -26, 22, 12)
    )
  }
