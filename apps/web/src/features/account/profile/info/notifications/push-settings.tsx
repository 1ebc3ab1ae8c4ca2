import { Button, cardStyles, SelectField, Switch } from '@croupier/design-system'
import { createPush, NIGHT, PUSH_TOPICS, type Push, type PushTopic } from '@croupier/domain/messaging'
import { BellOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useAcceptPush } from '#shared/push/use-accept-push.ts'
import { usePush } from '#shared/push/use-push.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { formatHour } from './format-hour.ts'

const TOPICS: Readonly<Record<PushTopic, { readonly name: PlainTextKey; readonly text: PlainTextKey }>> = {
  money: { name: 'push:money', text: 'push:moneyText' },
  tournaments: { name: 'push:tournaments', text: 'push:tournamentsText' },
  promotions: { name: 'push:promotions', text: 'push:promotionsText' },
  messages: { name: 'push:messages', text: 'push:messagesText' },
}

/** Notifications on this device: on or off, topics and quiet hours. Nothing where there is no web push. */
export const PushSettings = observer(function PushSettings() {
  const t = useTexts()
  const push = usePush()
  const isExcluded = useIsExcluded()
  const isOffered = useSite().knownPlayerPart(createPush)?.isOffered ?? false
  if (isExcluded && isOffered)
    return (
      <TitledSection title={t('push:title')} text={t('push:text')}>
        <div className={`grid gap-6 ${cardStyles()}`}>
          <Impossible text={t('push:suspended')} />
          <ul className="grid gap-3">
            {PUSH_TOPICS.map((topic) => (
              <li key={topic}>
                <Switch label={t(TOPICS[topic].name)} checked={false} disabled onCheckedChange={() => undefined} />
              </li>
            ))}
          </ul>
        </div>
      </TitledSection>
    )
  if (push === null || push.state === 'unavailable' || push.state === 'unknown') return null
  return (
    <TitledSection title={t('push:title')} text={t('push:text')}>
      <div className={`grid gap-6 ${cardStyles()}`}>
        {push.state === 'unsupported' ? (
          <Impossible text={t('push:unsupported')} />
        ) : push.state === 'blocked' ? (
          <Impossible text={t('push:blocked')} />
        ) : (
          <Choices push={push} />
        )}
      </div>
    </TitledSection>
  )
})

function Impossible({ text }: { readonly text: string }) {
  return (
    <p className="flex max-w-prose items-start gap-3 text-body">
      <BellOff aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      {text}
    </p>
  )
}

const Choices = observer(function Choices({ push }: { readonly push: Push }) {
  const t = useTexts()
  const turnOn = useAcceptPush()
  const { state, choices } = push
  const isOn = state === 'on' || ((state === 'working' || state === 'failed') && choices.wish === 'on')
  return (
    <>
      <Switch
        label={t('push:device')}
        checked={isOn}
        onCheckedChange={(isWanted) => void (isWanted ? turnOn(push) : push.turnOff())}
      />
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <output className="text-sm text-body">{t('push:failed')}</output>
          <Button size="sm" onClick={() => void turnOn(push)}>
            {t('errors:retry')}
          </Button>
        </div>
      )}
      {isOn && (
        <>
          <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6">
            <legend className="sr-only">{t('push:topics')}</legend>
            {PUSH_TOPICS.map((topic) => (
              <Switch
                key={topic}
                label={t(TOPICS[topic].name)}
                hint={t(TOPICS[topic].text)}
                checked={choices.topics[topic]}
                onCheckedChange={(isWanted) => void push.setTopic(topic, isWanted)}
              />
            ))}
          </fieldset>
          <QuietHours push={push} />
        </>
      )}
    </>
  )
})

const QuietHours = observer(function QuietHours({ push }: { readonly push: Push }) {
  const t = useTexts()
  const { quiet } = push.choices
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatHour(hour, t.locale),
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6">
      <Switch
        label={t('push:quiet')}
        hint={t('push:quietText')}
        checked={quiet !== null}
        onCheckedChange={(isWanted) => void push.setQuiet(isWanted ? NIGHT : null)}
      />
      {quiet !== null && (
        <div className="grid max-w-md grid-cols-2 gap-4">
          <SelectField
            label={t('push:from')}
            options={hours.filter(({ value }) => value !== String(quiet.to))}
            value={String(quiet.from)}
            onValueChange={(from) => void push.setQuiet({ ...quiet, from: Number(from) })}
          />
          <SelectField
            label={t('push:until')}
            options={hours.filter(({ value }) => value !== String(quiet.from))}
            value={String(quiet.to)}
            onValueChange={(to) => void push.setQuiet({ ...quiet, to: Number(to) })}
          />
        </div>
      )}
    </div>
  )
})
