import { Badge, BirthDateField } from '@croupier/design-system'
import { dateTag, parseTime } from '@croupier/domain/core'
import type { Profile } from '@croupier/domain/player'
import type { ProfileForms } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { afterPointerUp } from '#shared/forms/after-pointer-up.ts'
import { formatMessage } from '#shared/forms/form-messages.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatDay } from '#shared/texts/format-time.ts'

export interface BirthdayFieldProps {
  readonly forms: ProfileForms
  readonly profile: Profile
  readonly hint: string | undefined
}

/** The date of birth: a field until support has verified it. */
export const BirthdayField = observer(function BirthdayField({ forms, profile, hint }: BirthdayFieldProps) {
  const t = useTexts()
  const form = forms.personal
  const { birthday, isBirthdayVerified } = profile
  if (isBirthdayVerified && birthday !== null)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5">
        <p className="text-sm font-medium text-strong">{t('profile:birthday')}</p>
        <p className="flex flex-wrap items-center gap-3 text-strong tabular-nums">
          {formatDay(t, parseTime(birthday), 'UTC')}
          <Badge tone="positive">{t('profile:verified')}</Badge>
        </p>
        <p className="text-sm text-muted">{t('profile:birthdayVerified')}</p>
        <SupportLink topic="profile" />
      </div>
    )
  return (
    <BirthDateField
      label={t('profile:birthday')}
      hint={hint}
      locale={dateTag(t.locale)}
      parts={{
        day: { label: t('profile:birthDay'), placeholder: t('profile:dayShape') },
        month: { label: t('profile:birthMonth'), placeholder: t('profile:monthShape') },
        year: { label: t('profile:birthYear'), placeholder: t('profile:yearShape') },
      }}
      value={form.values.birthday}
      onValueChange={(day) => form.set('birthday', day)}
      onBlur={() => afterPointerUp(() => form.touch('birthday'))}
      errors={form
        .errorsOf('birthday')
        .map((message) => (message.name === 'underageDate' ? t('profile:underage') : formatMessage(t, message)))}
    />
  )
})
