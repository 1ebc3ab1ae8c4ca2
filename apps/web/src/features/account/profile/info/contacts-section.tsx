import { Badge, Button, cardStyles } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { canChange, contactsOf, knownContact, type KnownContact, type ShownContact } from '@croupier/domain/account'
import type { Profile } from '@croupier/domain/player'
import { Mail, Smartphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { useFormatContact } from '#shared/forms/phone/use-format-contact.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { TitledSection } from '#shared/sections/titled-section.tsx'

const TYPES: Readonly<Record<ShownContact['type'], { readonly name: PlainTextKey; readonly Icon: typeof Mail }>> = {
  email: { name: 'profile:email', Icon: Mail },
  phone: { name: 'profile:phone', Icon: Smartphone },
}
const ADD: Readonly<Record<ShownContact['type'], PlainTextKey>> = {
  email: 'profile:addEmail',
  phone: 'profile:addPhone',
}
const STATES: Readonly<Record<NonNullable<ShownContact['state']>, PlainTextKey>> = {
  verified: 'profile:confirmed',
  waiting: 'profile:waiting',
  unverified: 'profile:unverified',
}
const REGISTERED: Readonly<Record<NonNullable<Profile['registeredBy']>, PlainTextKey>> = {
  email: 'profile:registeredBy_email',
  phone: 'profile:registeredBy_phone',
}

export interface ContactsSectionProps {
  readonly player: Player
  readonly profile: Profile
}

/** Emails and phones with their states, and the ways to add, confirm and change them. */
export const ContactsSection = observer(function ContactsSection({ player, profile }: ContactsSectionProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const pending = player.contacts
  const contacts = contactsOf(profile, pending.value ?? [])
  return (
    <TitledSection title={t('profile:contacts')} text={t('profile:contactsText')}>
      <div className={`grid gap-4 ${cardStyles()}`}>
        {contacts.length === 0 ? (
          <p className="text-body">{t('profile:noContacts')}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {contacts.map((contact) => (
              <li key={`${contact.type} ${contact.value}`}>
                <Contact contact={contact} known={knownContact(contact.type, profile, pending.value ?? [])} />
              </li>
            ))}
          </ul>
        )}
        {(['email', 'phone'] as const)
          .filter((type) => contacts.every((contact) => contact.type !== type))
          .map((type) => (
            <Button
              key={type}
              size="sm"
              className="justify-self-start"
              onClick={() => dialogs.open('contacts', { type, start: 'change' })}
            >
              {t(ADD[type])}
            </Button>
          ))}
        {pending.state.status === 'failed' && (
          <LoadFailure text={t('profile:contactsFailed')} onRetry={() => void pending.reload()} />
        )}
        {profile.registeredBy && <p className="text-sm text-muted">{t(REGISTERED[profile.registeredBy])}</p>}
        <SupportLink topic="contacts" />
      </div>
    </TitledSection>
  )
})

interface ContactProps {
  readonly contact: ShownContact
  /** What is known of the player's contact of this type. */
  readonly known: KnownContact
}

function Contact({ contact, known }: ContactProps) {
  const t = useTexts()
  const formatContact = useFormatContact()
  const { type, value, isPrimary, state } = contact
  const shown = formatContact(type, value)
  const { name, Icon } = TYPES[type]
  const { dialogs } = useTab()
  const isUnconfirmed = state === 'waiting' || state === 'unverified'
  const start = state === 'waiting' || (isUnconfirmed && !canChange(known)) ? 'confirm' : 'main'
  // One that neither waits nor can be changed is for support, which the page leads to.
  const hasAction = isUnconfirmed || canChange(known)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex min-w-0 grow items-center gap-3 text-strong">
        <Icon aria-hidden className="size-5 shrink-0 stroke-[1.75] text-muted" />
        <span className="sr-only">{t(name)}</span>
        <span className="min-w-0 wrap-anywhere tabular-nums">{shown}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {isPrimary && <Badge>{t('profile:primary')}</Badge>}
        {state && <Badge tone={state === 'verified' ? 'positive' : 'neutral'}>{t(STATES[state])}</Badge>}
      </p>
      {hasAction && (
        <Button
          size="sm"
          aria-label={`${t(start === 'confirm' ? 'profile:confirmContact' : 'profile:changeContact')}: ${shown}`}
          onClick={() => dialogs.open('contacts', { type, start })}
        >
          {t(start === 'confirm' ? 'profile:confirmContact' : 'profile:changeContact')}
        </Button>
      )}
    </div>
  )
}
