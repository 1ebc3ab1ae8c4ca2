import type { SlotSetup } from '../page/slot-page.ts'

export const readSetup = (): SlotSetup => JSON.parse(document.getElementById('setup')?.textContent ?? '') as SlotSetup

export const part = <T extends Element = HTMLElement>(id: string): T => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no #${id}`)
  return found as Element as T
}

export const moneyFormat = (language: string, currency: string): ((minor: number) => string) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
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

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
