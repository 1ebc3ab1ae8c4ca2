import { fold, type SelectItem } from './select-item.ts'

const PAGE = 10

/** Where a key moves the active option (APG listbox); undefined for other keys. */
export function activeAfter(key: string, active: number, items: readonly SelectItem[]): number | undefined {
  const last = items.length - 1
  switch (key) {
    case 'ArrowDown':
      return nearest(items, active + 1, 1) ?? active
    case 'ArrowUp':
      return nearest(items, active < 0 ? last : active - 1, -1) ?? active
    case 'Home':
      return nearest(items, 0, 1) ?? active
    case 'End':
      return nearest(items, last, -1) ?? active
    case 'PageDown':
      return nearest(items, Math.min(active + PAGE, last), 1) ?? nearest(items, last, -1) ?? active
    case 'PageUp':
      return nearest(items, Math.max(active - PAGE, 0), -1) ?? nearest(items, 0, 1) ?? active
    default:
      return undefined
  }
}

function nearest(items: readonly SelectItem[], from: number, step: 1 | -1): number | undefined {
  for (let index = from; index >= 0 && index < items.length; index += step) if (!items[index]?.disabled) return index
  return undefined
}

/** The next option that begins with the typed text, wrapping; a repeated letter cycles through its options. */
export function typedAhead(typed: string, active: number, items: readonly SelectItem[]): number | undefined {
  const wanted = fold(typed)
  const isOneLetter = wanted.split('').every((letter) => letter === wanted[0])
  const prefix = isOneLetter ? wanted.charAt(0) : wanted
  const from = isOneLetter ? active + 1 : Math.max(active, 0)
  for (let step = 0; step < items.length; step += 1) {
    const index = (from + step) % items.length
    const item = items[index]
    if (item && !item.disabled && fold(item.title).startsWith(prefix)) return index
  }
  return undefined
}
