import { useCallback, useEffect, useRef, useState } from 'react'
import type { Change, StudioState } from '../contract.ts'

/** What became of the changes. `reason`: why the last one is not in the files. */
export type Saving =
  | { readonly kind: 'none' | 'saving' | 'saved' }
  | { readonly kind: 'not-saved'; readonly reason: string }

/** What the server adds to the first answer. */
export interface OpenStudio extends StudioState {
  /** Address of the site that shows the brand. */
  readonly site: string
}

export interface StudioActions {
  /** Writes a change; resolves to what is wrong with it, or null. What is `givenUp` is not said to be unsaved. */
  readonly change: (change: Change, givenUp?: AbortSignal) => Promise<string | null>
  readonly undo: () => Promise<string | null>
  readonly redo: () => Promise<string | null>
}

/** The brand as its files are, and what its maker can do with it. `state` is null until the first answer. */
export function useStudio(): {
  readonly state: OpenStudio | null
  readonly failure: string | null
  readonly saving: Saving
} & StudioActions {
  const [state, setState] = useState<OpenStudio | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState<Saving>({ kind: 'none' })
  /** Changes go one after the other: each answer is the state after it. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** How many are not answered yet. */
  const waiting = useRef(0)

  const sayNotSaved = useCallback((reason: string, givenUp: AbortSignal | undefined) => {
    const said: Saving = givenUp?.aborted
      ? { kind: waiting.current > 0 ? 'saving' : 'none' }
      : { kind: 'not-saved', reason }
    setSaving(said)
    givenUp?.addEventListener('abort', () => setSaving((now) => (now === said ? { kind: 'none' } : now)))
  }, [])

  const ask = useCallback(
    (address: string, body?: unknown, givenUp?: AbortSignal) => {
      const isChange = body !== undefined
      waiting.current++
      if (isChange) setSaving({ kind: 'saving' })
      const asked = last.current.then(async () => {
        try {
          const answer = await askServer<OpenStudio>(address, body)
          setState((known) => (known ? { ...known, ...answer } : answer))
          setFailure(null)
          waiting.current--
          if (isChange) setSaving({ kind: waiting.current > 0 ? 'saving' : 'saved' })
          return null
        } catch (error) {
          const reason = (error as Error).message
          waiting.current--
          if (isChange) sayNotSaved(reason, givenUp)
          return reason
        }
      })
      last.current = asked
      return asked
    },
    [sayNotSaved],
  )

  useEffect(() => {
    const read = () => void ask('/api/state').then(setFailure)
    read()
    // Files may have been changed in an editor meanwhile.
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [ask])

  useEffect(() => {
    // The browser asks whether to leave while changes are not in the files yet.
    const holdPage = (event: BeforeUnloadEvent) => {
      if (waiting.current > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', holdPage)
    return () => window.removeEventListener('beforeunload', holdPage)
  }, [])

  return {
    state,
    failure,
    saving,
    change: useCallback((change, givenUp) => ask('/api/change', change, givenUp), [ask]),
    undo: useCallback(() => ask('/api/undo', {}), [ask]),
    redo: useCallback(() => ask('/api/redo', {}), [ask]),
  }
}

/** Calls the studio's server. @throws Error with a message to show */
export async function askServer<T>(address: string, body?: unknown): Promise<T> {
  const answer = await fetch(address, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }).catch(
    () => null,
  )
  if (!answer) throw new Error('The studio has stopped. Start it again in the terminal: nothing is lost.')
  const read = (await answer.json()) as T & { message?: string }
  if (!answer.ok) throw new Error(read.message ?? `The studio answered ${answer.status}.`)
  return read
}
