import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** A field's text is saved once nothing was typed for so long, in milliseconds. */
const PAUSE = 300

export interface Typed {
  /** Of the `TextField`: Enter and leaving it save, Escape goes back to what is saved. */
  readonly field: {
    readonly value: string
    /** Why the text is not saved; empty until it was tried. */
    readonly errors: readonly string[]
    readonly onValueChange: (text: string) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** Saves what was typed now. What cannot be saved stays as it was typed. */
  readonly finish: (text?: string) => Promise<void>
  /** Back to what is saved. */
  readonly cancel: () => void
}

/**
 * The text of a field whose value is saved as one types, so that the check speaks at once.
 * @param write resolves to what is wrong with the text, or null; `givenUp` is aborted by Escape
 */
export function useTyped(value: string, write: (text: string, givenUp: AbortSignal) => Promise<string | null>): Typed {
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was typed last: an answer to what was typed before says nothing of it. */
  const latest = useRef<string | null>(null)
  const attempt = useRef(new AbortController())
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  const tryText = async (text: string): Promise<string | null> => {
    const found = await write(text, attempt.current.signal)
    if (latest.current === text) setFault(found)
    return found
  }

  const type = (text: string) => {
    latest.current = text
    setTyped(text)
    setFault(null)
    stop()
    timer.current = setTimeout(() => void tryText(text), PAUSE)
  }

  const finish = async (text = typed ?? value) => {
    stop()
    if (typed === null && text === value) return
    latest.current = text
    const found = await tryText(text)
    // Escape or another letter came before the answer.
    if (latest.current !== text) return
    setTyped(found === null ? null : text)
  }

  const cancel = () => {
    stop()
    attempt.current.abort()
    attempt.current = new AbortController()
    latest.current = null
    setTyped(null)
    setFault(null)
  }

  return {
    field: {
      value: typed ?? value,
      errors: fault === null ? [] : [fault],
      onValueChange: type,
      onBlur: () => void finish(),
      onKeyDown: ({ key }) => {
        if (key === 'Enter') void finish()
        if (key === 'Escape') cancel()
      },
    },
    finish,
    cancel,
  }
}
