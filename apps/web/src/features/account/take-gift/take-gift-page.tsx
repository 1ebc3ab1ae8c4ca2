import { readPrizeId } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useFocusRecovery } from '#shared/forms/use-focus-recovery.ts'
import { LOGIN_PATH, returnQuery, REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { pageQuery } from '#shared/site/page-parameters.ts'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { LateExcludedNote } from '#shared/sections/exclusion/late-excluded-note.tsx'
import { LateBonusWaitsNote } from '#shared/gifts/late-bonus-waits-note.tsx'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { GiftView } from './gift-view.tsx'
import { NoPrize } from './no-prize.tsx'
import { PrizeToTake } from './prize-to-take.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'

export const head: PageModule['head'] = (_context, t) => ({ title: t('take-gift:title'), noIndex: true })

/** The gift of a link: guests come back here after signing in, players take it with a press. */
export const Page = observer(function TakeGiftPage() {
  const player = usePlayer()
  const isExcluded = useIsExcluded()
  const bonusWaits = useBonusWaits()
  const id = readPrizeId(pageQuery(useLocation().search).get('id'))
  const frame = useRef<HTMLDivElement>(null)
  useFocusRecovery(frame)
  return (
    <div ref={frame} tabIndex={-1} className="px-gutter py-8 outline-none md:py-14">
      {id === null ? (
        <NoPrize />
      ) : isExcluded ? (
        <LateExcludedNote />
      ) : bonusWaits ? (
        <LateBonusWaitsNote />
      ) : player ? (
        <PrizeToTake key={id} id={id} />
      ) : (
        <PrizeOfGuest />
      )}
    </div>
  )
})

function PrizeOfGuest() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const query = returnQuery(pathname + search)
  return (
    <GiftView title={t('take-gift:waiting')} text={t('take-gift:waitingText')}>
      <ButtonLink to={REGISTRATION_PATH + query} intent="primary">
        {t('layout:join')}
      </ButtonLink>
      <ButtonLink to={LOGIN_PATH + query}>{t('layout:login')}</ButtonLink>
    </GiftView>
  )
}
