import { useEffect, useRef, useState } from 'react'

/** A field's text is saved once nothing was typed for so long, in milliseconds. */
const PAUSE = 300

export interface Typed {
  /** What the field shows. */
  readonly text: string
  /** Why the text is not saved; null until it was tried. */
  readonly fault: string | null
  readonly type: (text: string) => void
  /** Saves what was typed now. What cannot be saved stays as it was typed. */
  readonly finish: (text?: string) => Promise<void>
  /** Back to what is saved. */
  readonly cancel: () => void
}

/** The text of a field whose value is saved as one types, so that the check speaks at once. `write` resolves to a fault, or null. */
export function useTyped(value: string, write: (text: string) => Promise<string | null>): Typed {
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was typed last: an answer to what was typed before says nothing of it. */
  const latest = useRef<string | null>(null)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  const tryText = async (text: string): Promise<string | null> => {
    const found = await write(text)
    if (latest.current === text) setFault(found)
    return found
  }

  return {
    text: typed ?? value,
    fault,
    type: (text) => {
      latest.current = text
      setTyped(text)
      setFault(null)
      stop()
      timer.current = setTimeout(() => void tryText(text), PAUSE)
    },
    finish: async (text = typed ?? value) => {
      stop()
      if (typed === null && text === value) return
      latest.current = text
      const found = await tryText(text)
      setTyped((now) => (found === null && (now === null || now === text) ? null : (now ?? text)))
    },
    cancel: () => {
      stop()
      latest.current = null
      setTyped(null)
      setFault(null)
    },
  }
}
