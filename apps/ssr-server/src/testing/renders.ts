import type { LightMyRequestResponse } from 'fastify'
import type { DocumentRequest } from '@croupier/contract/document'
import type { RenderDocument } from '../pages/document.ts'
import { deferred, documentOf, type Deferred, type TestSite } from './site.ts'

/** A renderer whose renders each wait for their gate. */
export function heldRenders() {
  const started: { request: DocumentRequest; gate: Deferred }[] = []
  let onStart = deferred()
  const render: RenderDocument = async (request) => {
    const gate = deferred()
    started.push({ request, gate })
    onStart.resolve()
    onStart = deferred()
    await gate.promise
    return documentOf(request)
  }
  const untilStarted = async (count: number) => {
    while (started.length < count) await onStart.promise
  }
  return { started, render, untilStarted }
}

export function countedRenders(make: RenderDocument = async (request) => documentOf(request)) {
  const seen: DocumentRequest[] = []
  let next = make
  const render: RenderDocument = (request) => {
    seen.push(request)
    return next(request)
  }
  return { seen, render, become: (other: RenderDocument) => (next = other) }
}

/** Asks for the lobby until a render in the background has changed it. */
export async function untilAnswer(site: TestSite, matches: (answer: LightMyRequestResponse) => boolean): Promise<void> {
  while (!matches(await site.get('/'))) await new Promise(setImmediate)
}

export const player = (name: string) => ({ cookie: `at=access-${name}; rt=refresh-${name}` })
/** Milliseconds after which a kept page is stale. */
export const FRESH = 2_500
/** Milliseconds after which it is too old to be sent as if it were new. */
export const OLD = 5_000
