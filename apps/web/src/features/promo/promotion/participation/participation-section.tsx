import { Card } from '@croupier/design-system'
import {
  Participation,
  participationStep,
  type ParticipationStep,
  type Promotion,
  onePoint,
  pointPrice,
} from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Section } from '#shared/events/section.tsx'
import { useSite, useTexts, useBrand, usePlayer } from '#shared/site/tab.tsx'
import { LateExcludedNote } from '#shared/sections/exclusion/late-excluded-note.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { usePlayersPart } from '#shared/loading/late-part.tsx'
import { playersParts } from '../late-parts.ts'
import { useStatus } from './use-status.ts'
import { useLocation } from 'react-router-dom'
import { LOGIN_PATH, returnQuery, REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { formatMoney } from '@croupier/domain/core'
import { formatPoints } from '../sections/points-text.tsx'

interface ParticipationSectionProps {
  readonly promotion: Promotion
}

/** How to take part, and what the player has in a promotion (docs/product-rules.md, Participation). */
export const ParticipationSection = observer(function ParticipationSection({ promotion }: ParticipationSectionProps) {
  const t = useTexts()
  const participation = useSite().playerPart(Participation)
  const players = usePlayersPart(playersParts)
  const status = useStatus(promotion)
  const isExcluded = useIsExcluded()
  const userData = participation?.userData(promotion.id)
  const isRead = userData?.value !== undefined
  const step = participationStep({
    promotion,
    status,
    isGuest: participation === null,
    isMember: isRead && participation ? participation.isMember(promotion.id) : null,
  })
  if (step === 'over') return null
  const content: Readonly<Record<Exclude<ParticipationStep, 'over'>, () => ReactNode>> = {
    upcoming: () => <Say title={t('promotion-players:upcoming')} text={t('promotion-players:upcomingText')} />,
    guest: () => (
      <Say title={t('promotion-players:guest')} text={t('promotion-players:guestText')}>
        <GuestJoin />
      </Say>
    ),
    join: () =>
      isExcluded ? (
        <LateExcludedNote />
      ) : (
        <Say title={t('promotion-players:join')} text={t('promotion-players:joinText')}>
          {participation && players && <players.JoinButton promotion={promotion} participation={participation} />}
        </Say>
      ),
    play: () => <Say title={t('promotion-players:play')} text={t('promotion-players:playText')} />,
    member: () =>
      participation && players && <players.OwnStanding promotion={promotion} participation={participation} />,
    unknown: () => userData && players && <players.StandingSkeleton userData={userData} />,
  }
  return (
    <Section title={t('promotion-players:title')}>
      <Card>
        <div className="grid gap-5">
          {content[step]()}
          {status !== 'past' && <PointPrice promotion={promotion} />}
        </div>
      </Card>
    </Section>
  )
})

interface SayProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Say({ title, text, children }: SayProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-prose">
        <h3 className="text-base font-semibold text-strong">{title}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-body">{text}</p>
      </div>
      {children}
    </div>
  )
}

/** A guest joins the site first and comes back to this page; taking part needs a press there. */
function GuestJoin() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const query = returnQuery(pathname + search)
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
      <ButtonLink to={REGISTRATION_PATH + query} intent="primary">
        {t('promotion-players:takePart')}
      </ButtonLink>
      <ButtonLink to={LOGIN_PATH + query}>{t('promotion-players:haveAccount')}</ButtonLink>
    </div>
  )
}

/** What brings a point, in the player's currency; guests see the brand's. Nothing where bets bring none. */
const PointPrice = observer(function PointPrice({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const brand = useBrand()
  const player = usePlayer()
  const currency = player ? player.balance.value?.currency : brand.defaultCurrency
  const price = currency === undefined ? null : pointPrice(promotion, currency)
  if (price === null || currency === undefined) return null
  const points = formatPoints(t, onePoint(promotion.currency), promotion.currency)
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {t('promotion-players:price', {
        amount: formatMoney(price, currency, t.locale, { cents: 'when-needed' }),
        points,
      })}
    </p>
  )
})
