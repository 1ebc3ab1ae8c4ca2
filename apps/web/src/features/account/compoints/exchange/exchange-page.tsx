import { createPlayerExchange } from '@croupier/domain/parts'
import { Button } from '@croupier/design-system'
import type { CompointExchange } from '@croupier/domain/loyalty'
import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { PressOutcome } from '#shared/forms/press/press-outcome.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { COMPOINTS_PATH, PROFILE_BALANCE_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { usePlayer, useTexts, useSite } from '#shared/site/tab.tsx'
import { CompointsFrame } from '#shared/sections/compoints-frame.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { formatPoints, formatResult } from './exchange-texts.ts'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readConfig } from '../read-config.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const skeleton = (
  <SkeletonStack className="max-w-xl gap-7" bars={['h-6 w-4/5', 'h-24 w-full', 'h-40 w-full', 'h-13 w-full']} />
)

export const load = ({ site }: PageContext) => readConfig(site)

export const head: PageModule['head'] = (_context, t) => ({ title: t('compoints:exchange'), noIndex: true })

/** Compoints for money. */
export const Page = observer(function ExchangePage() {
  const t = useTexts()
  const player = usePlayer()
  const exchange = useSite().knownPlayerPart(createPlayerExchange)
  return (
    <CompointsFrame>
      {player && exchange ? (
        <ResourceView resource={player.balance} skeleton={skeleton} failed={t('layout:balanceFailed')}>
          {() => <Exchange exchange={exchange} />}
        </ResourceView>
      ) : (
        <ResourceView resource={player?.profile} skeleton={skeleton} failed={t('compoint-exchange:accountFailed')}>
          {() => skeleton}
        </ResourceView>
      )}
    </CompointsFrame>
  )
})

const Exchange = observer(function Exchange({ exchange }: { readonly exchange: CompointExchange }) {
  const t = useTexts()
  const player = usePlayer()
  useEffect(() => exchange.open(), [exchange])
  const { attempts, config, have, rate, terms } = exchange
  const { state } = attempts
  if (state.status === 'checking' || state.status === 'done') return <Outcome exchange={exchange} />
  return (
    <ResourceView resource={config} skeleton={skeleton} failed={t('compoint-exchange:failed')}>
      {() => {
        if (terms === null || rate === null) return <NoExchange />
        if (have === null)
          return <LoadFailure text={t('layout:balanceFailed')} onRetry={() => void player?.balance.reload()} />
        if (have < terms.min) return <TooFew have={have} min={terms.min} />
        return <ExchangeForm exchange={exchange} terms={terms} rate={rate} />
      }}
    </ResourceView>
  )
})

const Outcome = observer(function Outcome({ exchange }: { readonly exchange: CompointExchange }) {
  const t = useTexts()
  const currency = usePlayer()?.balance.value?.currency
  const { attempts } = exchange
  const made =
    attempts.state.status === 'done' ? (attempts.state.value.answer ?? attempts.state.value.transaction) : null
  return (
    <PressOutcome
      press={attempts}
      texts={{
        checking: {
          title: t('compoint-exchange:checkingTitle'),
          text: t('compoint-exchange:checkingText'),
        },
        done:
          made === null || currency === undefined
            ? null
            : {
                icon: <CircleCheck />,
                title: t('compoint-exchange:doneTitle', { amount: formatResult(t, made.amount, currency) }),
                text: t('compoint-exchange:doneText', { points: formatPoints(t, made.compoints) }),
                actions: (
                  <>
                    <Button onClick={() => attempts.reset()}>{t('compoint-exchange:again')}</Button>
                    <ButtonLink to={PROFILE_BALANCE_PATH} intent="ghost">
                      {t('compoint-exchange:toBalance')}
                    </ButtonLink>
                  </>
                ),
              },
      }}
    />
  )
})

function NoExchange() {
  const t = useTexts()
  return <NothingHere title={t('compoint-exchange:none')} text={t('compoint-exchange:noneText')} action={<ToShop />} />
}

function TooFew({ have, min }: { readonly have: number; readonly min: number }) {
  const t = useTexts()
  return (
    <NothingHere
      title={t('compoint-exchange:few')}
      text={t('compoint-exchange:fewText', { min: formatPoints(t, min), missing: formatPoints(t, min - have) })}
      action={<ToShop />}
    />
  )
}

function ToShop() {
  const t = useTexts()
  return <ButtonLink to={COMPOINTS_PATH}>{t('compoint-exchange:toShop')}</ButtonLink>
}
