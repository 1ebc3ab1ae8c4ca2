import { Button, ProgressBar, SubmitButton } from '@croupier/design-system'
import type { DocumentUpload, Picture } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useTexts } from '#shared/site/tab.tsx'
import { formatPercent } from '#shared/texts/percent.ts'
import { UploadFailure } from './upload-failure.tsx'

export interface PicturePanelProps {
  readonly upload: DocumentUpload
  readonly picture: Picture
  /** Name of the document. */
  readonly document: string
}

/** Shows the chosen picture as it will be sent, and sends it. */
export const PicturePanel = observer(function PicturePanel({ upload, picture, document }: PicturePanelProps) {
  const t = useTexts()
  const { progress, failure, isSending } = upload
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void upload.send()
      }}
    >
      <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <img
          src={picture.address}
          alt={t('documents:chosen', { document })}
          className="max-h-[60svh] w-full rounded-control bg-sunken object-contain"
        />
        <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere">{picture.name}</span>
          <span className="tabular-nums">{formatMegabytes(picture.size, t.languageTag)}</span>
        </figcaption>
      </figure>
      <p className="text-sm text-body">{t('documents:check')}</p>
      {isSending && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <ProgressBar value={percent} label={t('documents:sending', { document })} />
          <p className="text-sm text-muted tabular-nums">
            {t('documents:sent', { percent: formatPercent(t, percent) })}
          </p>
        </div>
      )}
      <UploadFailure failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="md" block={false} waiting={isSending} waitingLabel={t('documents:busy')}>
          {failure ? t('documents:sendAgain') : t('documents:send')}
        </SubmitButton>
        {isSending ? (
          <Button onClick={upload.cancel}>{t('documents:cancel')}</Button>
        ) : (
          <Button onClick={upload.discard}>{t('documents:replace')}</Button>
        )}
      </div>
    </form>
  )
})

const MEGABYTE = 1024 * 1024

function formatMegabytes(bytes: number, languageTag: string): string {
  const format = new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return format.format(Math.max(0.1, bytes / MEGABYTE))
}
