import { EmptyState, TextField } from '@croupier/design-system'
import { useState } from 'react'
import type { TokenRow } from '../contract.ts'
import { aliasesOf, TokenField } from './token-field.tsx'
import type { StudioActions } from './use-studio.ts'

export interface TokenGroupsProps {
  readonly tokens: readonly TokenRow[]
  readonly change: StudioActions['change']
}

/** Tokens by group, with a search over their names and purposes. */
export function TokenGroups({ tokens, change }: TokenGroupsProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = tokens.filter(({ path, description }) => `${path} ${description}`.toLowerCase().includes(wanted))
  const groups = [...new Set(found.map(groupOf))]
  return (
    <div className="flex flex-col gap-6">
      {[...new Set(tokens.map(({ type }) => type))].map((type) => (
        <datalist key={type} id={aliasesOf(type)}>
          {tokens
            .filter((token) => token.type === type)
            .map(({ path }) => (
              <option key={path} value={`{${path}}`}>
                {path}
              </option>
            ))}
        </datalist>
      ))}
      <TextField
        label="Find"
        labelHidden
        placeholder="Find by name or purpose"
        value={words}
        onValueChange={setWords}
      />
      {found.length === 0 && <EmptyState title="Nothing has such a name" />}
      {groups.map((group) => (
        <section key={group} aria-label={group} className="flex flex-col gap-3">
          <h2 className="heading text-base text-strong">{group}</h2>
          {found
            .filter((token) => groupOf(token) === group)
            .map((token) => (
              <TokenField key={token.path} token={token} change={change} />
            ))}
        </section>
      ))}
    </div>
  )
}

/** `primitive.color.sand.50` is of the palette, `semantic.radius.card` of radius. */
function groupOf({ path }: TokenRow): string {
  const [tier = '', group = ''] = path.split('.')
  return tier === 'primitive' ? `Palette: ${group}` : tier === 'component' ? `Part: ${group}` : `Role: ${group}`
}
