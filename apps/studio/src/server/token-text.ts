import Color from 'colorjs.io'
import { componentsOf, hexOf, isColor } from '../../../../packages/design-system/tokens/color.ts'
import { aliasOf, VALUE_RULES, type TokenType } from '../../../../packages/design-system/tokens/token-values.ts'
import { StudioError } from './steps.ts'

/** A token's value as a field shows it; `parseToken` reads it back. */
export function printToken(type: TokenType, value: unknown): string {
  if (value === undefined) return ''
  const alias = aliasOf(value)
  if (alias !== null) return `{${alias}}`
  if (isColor(value)) {
    const alpha = value.alpha ?? 1
    return alpha === 1 ? hexOf(value) : `${hexOf(value)} ${Math.round(alpha * 100)}%`
  }
  if (type === 'dimension' || type === 'duration') {
    const { value: number, unit } = value as { value: number; unit: string }
    return `${number}${unit}`
  }
  if (type === 'fontFamily') return [value as string | string[]].flat().join(', ')
  if (type === 'cubicBezier') return (value as number[]).join(', ')
  return JSON.stringify(value)
}

const COLOR = /^#([\da-f]{6})(?:\s+(\d{1,3})\s*%)?$/i
const SHORT_COLOR = /^#([\da-f])([\da-f])([\da-f])$/i
const MEASURE = /^(-?\d*\.?\d+)\s*(px|rem|ms|s)$/

/**
 * Reads what somebody has typed for a token.
 * @throws StudioError that says how a value of the type looks
 */
export function parseToken(type: TokenType, typed: string): unknown {
  const text = typed.trim()
  if (aliasOf(text) !== null) return text
  const value = read(type, text.replace(SHORT_COLOR, '#$1$1$2$2$3$3'))
  if (value === undefined || !VALUE_RULES[type].isOne(value))
    throw new StudioError(`“${typed}” is not a value of this kind. ${EXAMPLES[type]}`)
  return value
}

function read(type: TokenType, text: string): unknown {
  switch (type) {
    case 'color': {
      const [, digits, percent = '100'] = COLOR.exec(text) ?? []
      if (digits === undefined) return otherColor(text)
      const hex = `#${digits.toLowerCase()}`
      const components = JSON.parse(componentsOf(hex)) as number[]
      return { colorSpace: 'srgb', components, alpha: Number(percent) / 100, hex }
    }
    case 'dimension':
    case 'duration': {
      const [, number, unit] = MEASURE.exec(type === 'dimension' && text === '0' ? '0px' : text) ?? []
      return number === undefined ? undefined : { value: Number(number), unit }
    }
    case 'number':
    case 'fontWeight':
      return text === '' ? undefined : Number(text)
    case 'cubicBezier':
      return text.split(',').map(Number)
    case 'fontFamily':
      return text.split(',').map((name) => name.trim())
    case 'shadow':
      try {
        return JSON.parse(text)
      } catch {
        return undefined
      }
    // no default
  }
}

/** A colour as stylesheets write it, such as `oklch(0.8 0.16 90 / 40%)`, drawn into sRGB. */
function otherColor(text: string): unknown {
  if (text.startsWith('#')) return undefined
  try {
    const color = new Color(text)
    const hex = color.to('srgb').toGamut({ method: 'css' }).toString({ format: 'hex', alpha: false, collapse: false })
    const components = JSON.parse(componentsOf(hex)) as number[]
    return { colorSpace: 'srgb', components, alpha: Math.round(color.alpha * 100) / 100, hex }
  } catch {
    return undefined
  }
}

/** By type: what to type. */
const EXAMPLES: Readonly<Record<TokenType, string>> = {
  color:
    'Type a colour such as #fccd0d, #fccd0d 40%, oklch(0.8 0.16 90), or the name of another token: {semantic.color.accent}.',
  dimension: 'Type a length such as 12px or 0.75rem.',
  duration: 'Type a time such as 150ms.',
  number: 'Type a number such as 1.16.',
  fontWeight: 'Type a weight from 1 to 1000, such as 600.',
  cubicBezier: 'Type four numbers such as 0.2, 0.8, 0.2, 1; the first and the third are from 0 to 1.',
  fontFamily: 'Type families such as Onest Variable, sans-serif.',
  shadow: 'Type the layers as JSON: color, offsetX, offsetY, blur, spread and, where meant, inset.',
}
