import { clsx } from 'clsx'
import { Upload } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { Field, splitFrame, type FieldFrame } from '../field/field.tsx'
import { FileItem, type DroppedFile } from './file-item.tsx'
import { sortFiles, type FileRules, type Refusal } from './file-rules.ts'

export interface FileDropTexts {
  /** In the drop area: "Drop files here, paste them, or choose". */
  prompt: ReactNode
  /** Before a file's name: "Remove", "Cancel", "Sending". */
  remove: string
  cancel: string
  progress: string
}

export interface FileDropProps extends FieldFrame {
  files: readonly DroppedFile[]
  /** Those that keep the rules, in the order in which they came. */
  onAdd: (files: File[]) => void
  /** Those that do not, each with its reason: name them in `errors`. Called with none when all were taken. */
  onRefuse: (refused: Refusal[]) => void
  onRemove: (id: string) => void
  /** Stops a file that is being sent. */
  onCancel: (id: string) => void
  texts: FileDropTexts
  /** As the `accept` of an input: `image/*`, `application/pdf`, `.heic`. Default: anything. */
  accept?: FileRules['accept'] | undefined
  /** Bytes a file may have. Default: no limit. */
  maxSize?: number | undefined
  /** Files in all. Default 1. */
  maxFiles?: number | undefined
  disabled?: boolean | undefined
}

/**
 * Files by drop, by the system's dialog or camera, or pasted; then each with its picture and how far it has come.
 * A real file input lies over the area, so keyboards, screen readers and phones use what they know.
 */
export function FileDrop(props: FileDropProps) {
  const [frame, control] = splitFrame(props)
  const { files, onAdd, onRefuse, onRemove, onCancel, texts, accept = [], maxSize, maxFiles = 1, disabled } = control
  const [over, setOver] = useState(false)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const room = maxFiles - files.length
  const isClosed = Boolean(disabled) || room <= 0

  const add = (list: FileList | null) => {
    const given = [...(list ?? [])]
    if (given.length === 0 || isClosed) return
    const { taken, refused } = sortFiles(given, { accept, maxSize, room })
    onRefuse(refused)
    if (taken.length > 0) onAdd(taken)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    add(event.currentTarget.files)
    // The same file may be chosen again after it was removed.
    event.currentTarget.value = ''
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add(event.clipboardData.files)
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver && !isClosed)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    add(event.dataTransfer.files)
  }
  const release = (file: DroppedFile) => {
    if (file.progress === undefined) onRemove(file.id)
    else onCancel(file.id)
    // The button that had focus is gone with its file.
    input.current?.focus()
  }
  return (
    <Field {...frame}>
      {({ required, ...wiring }) => (
        <div data-slot="file-drop" className="grid gap-2.5">
          <div
            data-over={over ? '' : undefined}
            className={clsx(
              'relative flex min-h-28 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong bg-sunken p-5 text-center text-sm transition-colors duration-fast',
              'has-focus-visible:border-focus has-focus-visible:outline-1 has-focus-visible:outline-focus has-aria-invalid:border-negative',
              'data-over:border-accent data-over:bg-accent-soft',
              isClosed ? 'border-line text-muted' : 'text-body hover:border-muted',
            )}
          >
            <Upload aria-hidden="true" className={clsx('size-6 stroke-[1.75] text-muted', isClosed && 'opacity-50')} />
            <span className="text-balance">{texts.prompt}</span>
            <input
              {...wiring}
              ref={input}
              type="file"
              accept={accept.join(',')}
              multiple={maxFiles > 1}
              required={required && files.length === 0}
              aria-disabled={isClosed || undefined}
              disabled={disabled}
              onClick={(event) => {
                if (isClosed) event.preventDefault()
              }}
              onChange={change}
              onPaste={paste}
              onDragEnter={drag(true)}
              onDragOver={drag(true)}
              onDragLeave={drag(false)}
              onDrop={drop}
              className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-default"
            />
          </div>
          {files.length > 0 ? (
            <ul id={listId} className="grid gap-2">
              {files.map((file) => (
                <FileItem
                  key={file.id}
                  file={file}
                  progressLabel={texts.progress}
                  actionLabel={file.progress === undefined ? texts.remove : texts.cancel}
                  onAction={() => release(file)}
                />
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Field>
  )
}
