import { IconButton, SelectField, TextField } from '@croupier/design-system'
import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TextRow } from '../contract.ts'
import { askServer, type StudioActions } from './use-studio.ts'
import { useTyped } from './use-typed.ts'

export interface TextsProps {
  readonly locales: readonly string[]
  readonly change: StudioActions['change']
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

/** `br` is our name for Brazilian Portuguese. */
const languageTag = (locale: string) => (locale === 'br' ? 'pt-BR' : locale)

/** As many as can be looked over. */
const SHOWN = 40

/** All texts of a language: what the brand says in its own way comes first. */
export function Texts({ locales, change }: TextsProps) {
  const [locale, setLocale] = useState(locales[0] ?? 'en')
  const [words, setWords] = useState('')
  const [rows, setRows] = useState<readonly TextRow[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const read = (of: string) =>
    askServer<TextRow[]>(`/api/texts?locale=${of}`).then(setRows, ({ message }: Error) => setFailure(message))
  useEffect(() => void read(locale), [locale])

  const wanted = words.trim().toLowerCase()
  const found = rows
    .filter(({ key, base, own }) => `${key} ${base} ${own ?? ''}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => Number(other.own !== null) - Number(one.own !== null))
  const save: TextRowFieldProps['save'] = async (key, value, givenUp) => {
    const fault = await change({ kind: 'text', locale, key, value }, givenUp)
    await read(locale)
    return fault
  }
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Language"
        value={locale}
        options={locales.map((name) => ({ value: name, label: LANGUAGES.of(languageTag(name)) ?? name }))}
        onValueChange={setLocale}
      />
      <TextField label="Find" placeholder="Words of a text, or its key" value={words} onValueChange={setWords} />
      {failure !== null && <p className="text-negative">{failure}</p>}
      {found.slice(0, SHOWN).map((row) => (
        <TextRowField key={`${locale} ${row.key}`} locale={locale} row={row} save={save} />
      ))}
      {found.length > SHOWN && (
        <p className="text-sm text-muted">{`${found.length - SHOWN} more: type some of its words to find a text.`}</p>
      )}
    </div>
  )
}

interface TextRowFieldProps {
  readonly locale: string
  readonly row: TextRow
  readonly save: (key: string, value: string | null, givenUp?: AbortSignal) => Promise<string | null>
}

function TextRowField({ locale, row: { key, base, own }, save }: TextRowFieldProps) {
  const typed = useTyped(own ?? base, (text, givenUp) => save(key, text === base ? null : text, givenUp))
  return (
    <TextField
      label={key}
      hint={own === null ? undefined : `Base text: ${base}`}
      maxLength={2000}
      lang={languageTag(locale)}
      {...typed.field}
      trailing={
        own === null ? undefined : (
          <IconButton size="sm" label={`Take ${key} back to the base text`} onClick={() => void save(key, null)}>
            <RotateCcw />
          </IconButton>
        )
      }
    />
  )
}
