/** A number as SVG text: one decimal, no noise. */
export const num = (value: number): string => {
  const text = String(Math.round(value * 10) / 10)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** For what fills the picture, where a tenth is seen by nobody. */
export const whole = (value: number): string => String(Math.round(value))

/** A share of one, in hundredths. */
export const part = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

/** Numbers one after another: a minus sign parts them as well as a space does. */
export const nums = (...values: readonly number[]): string => {
  let text = ''
  for (const value of values) {
    const next = num(value)
    text += text === '' || next.startsWith('-') ? next : ` ${next}`
  }
  return text
}

/** The numbers of a `transform`, in the order the artist thinks: where, how large, how tilted. */
export const place = (x: number, y: number, scale = 1, degrees = 0): string => {
  let text = x === 0 && y === 0 ? '' : `translate(${nums(x, y)})`
  if (Math.round(degrees) !== 0) text += `rotate(${Math.round(degrees)})`
  if (scale !== 1) text += `scale(${part(scale)})`
  return text
}

export const group = (transform: string, content: string, more = ''): string =>
  `<g${transform === '' ? '' : ` transform="${transform}"`}${more}>${content}</g>`

/** Path data for what fills the picture: its numbers come out rounded to whole units. */
export const trace = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts.reduce((path, text, index) => {
    const value = values[index - 1] ?? ''
    return path + (typeof value === 'number' ? whole(value) : value) + text
  })
