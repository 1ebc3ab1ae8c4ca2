import { Button, Sheet } from '@croupier/design-system'
import { GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { brandAddress } from '#shared/site/brand.ts'
import { useBrand, usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'

const BONUS_PAGE = 'welcome-bonus'

/** Thanks a new player and leads to the cashbox with the first gift chosen (docs/product-rules.md, Thanks). */
export const Dialog = observer(function ThanksDialog({ open, onClose }: DialogFrame) {
  const t = useTexts()
  const site = useSite()
  const brand = useBrand()
  const player = usePlayer()
  const navigate = useNavigate()
  const bonusWaits = useBonusWaits()
  const [hasFailed, setHasFailed] = useState(false)
  const gifts = site.playerPart(GiftsStore)

  const profile = player?.profile.value
  const gift = profile && !bonusWaits && gifts?.forCashbox(profile.currency)[0]
  const bonusPage = site.content.staticPages.value?.find(({ slug }) => slug === BONUS_PAGE)
  const toCashbox = async () => {
    setHasFailed(false)
    if (gift && gifts) {
      const { status } = await gifts.select.run(gift.id)
      if (site.player !== player) return
      if (status !== 'done') {
        setHasFailed(true)
        return
      }
    }
    onClose()
    await navigate(CASHBOX_PATH)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      type="thanks"
      size="sm"
      title={profile?.nickname ? t('thanks:title', { name: profile.nickname }) : t('thanks:titlePlain')}
      closeLabel={t('dialogs:close')}
      className="text-center [&_header]:px-5!"
      logo={<img src={brandAddress(brand, 'highFive')} alt="" width="96" height="96" className="mx-auto size-24" />}
      footer={
        <div className="grid w-full gap-2">
          <Button
            intent="primary"
            block
            data-autofocus=""
            loading={gifts?.select.isBusy ?? false}
            onClick={() => void toCashbox()}
          >
            {t(gift ? 'thanks:getBonus' : 'thanks:toCashbox')}
          </Button>
          {bonusPage && (
            <ButtonLink to={bonusPage.url} onClick={onClose} intent="ghost" block>
              {t('thanks:details')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p>{t('thanks:text')}</p>
      {gift && <p className="mt-3 text-strong">{t('thanks:gift', { gift: gift.title })}</p>}
      <div role="alert">{hasFailed && <p className="mt-3 text-sm text-negative">{t('thanks:failed')}</p>}</div>
    </Sheet>
  )
})
