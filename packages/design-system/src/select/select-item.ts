import type { ReactNode } from 'react'

/** One entry of a list to choose from. */
export interface SelectItem {
  value: string
  /** Finished text; also what search and type-ahead look at. */
  title: string
  /** A second line. */
  text?: string | undefined
  /** Before the title: an icon, a flag, a picture. Decoration. */
  media?: ReactNode
  /** After the title, at the right: a dial code, a fee. */
  aside?: ReactNode
  /** Other words by which search finds it. */
  keywords?: string | undefined
  disabled?: boolean | undefined
  /** A line above it parts it from what is before. */
  divided?: boolean | undefined
}

/** Without case and accents: `são` is found by `sao`, `Йемен` by `йем`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** The items in which every word of the query occurs; those whose title begins with it first. */
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
