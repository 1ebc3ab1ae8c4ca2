/**
 * @promise Navigation and guards: code of other pages is loaded ahead when a page is quiet, not where the visitor
 *   saves data or the line is slow
 * @journey offline/offline
 */

import { partOf } from '@croupier/platform-fixtures/fakes'
import { describe, expect, it } from 'vitest'
import { readPageAge, readTrace, savesData } from './device.ts'

it.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [undefined, false],
])('a connection of %o saves data: %s', (connection, saves) => {
  expect(savesData(partOf<Parameters<typeof savesData>[0]>({ connection }))).toBe(saves)
})

describe('the trace of a page', () => {
  const traceOf = (serverTiming: object[] | undefined) =>
    readTrace({
      getEntriesByType: () => [partOf<PerformanceNavigationTiming>({ serverTiming: serverTiming as never })],
    })

  it('is what the server names, if the browser tells', () => {
    const name = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00'
    expect(traceOf([{ name: 'age' }, { name: 'traceparent', description: name }])).toBe(name)
    expect(traceOf([{ name: 'age' }])).toBeUndefined()
    expect(traceOf(undefined)).toBeUndefined()
    expect(readTrace({ getEntriesByType: () => [] })).toBeUndefined()
  })
})

describe('the age of a page', () => {
  const ageOf = (entry: object | null) =>
    readPageAge({ getEntriesByType: () => (entry === null ? [] : [partOf<PerformanceEntry>(entry)]) })
  const timed = (description = '') => ({
    type: 'navigate',
    transferSize: 300,
    responseStart: 40,
    serverTiming: [{ name: 'age', duration: 8000, description }],
  })

  it('is what the server says', () => {
    expect(ageOf(timed())).toEqual({ ms: 8000, isOld: false, arrivedAt: 40 })
    expect(ageOf(timed('old'))).toMatchObject({ ms: 8000, isOld: true })
  })

  it('is not known of a page that the browser kept, or where the browser does not tell', () => {
    expect(ageOf({ ...timed(), type: 'back_forward', transferSize: 0 })).toMatchObject({ ms: null })
    expect(ageOf({ ...timed(), serverTiming: undefined })).toMatchObject({ ms: null })
    expect(ageOf({ ...timed(), serverTiming: [] })).toMatchObject({ ms: null })
  })

  it('is none where nothing is measured', () => {
    expect(ageOf(null)).toEqual({ ms: 0, isOld: false, arrivedAt: 0 })
  })
})
