import { Badge, IconButton, TextField } from '@croupier/design-system'
import { RotateCcw } from 'lucide-react'
import type { ContrastRow, TokenRow } from '../contract.ts'
import type { StudioActions } from './use-studio.ts'
import { useTyped } from './use-typed.ts'

export interface TokenFieldProps {
  readonly token: TokenRow
  readonly change: StudioActions['change']
}

/** One token: its value as text, for a colour also the system's picker, and its contrasts as they are now. */
export function TokenField({ token, change }: TokenFieldProps) {
  const { path, type, value, hex, alpha, isOwn, hasDefault, description, contrasts } = token
  const typed = useTyped(value, (text, givenUp) => change({ kind: 'token', path, value: text }, givenUp))
  const name = path.split('.').slice(2).join(' ') || path

  function reset(): void {
    typed.cancel()
    void change({ kind: 'token', path, value: null })
  }

  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={name}
        hint={description || undefined}
        maxLength={2000}
        spellCheck={false}
        list={aliasesOf(type)}
        {...typed.field}
        leading={
          type === 'color' ? (
            <input
              type="color"
              aria-label={`Pick ${name}`}
              value={hex ?? '#000000'}
              onChange={({ currentTarget }) => void typed.finish(withAlpha(currentTarget.value, alpha))}
              className="-ms-1.5 size-8 cursor-pointer bg-transparent"
            />
          ) : undefined
        }
        trailing={
          isOwn && hasDefault ? (
            <IconButton size="sm" label={`Take ${name} back to its default`} onClick={reset}>
              <RotateCcw />
            </IconButton>
          ) : undefined
        }
      />
      {contrasts.length > 0 && <Contrasts rows={contrasts} />}
    </div>
  )
}

/** Id of the list of tokens that a value of this type may refer to (token-groups.tsx). */
export const aliasesOf = (type: string) => `aliases-${type}`

const withAlpha = (hex: string, alpha: number) => (alpha === 1 ? hex : `${hex} ${Math.round(alpha * 100)}%`)

function Contrasts({ rows }: { readonly rows: readonly ContrastRow[] }) {
  return (
    <ul className="flex flex-wrap gap-1" aria-label="Contrasts">
      {rows.map(({ kind, on, ratio, needed }) => (
        <li key={`${kind} ${on}`}>
          <Badge size="sm" tone={ratio < needed ? 'negative' : 'neutral'}>
            {`${on} ${(Math.floor(ratio * 100) / 100).toFixed(2)}`}
            {ratio < needed ? `, needs ${needed}` : ''}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
