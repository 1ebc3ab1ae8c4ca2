import type { SlotSetup } from '../page/slot-page.ts'

export const readSetup = (): SlotSetup => JSON.parse(document.getElementById('setup')?.textContent ?? '') as SlotSetup

export const part = <T extends Element = HTMLElement>(id: string): T => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no #${id}`)
  return found as Element as T
}

export const moneyFormat = (language: string, currency: string): ((minor: number) => string) => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'symbol' : 'narrowSymbol',
  })
  return (minor) => format.format(minor / 100)
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Posts messages to the framing page only. */
export const createMessenger =
  ({ parentOrigin, runToken }: SlotSetup) =>
  (type: 'loaded' | 'spin' | 'exit'): void => {
    if (parentOrigin !== null && window.parent !== window)
      window.parent.postMessage({ source: 'croupier-game', type, runToken }, parentOrigin)
  }

/** Where the page's address says that the game leaves to, and in which window; null: the site closes it. */
export const exitWay = (): { window: Window | null; url: string } | null => {
  const query = new URLSearchParams(location.search)
  const url = query.get('exitUrl') ?? ''
  if (!/^https?:\/\//.test(url)) return null
  const exit = query.get('exit')
  return { window: exit === 'window' ? null : exit === 'top' ? window.top : window, url }
}

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
