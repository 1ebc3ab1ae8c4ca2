import { useEffect, useRef, useState } from 'react'

/** A field's text is saved once nothing was typed for so long, in milliseconds. */
const PAUSE = 300

export interface Typed {
  /** What the field shows. */
  readonly text: string
  /** Why the text is not saved; null while it is typed. */
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
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  return {
    text: typed ?? value,
    fault,
    type: (text) => {
      setTyped(text)
      setFault(null)
      stop()
      timer.current = setTimeout(() => void write(text), PAUSE)
    },
    finish: async (text = typed ?? value) => {
      stop()
      if (typed === null && text === value) return
      const found = await write(text)
      setFault(found)
      setTyped((now) => (found === null && (now === null || now === text) ? null : (now ?? text)))
    },
    cancel: () => {
      stop()
      setTyped(null)
      setFault(null)
    },
  }
}
