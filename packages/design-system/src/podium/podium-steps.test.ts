import { describe, expect, it } from 'vitest'
import { podiumSteps } from './podium-steps.ts'

const standing = (...places: number[]) =>
  podiumSteps(places.map((place, index) => ({ place, id: index }))).map(({ players }) => players.map(({ id }) => id))

describe('podiumSteps', () => {
  it('has a step for each place, whatever order players come in', () => {
    expect(standing(3, 1, 2)).toEqual([[1], [2], [0]])
  })
  it('puts players of a shared place on one step', () => {
    expect(standing(1, 1, 3)).toEqual([[0, 1], [], [2]])
  })
  it('keeps steps of empty places', () => {
    expect(standing()).toEqual([[], [], []])
    expect(standing(2)).toEqual([[], [0], []])
  })
  it('omits players after the third', () => {
    expect(standing(1, 2, 3, 4)).toEqual([[0], [1], [2]])
  })
})
