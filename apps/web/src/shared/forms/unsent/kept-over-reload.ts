import type { Form } from '@croupier/domain/core'
import { readTabStorage, writeTabStorage } from '@croupier/hosts/browser'
import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { BEFORE_RELOAD } from '../../loading/new-release.ts'
import { useSite } from '../../site/tab.tsx'

type Typed = Readonly<Record<string, unknown>>

/** What the forms of one page held when the site loaded it again. */
export interface TypedOnPage {
  readonly path: string
  /** The player's id; null: a guest. */
  readonly owner: string | null
  /** Values by field, by the name of their form. */
  readonly forms: Readonly<Record<string, Typed>>
}

const KEY = 'typed'

/**
 * Keeps what is typed in a form over a reload that the site asks for, except passwords, codes, cards and files. The same form of the
 * same page shows it again to the same visitor.
 * @param name of the form among those of the page
 */
export function useKeptOverReload<V extends object>(
  element: RefObject<HTMLFormElement | null>,
  form: Form<V>,
  name: string,
): void {
  const { player } = useSite()
  const owner = player?.id ?? null
  const isOwnerKnown = player === null || owner !== null

  useLayoutEffect(() => {
    if (!isOwnerKnown) return
    const kept = readTyped()
    if (kept === null) return
    const { typed, rest } = takeTyped(kept, { path: window.location.pathname, owner }, name)
    writeTabStorage(KEY, rest)
    // What was typed since then counts. A new release may have other fields.
    const known = Object.entries(typed).filter(([field]) => Object.hasOwn(form.values, field))
    form.setAll({ ...(Object.fromEntries(known) as Partial<V>), ...form.unsent })
  }, [form, isOwnerKnown, owner, name])

  useEffect(() => {
    function keep(): void {
      const typed = withoutSecrets(form.unsent, element.current)
      writeTabStorage(KEY, addTyped(readTyped(), { path: window.location.pathname, owner }, { [name]: typed }))
      // Nothing is lost: the browser need not ask.
      form.rebase(form.values)
    }
    window.addEventListener(BEFORE_RELOAD, keep)
    return () => window.removeEventListener(BEFORE_RELOAD, keep)
  }, [element, form, owner, name])
}

type Place = Pick<TypedOnPage, 'path' | 'owner'>

/** What a form of this place is given, and what is left for its other forms: nothing where it was typed elsewhere. */
export function takeTyped(
  kept: TypedOnPage,
  place: Place,
  name: string,
): { readonly typed: Typed; readonly rest: TypedOnPage | null } {
  const { [name]: typed = {}, ...forms } = isOf(kept, place) ? kept.forms : {}
  return { typed, rest: Object.keys(forms).length > 0 ? { ...place, forms } : null }
}

/** Adds what a form holds to that of the other forms of its place. */
export const addTyped = (kept: TypedOnPage | null, place: Place, forms: TypedOnPage['forms']): TypedOnPage => ({
  ...place,
  forms: { ...(kept && isOf(kept, place) && kept.forms), ...forms },
})

const isOf = (kept: TypedOnPage, { path, owner }: Place): boolean => kept.path === path && kept.owner === owner

const SECRET =
  'input[type=password], input[autocomplete*=password], input[autocomplete=one-time-code], input[autocomplete^=cc-]'

function withoutSecrets(values: object, element: HTMLFormElement | null): Typed {
  const secrets = [...(element?.querySelectorAll<HTMLInputElement>(SECRET) ?? [])].map((control) => control.name)
  const isKept = ([field, value]: [string, unknown]) => !secrets.includes(field) && !(value instanceof Object)
  return Object.fromEntries(Object.entries(values).filter(isKept))
}

/** What this tab has written before it was loaded again; null for what is of another form. */
function readTyped(): TypedOnPage | null {
  const kept = readTabStorage(KEY)
  return kept instanceof Object && 'forms' in kept && kept.forms instanceof Object ? (kept as TypedOnPage) : null
}
