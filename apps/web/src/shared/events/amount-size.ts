/** Classes of a headline's amount: a long one is smaller, so that it fits a phone's width on one line, also at twice the font. */
export function amountSize(text: string): string {
  if (text.length > 22) return 'text-[length:min(var(--type-base),4.5vw)] sm:text-xl'
  if (text.length > 16) return 'text-[length:min(var(--type-lg),5.4vw)] sm:text-xl'
  if (text.length > 12) return 'text-[length:min(var(--type-xl-min),7.5vw)] sm:text-2xl'
  return 'text-[length:min(var(--type-2xl-min),10vw)] sm:text-2xl'
}
