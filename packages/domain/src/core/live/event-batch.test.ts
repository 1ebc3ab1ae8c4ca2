/**
 * @promise Live events: events of a storm are drawn once a frame
 * @journey soak/event-storm
 */

import { autorun, observable, runInAction } from 'mobx'
import { beforeEach, expect, test } from 'vitest'

import { HandTimers } from '@croupier/platform-fixtures/fakes'
import { EventBatch } from './event-batch.ts'

let timers: HandTimers
let told: number[]
let batch: EventBatch<number>
beforeEach(() => {
  timers = new HandTimers()
  told = []
  batch = new EventBatch(timers, (event) => told.push(event))
})

test('a single event is delivered at once', () => {
  batch.add(1)
  expect(told).toEqual([1])
  timers.advance(16)
  expect(timers.pending).toBe(0)
  batch.add(2)
  expect(told).toEqual([1, 2])
})

test('further events of a frame are delivered at its end, in order', () => {
  for (const event of [1, 2, 3]) batch.add(event)
  expect(told).toEqual([1])
  timers.advance(15)
  expect(told).toEqual([1])
  timers.advance(1)
  expect(told).toEqual([1, 2, 3])
})

test('in a hidden tab, whose timers are slow, no events pile up', () => {
  for (let event = 0; event < 5000; event += 1) batch.add(event)
  expect(told.length).toBeGreaterThan(4000)
  timers.advance(16)
  expect(told).toEqual(Array.from({ length: 5000 }, (_, event) => event))
  expect(timers.pending).toBe(1)
  timers.advance(16)
  expect(timers.pending).toBe(0)
})

test('five thousand events a second are delivered once a frame, and none is lost', () => {
  const count = observable.box(0)
  const storm = new EventBatch<number>(timers, () => runInAction(() => count.set(count.get() + 1)))
  let seen = 0
  const off = autorun(() => {
    count.get()
    seen += 1
  })
  for (let ms = 0; ms < 1000; ms += 1) {
    for (let event = 0; event < 5; event += 1) storm.add(event)
    timers.advance(1)
  }
  timers.advance(16)
  off()
  expect(count.get()).toBe(5000)
  expect(seen).toBeLessThanOrEqual(2 + Math.ceil(1000 / 16) + 1)
})

test('waiting events are dropped with their connection, also when a handler ends it', () => {
  for (const event of [1, 2]) batch.add(event)
  batch.clear()
  timers.advance(16)
  expect([told, timers.pending]).toEqual([[1], 0])
  const ending = new EventBatch<number>(timers, () => ending.clear())
  ending.add(1)
  expect(timers.pending).toBe(0)
})
