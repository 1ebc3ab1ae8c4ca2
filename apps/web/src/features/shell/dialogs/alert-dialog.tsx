import { Alert, ErrorAlert } from '@croupier/design-system'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import type { AlertProps, DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { formatPhrase } from '#shared/texts/phrase.ts'
import { useTexts } from '#shared/site/tab.tsx'

export function Dialog({
  title = { key: 'errors:try_latter' },
  text,
  face = 'notice',
  action,
  ...frame
}: AlertProps & DialogFrame) {
  const t = useTexts()
  const Face = face === 'error' ? ErrorAlert : Alert
  return (
    <Face
      {...frame}
      title={formatPhrase(t, title)}
      okLabel={t('dialogs:ok')}
      closeLabel={t('dialogs:close')}
      action={
        action && (
          <ButtonLink to={action.to} onClick={frame.onClose} intent="primary">
            {formatPhrase(t, action.label)}
          </ButtonLink>
        )
      }
    >
      {text && formatPhrase(t, text)}
    </Face>
  )
}
