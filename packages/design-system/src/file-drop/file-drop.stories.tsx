import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { FileDrop, type FileDropProps } from './file-drop.tsx'
import { inside } from '@croupier/story-kit'
import type { DroppedFile } from './file-item.tsx'

const REASONS = { type: 'is neither a picture nor a PDF', size: 'is larger than 1 kB', count: 'is one too many' }

/** Keeps the files and names the refused ones, as a host does. */
function Hosted(props: FileDropProps) {
  const [files, setFiles] = useState(props.files)
  const [refused, setRefused] = useState<string[]>([])
  const toItem = (file: File): DroppedFile => ({
    id: file.name,
    name: file.name,
    size: `${file.size} B`,
    preview: file,
  })
  const without = (id: string) => setFiles(files.filter((file) => file.id !== id))
  return (
    <FileDrop
      {...props}
      files={files}
      errors={props.errors ?? refused}
      allErrors
      onAdd={(added) => {
        setFiles([...files, ...added.map(toItem)])
        props.onAdd(added)
      }}
      onRefuse={(list) => setRefused(list.map(({ file, reason }) => `${file.name} ${REASONS[reason]}.`))}
      onRemove={(id) => {
        without(id)
        props.onRemove(id)
      }}
      onCancel={(id) => {
        without(id)
        props.onCancel(id)
      }}
    />
  )
}

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#3a7bd5"/><circle cx="4" cy="4" r="2.4" fill="#fccd0d"/></svg>')}`
const passport: DroppedFile = { id: 'a', name: 'passport.jpg', size: '2.4 MB', preview: drawing }

const meta = {
  title: 'Forms/FileDrop',
  component: Hosted,
  args: {
    label: 'Passport or identity card',
    hint: 'A picture or a PDF, up to 1 kB.',
    files: [],
    accept: ['image/*', 'application/pdf', '.heic'],
    maxSize: 1024,
    maxFiles: 3,
    texts: {
      prompt: 'Drop files here, paste them, or press to choose',
      remove: 'Remove',
      cancel: 'Cancel',
      progress: 'Sending',
    },
    onAdd: fn(),
    onRefuse: fn(),
    onRemove: fn(),
    onCancel: fn(),
  },
  decorators: [inside('max-w-md')],
} satisfies Meta<typeof Hosted>
export default meta
type Story = StoryObj<typeof meta>

/** Drops files with a real `DataTransfer`. */
function drop(target: HTMLElement, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return fireEvent(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' })

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Passport or identity card')
    await userEvent.upload(input, [png('front.png'), png('back.png')])
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: front.png' }))
    await expect(args.onRemove).toHaveBeenCalledWith('front.png')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(input).toHaveFocus()
  },
}
export const ListsRefusedFiles: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Passport or identity card')
    const files = [
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      new File(['x'.repeat(2000)], 'scan.pdf', { type: 'application/pdf' }),
      png('front.png'),
    ]
    await drop(input, files)
    await expect(input).toHaveAccessibleDescription(
      /notes\.txt is neither a picture nor a PDF\. scan\.pdf is larger than 1 kB\./,
    )
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByText('front.png')).toBeVisible()
  },
}
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const data = new DataTransfer()
    data.items.add(png('image.png'))
    await userEvent.paste(data)
    await expect(canvas.getByText('image.png')).toBeVisible()
  },
}
export const Uploading: Story = {
  args: {
    files: [
      { ...passport, progress: 62 },
      { id: 'b', name: 'selfie.heic', size: '3.1 MB', progress: 8 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending: passport.jpg' })).toHaveAttribute('value', '62')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: selfie.heic' }))
    await expect(args.onCancel).toHaveBeenCalledWith('b')
  },
}
export const Sent: Story = { args: { files: [passport] } }
export const Failed: Story = {
  args: { files: [{ ...passport, error: 'The connection was lost. Remove it and try again.' }] },
}
export const Full: Story = {
  args: { maxFiles: 1, files: [passport] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Passport or identity card')
    await expect(input).toHaveAttribute('aria-disabled', 'true')
    await drop(input, [png('one-more.png')])
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const WithErrors: Story = { args: { required: true, errors: ['Add a document.'] } }
export const Disabled: Story = { args: { disabled: true } }
export const LongTexts: Story = {
  args: {
    label: 'Document that proves your identity, both of its sides',
    texts: {
      remove: 'Remove',
      cancel: 'Cancel',
      progress: 'Sending',
      prompt: 'Drag the files to this place, paste them from the clipboard or press to choose some on your device',
    },
    files: [
      { ...passport, name: 'passport_page_with_the_photograph_and_the_address_of_registration_2026-05-17.jpg' },
      { id: 'c', name: 'a'.repeat(120) + '.pdf', size: '1 kB', progress: 40 },
    ],
  },
}
