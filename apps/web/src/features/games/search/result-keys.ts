/** Index of the search field, above the results. */
export const FIELD = -1

/** Index to focus after a key, null: not handled. In the field, Left, Right, Home and End move the text cursor. */
export function moveByKey(key: string, index: number, count: number, columns: number): number | null {
  if (count === 0) return null
  const to = targetOf(key, index, count, columns)
  if (to === null) return null
  return to < 0 ? FIELD : Math.min(to, count - 1)
}

function targetOf(key: string, index: number, count: number, columns: number): number | null {
  if (index === FIELD) return key === 'ArrowDown' ? 0 : null
  switch (key) {
    case 'ArrowDown':
      return index + columns
    case 'ArrowUp':
      return index - columns
    case 'ArrowRight':
      return index + 1
    case 'ArrowLeft':
      return index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
