import { useState } from 'react'
import type { PictureRow } from '../contract.ts'
import type { StudioActions } from './use-studio.ts'

export interface PicturesProps {
  readonly rows: readonly PictureRow[]
  /** The colour of the brand's page, on which they are drawn. */
  readonly ground: string | undefined
  readonly change: StudioActions['change']
}

/** The brand's drawings. A file that is dropped on one, or chosen by pressing it, takes its place. */
export function Pictures({ rows, ground, change }: PicturesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {rows.map((row) => (
        <li key={row.name}>
          <PictureField row={row} ground={ground} change={change} />
        </li>
      ))}
    </ul>
  )
}

interface PictureFieldProps extends Omit<PicturesProps, 'rows'> {
  readonly row: PictureRow
}

function PictureField({ row: { name, address }, ground, change }: PictureFieldProps) {
  const [fault, setFault] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (file) setFault(await change({ kind: 'picture', name, svg: await file.text() }))
  }
  return (
    <div className="relative flex flex-col gap-2 rounded-card border border-line bg-surface p-3 focus-within:outline-2 focus-within:outline-accent hover:bg-raised">
      <img
        src={address}
        alt=""
        style={{ background: ground }}
        className="h-24 w-full rounded-mark object-contain p-2"
      />
      <span className="text-sm text-strong">{name}</span>
      {/* Over the whole card: a file field takes what is dropped on it. */}
      <input
        type="file"
        aria-label={`Another drawing for ${name}`}
        accept="image/svg+xml,.svg"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {fault !== null && (
        <span role="alert" className="text-sm text-negative">
          {fault}
        </span>
      )}
    </div>
  )
}
