import type { Brand } from '../../settings/brands.ts'

/**
 * The contexts of the brand's modes that a visitor has chosen, from the cookie: `dark.more` is
 * `{ scheme: 'dark', contrast: 'more' }`. What the brand does not have is nobody's choice.
 */
export function chosenModes({ modes }: Pick<Brand, 'modes'>, cookie = ''): Readonly<Record<string, string>> {
  const chosen = cookie.split('.')
  return Object.fromEntries(
    (modes?.known ?? []).flatMap(({ name, contexts }) => {
      const context = contexts.find((one) => chosen.includes(one))
      return context === undefined ? [] : [[name, context]]
    }),
  )
}
