import { LevelBadge, Sheet } from '@croupier/design-system'
import { createLevels } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { adoptStyles } from '#shared/loading/late.tsx'
import { PROFILE_LEVELS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import styles from './level-up.css?inline'

adoptStyles(styles)

/** Congratulates on a new level and says what it brings (docs/product-rules.md, Levels). */
export const Dialog = observer(function LevelUpDialog({ open, onClose }: DialogFrame) {
  const t = useTexts()
  const level = usePlayer()?.level.value
  const steps = useSite().playerPart(createLevels)?.steps.value ?? []
  if (!level) return null
  const { index, name, image } = level
  const reward = steps.find((step) => step.index === index)?.reward ?? ''
  const label = t('layout:level', { level: index })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      type="level-up"
      size="sm"
      className="text-center [&_header]:px-5!"
      title={t('levels:newLevel')}
      closeLabel={t('dialogs:close')}
      logo={
        <span className="level-up relative grid place-items-center py-4">
          <LevelBadge level={index} name={label} image={image ?? undefined} size="lg" className="level-up-medal" />
        </span>
      }
      footer={
        <ButtonLink to={PROFILE_LEVELS_PATH} onClick={onClose} data-autofocus="" intent="primary" block>
          {t('levels:see')}
        </ButtonLink>
      }
    >
      <p className="font-display text-lg text-strong">{label}</p>
      {name !== '' && <p className="wrap-anywhere text-strong">{name}</p>}
      {reward !== '' && <p className="mt-3">{t('levels:brings', { reward })}</p>}
    </Sheet>
  )
})
