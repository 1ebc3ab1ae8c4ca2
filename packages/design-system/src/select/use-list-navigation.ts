import { useRef, useState, type KeyboardEvent } from 'react'
import { activeAfter, typedAhead } from './list-keys.ts'
import type { SelectItem } from './select-item.ts'

/** ms of pause that starts a new word. */
const TYPING_PAUSE = 700

/**
 * The active option of a list whose focus stays elsewhere. Set `typeAhead` where letters are not typed into a field.
 */
export function useListNavigation(
  items: readonly SelectItem[],
  { typeAhead, onChoose }: { typeAhead: boolean; onChoose: (item: SelectItem) => void },
) {
  const [active, setActive] = useState(-1)
  const typed = useRef({ text: '', at: 0 })

  /** Returns whether the key was handled. */
  const keyDown = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false
    const isInField = !typeAhead && (event.key === 'Home' || event.key === 'End')
    const next = isInField ? undefined : activeAfter(event.key, active, items)
    const item = items[active]
    const isTyping = typeAhead && typed.current.text !== '' && event.timeStamp - typed.current.at < TYPING_PAUSE
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' || (typeAhead && event.key === ' ' && !isTyping)) {
      if (!item || item.disabled) return false
      onChoose(item)
    } else if (typeAhead && event.key.length === 1 && !event.altKey) {
      const text = (isTyping ? typed.current.text : '') + event.key
      typed.current = { text, at: event.timeStamp }
      const found = typedAhead(text, active, items)
      if (found !== undefined) setActive(found)
    } else return false
    event.preventDefault()
    return true
  }
  return { active, setActive, keyDown }
}
