import { Alert } from '@croupier/design-system'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { useTexts } from '#shared/site/tab.tsx'

/** Says that a gift can no longer be taken, and leads to those of the player. */
export function Dialog({ open, onClose }: DialogFrame) {
  const t = useTexts()
  return (
    <Alert
      open={open}
      onClose={onClose}
      title={t('take-gift:inactive')}
      okLabel={t('dialogs:ok')}
      closeLabel={t('dialogs:close')}
      action={
        <ButtonLink to={PROFILE_GIFTS_PATH} onClick={onClose} intent="primary">
          {t('take-gift:toGifts')}
        </ButtonLink>
      }
    >
      {t('take-gift:inactiveText')}
    </Alert>
  )
}
