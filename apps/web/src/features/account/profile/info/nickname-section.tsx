import { TextField } from '@croupier/design-system'
import { IDLE, NAME_MAX_LENGTH, personName } from '@croupier/domain/core'
import type { ProfileForms } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useField } from '#shared/forms/use-field.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'

export interface NicknameSectionProps {
  readonly forms: ProfileForms
  /** Null or empty until the player has chosen one. */
  readonly nickname: string | null
}

/** The nickname: chosen once, after a confirmation. */
export const NicknameSection = observer(function NicknameSection({ forms, nickname }: NicknameSectionProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const form = forms.nickname
  const field = useField(form)
  if (nickname)
    return (
      <TitledSection title={t('profile:nickname')} text={t('profile:nicknameChosen')}>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
          <p className="font-semibold wrap-anywhere text-strong">{nickname}</p>
          <SupportLink topic="profile" />
        </div>
      </TitledSection>
    )
  const choose = async (typed: string) => {
    const isSure = await dialogs.ask({
      title: { key: 'profile:askNickname', values: { nickname: personName(typed) } },
      text: { key: 'profile:askNicknameText' },
      confirmLabel: { key: 'profile:chooseNickname' },
    })
    return isSure ? forms.choose(typed) : IDLE
  }
  return (
    <TitledSection title={t('profile:nickname')} text={t('profile:nicknameHint')}>
      <SubmitForm
        form={form}
        send={(values) => choose(values.nickname)}
        submitText={t('profile:chooseNickname')}
        waitingText={t('profile:saving')}
        button={{ intent: 'secondary', size: 'md', block: false }}
        aria-label={t('profile:nickname')}
        className="grid max-w-xl gap-5"
      >
        <TextField
          label={t('profile:nickname')}
          autoComplete="nickname"
          maxLength={NAME_MAX_LENGTH}
          {...field('nickname')}
        />
      </SubmitForm>
    </TitledSection>
  )
})
