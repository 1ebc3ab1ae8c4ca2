import { observer } from 'mobx-react-lite'
import { LOBBY_PATH, PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { GiftView } from './gift-view.tsx'

/** For a link that names no gift. */
export const NoPrize = observer(function NoPrize() {
  const t = useTexts()
  const isGuest = usePlayer() === null
  return (
    <GiftView title={t('take-gift:noGift')} text={t('take-gift:noGiftText')} isMuted>
      <ButtonLink to={isGuest ? LOBBY_PATH : PROFILE_GIFTS_PATH}>
        {t(isGuest ? 'errors:toLobby' : 'take-gift:toGifts')}
      </ButtonLink>
    </GiftView>
  )
})
