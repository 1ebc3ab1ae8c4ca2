import type { BrandTokens } from './brand-tokens.ts'
import { cssColor, type SrgbColor } from './color.ts'
import { aliasOf, type TokenType } from './token-values.ts'

/** `semantic.color.accent` -> `--color-accent`; `component.button.radius` -> `--button-radius`. */
export const propertyName = (path: string) => `--${path.split('.').slice(1).join('-')}`

const GENERIC_FACE = /^[a-z-]+$/

/** A brand's custom properties; primitives are not printed. References to semantic tokens stay `var()`. */
export function printTokens(tokens: BrandTokens): string[] {
  const print = (type: TokenType, value: unknown): string => {
    const alias = aliasOf(value)
    if (alias !== null) {
      const target = tokens.resolve(alias)
      return print(target.type, target.value)
    }
    switch (type) {
      case 'color':
        return cssColor(value as SrgbColor)
      case 'dimension': {
        const { value: number, unit } = value as { value: number; unit: string }
        return number === 0 ? '0px' : `${number}${unit}`
      }
      case 'duration': {
        const { value: number, unit } = value as { value: number; unit: string }
        return `${number}${unit}`
      }
      case 'cubicBezier':
        return `cubic-bezier(${(value as number[]).join(', ')})`
      case 'fontFamily':
        return [value as string | string[]]
          .flat()
          .map((name) => (GENERIC_FACE.test(name) ? name : `'${name}'`))
          .join(', ')
      case 'shadow':
        return [value as Layer | Layer[]].flat().map(printLayer).join(', ')
      default:
        return String(value)
    }
  }
  const printLayer = ({ color, inset, offsetX, offsetY, blur, spread }: Layer) => {
    const lengths = [offsetX, offsetY, blur, spread].map((side) => print('dimension', side))
    return [inset === true ? 'inset' : '', ...lengths, print('color', color)].filter(Boolean).join(' ')
  }
  const lines = tokens.published.map(({ path, value, adjust }) => {
    const alias = aliasOf(value)
    const target = tokens.resolve(path)
    const isReference = alias?.startsWith('semantic.') === true && adjust === null
    return `  ${propertyName(path)}: ${isReference ? `var(${propertyName(alias)})` : print(target.type, target.value)};`
  })
  return [`  color-scheme: ${tokens.colorScheme};`, ...lines]
}

interface Layer {
  color: unknown
  inset?: boolean
  offsetX: unknown
  offsetY: unknown
  blur: unknown
  spread: unknown
}
