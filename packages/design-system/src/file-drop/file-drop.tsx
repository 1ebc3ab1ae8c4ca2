import { clsx } from 'clsx'
import { Upload } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { Field, splitFrame, type FieldFrame } from '../field/field.tsx'
import { FileItem, type DroppedFile } from './file-item.tsx'
import { sortFiles, type FileRules, type Refusal } from './file-rules.ts'

export interface FileDropTexts {
  prompt: ReactNode
  remove: string
  cancel: string
  progress: string
}

export interface FileDropProps extends FieldFrame {
  files: readonly DroppedFile[]
  onAdd: (files: File[]) => void
  /** Rejected files with reasons, for `errors`. Called with none when all were accepted. */
  onRefuse: (refused: Refusal[]) => void
  onRemove: (id: string) => void
  onCancel: (id: string) => void
  texts: FileDropTexts
  /** As `accept` of an input: `image/*`, `application/pdf`, `.heic`. Default: any. */
  accept?: FileRules['accept'] | undefined
  /** Bytes per file. Default: no limit. */
  maxSize?: number | undefined
  maxFiles?: number | undefined
  disabled?: boolean | undefined
}

/**
 * Files by drop, dialog, camera or paste, with preview and progress. A real file input covers the area.
 *
 * @use Documents and photos that a player sends.
 * @avoid One picture chosen from a set: `RadioGroup`.
 * @key Enter, Space: opens the dialog for files.
 * @key Ctrl+V: takes a picture from the clipboard.
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
    // Allow choosing the same file again after removing it.
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
    // The focused button was removed with its file.
    input.current?.focus()
  }
  return (
    <Field {...frame}>
      {({ required, ...wiring }) => (
        <div data-slot="file-drop" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
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
            <ul id={listId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
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
