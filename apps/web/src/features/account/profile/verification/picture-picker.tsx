import { Button, FileDrop, type Refusal } from '@croupier/design-system'
import type { DocumentUpload } from '@croupier/domain/account'
import { Camera } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import { readPicture } from './read-picture.ts'

/** For the dialogs of devices; what a file is, its content decides. */
const ACCEPTED = ['image/jpeg', 'image/png', '.jpg', '.jpeg', '.png']

const nothing = (): void => undefined

export interface PicturePickerProps {
  readonly upload: DocumentUpload
  /** Name of the document. */
  readonly document: string
  /** Called with whether more than one file was given; only the first is taken. */
  readonly onMany: (wereMany: boolean) => void
}

/** Takes a picture by drop, dialog, paste or, on devices with a camera, as a photo. */
export const PicturePicker = observer(function PicturePicker({ upload, document, onMany }: PicturePickerProps) {
  const t = useTexts()
  const camera = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (file) void upload.choose(() => readPicture(file))
  }
  const refuse = (refused: readonly Refusal[]) => {
    onMany(refused.some(({ reason }) => reason === 'count'))
    // Its name says that it is no picture; its content may say otherwise.
    take(refused.find(({ reason }) => reason === 'type')?.file)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FileDrop
        label={t('documents:picture', { document })}
        hint={t('documents:limits')}
        files={[]}
        accept={ACCEPTED}
        texts={{
          prompt: upload.isReading ? t('documents:reading') : <Prompt />,
          remove: t('documents:replace'),
          cancel: t('documents:cancel'),
          progress: t('documents:sending', { document }),
        }}
        onAdd={([file]) => take(file)}
        onRefuse={refuse}
        onRemove={nothing}
        onCancel={nothing}
      />
      <div className="hidden grid-cols-[minmax(0,1fr)] pointer-coarse:grid">
        <Button onClick={() => camera.current?.click()}>
          <Camera aria-hidden />
          {t('documents:camera')}
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
})

/** A finger neither drops nor pastes. */
function Prompt() {
  const t = useTexts()
  return (
    <>
      <span className="pointer-coarse:hidden">{t('documents:prompt')}</span>
      <span className="hidden pointer-coarse:inline">{t('documents:promptOnTouch')}</span>
    </>
  )
}
