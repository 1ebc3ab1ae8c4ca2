import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FieldErrors } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'

/** A file that is uploading or uploaded. The host does the upload. */
export interface DroppedFile {
  id: string
  name: string
  size: string
  /** The file for its preview, or the address of an uploaded one. */
  preview?: Blob | string | undefined
  /** Percent while uploading. */
  progress?: number | undefined
  error?: string | undefined
}

export interface FileItemProps {
  file: DroppedFile
  progressLabel: string
  /** Label of cancel while uploading, of remove afterwards. */
  actionLabel: string
  onAction: () => void
}

export function FileItem({ file, progressLabel, actionLabel, onAction }: FileItemProps) {
  return (
    <li className="flex items-start gap-3 rounded-control bg-raised p-2.5">
      <Preview preview={file.preview} />
      <div className="grid min-w-0 flex-1 gap-1 py-0.5">
        <p className="text-sm wrap-anywhere text-strong">{file.name}</p>
        {file.progress === undefined ? (
          <p className="text-sm text-muted">{file.size}</p>
        ) : (
          <ProgressBar value={file.progress} label={`${progressLabel}: ${file.name}`} className="mt-2" />
        )}
        <FieldErrors id={`${file.id}-error`} errors={file.error === undefined ? [] : [file.error]} />
      </div>
      <IconButton label={`${actionLabel}: ${file.name}`} size="sm" onClick={onAction}>
        <X />
      </IconButton>
    </li>
  )
}

function Preview({ preview }: { preview: Blob | string | undefined }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(preview instanceof Blob) || !preview.type.startsWith('image/')) return
    const url = URL.createObjectURL(preview)
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be given back when the file goes
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [preview])
  const source = typeof preview === 'string' ? preview : address
  return (
    <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-mark bg-sunken text-muted">
      {source ? (
        <img src={source} alt="" className="size-full object-cover" onError={() => setAddress(undefined)} />
      ) : (
        <FileText aria-hidden="true" className="size-5 stroke-[1.75]" />
      )}
    </span>
  )
}
