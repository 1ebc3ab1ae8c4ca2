/** A number with one decimal. */
export const num = (value: number): string => {
  const text = String(Math.round(value * 10) / 10)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** A number without decimals, for large shapes. */
export const whole = (value: number): string => String(Math.round(value))

/** A fraction with two decimals. */
export const part = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

/** Numbers separated by spaces; a minus sign needs none. */
export const nums = (...values: readonly number[]): string => {
  let text = ''
  for (const value of values) {
    const next = num(value)
    text += text === '' || next.startsWith('-') ? next : ` ${next}`
  }
  return text
}

/** A `transform` of translation, scale and rotation. */
export const place = (x: number, y: number, scale = 1, degrees = 0): string => {
  let text = x === 0 && y === 0 ? '' : `translate(${nums(x, y)})`
  if (Math.round(degrees) !== 0) text += `rotate(${Math.round(degrees)})`
  if (scale !== 1) text += `scale(${part(scale)})`
  return text
}

export const group = (transform: string, content: string, more = ''): string =>
  `<g${transform === '' ? '' : ` transform="${transform}"`}${more}>${content}</g>`

/** Path data for large shapes, with whole numbers. */
export const trace = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts.reduce((path, text, index) => {
    const value = values[index - 1] ?? ''
    return path + (typeof value === 'number' ? whole(value) : value) + text
  })
