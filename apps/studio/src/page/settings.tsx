import { SelectField, Switch, TextField } from '@croupier/design-system'
import { useState } from 'react'
import type { SettingRow } from '../contract.ts'
import type { StudioActions } from './use-studio.ts'
import { useTyped } from './use-typed.ts'

export interface SettingsProps {
  readonly rows: readonly SettingRow[]
  readonly change: StudioActions['change']
}

/** The choices of `brand.json`. */
export function Settings({ rows, change }: SettingsProps) {
  return (
    <div className="flex flex-col gap-4">
      {rows.map((row) => (
        <Setting key={row.path.join('.')} row={row} change={change} />
      ))}
    </div>
  )
}

function Setting({
  row: { path, about, value, options },
  change,
}: { readonly row: SettingRow } & Pick<SettingsProps, 'change'>) {
  const label = path.join(' ')
  const [fault, setFault] = useState<string | null>(null)
  const write = (chosen: string | boolean, givenUp?: AbortSignal) =>
    change({ kind: 'setting', path, value: chosen }, givenUp)
  const typed = useTyped(String(value), write)
  const save = (chosen: string | boolean) => void write(chosen).then(setFault)
  if (typeof value === 'boolean')
    return <Switch label={label} hint={fault ?? about} checked={value} onCheckedChange={save} />
  if (options.length > 0)
    return (
      <SelectField
        label={label}
        hint={about}
        errors={fault === null ? [] : [fault]}
        value={value}
        options={options.map((option) => ({ value: option, label: option }))}
        onValueChange={save}
      />
    )
  return <TextField label={label} hint={about} {...typed.field} />
}
