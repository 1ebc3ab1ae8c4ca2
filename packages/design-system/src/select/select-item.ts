import type { ReactNode } from 'react'

export interface SelectItem {
  value: string
  title: string
  text?: string | undefined
  media?: ReactNode
  aside?: ReactNode
  keywords?: string | undefined
  disabled?: boolean | undefined
  divided?: boolean | undefined
}

/** Lower case without accents: `são` is found by `sao`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** Items that contain every word of the query; those that begin with it first. */
export function matchingItems(items: readonly SelectItem[], query: string): readonly SelectItem[] {
  const wanted = fold(query).trim()
  if (wanted === '') return items
  const words = wanted.split(/\s+/)
  const found = items.filter((item) => {
    const text = fold(`${item.title} ${item.text ?? ''} ${item.keywords ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const isAhead = (item: SelectItem) => fold(item.title).startsWith(wanted)
  const ordered = [...found.filter(isAhead), ...found.filter((item) => !isAhead(item))]
  return ordered.map((item) => (item.divided ? { ...item, divided: false } : item))
}
