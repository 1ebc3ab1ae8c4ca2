import { SelectField, TextField } from '@croupier/design-system'
import { NAME_MAX_LENGTH } from '@croupier/domain/core'
import type { Profile } from '@croupier/domain/player'
import type { ProfileForms } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useField } from '#shared/forms/use-field.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { usePersonalTexts } from './use-personal-texts.ts'

export interface PersonalSectionProps {
  readonly forms: ProfileForms
  readonly profile: Profile
}

/** The form of the data that the player may change. */
export const PersonalSection = observer(function PersonalSection({ forms, profile }: PersonalSectionProps) {
  const t = useTexts()
  const form = forms.personal
  const field = useField(form)
  const { countries, genders, hintOf } = usePersonalTexts(forms)
  const [wasSaved, setWasSaved] = useState(false)
  return (
    <TitledSection title={t('profile:personal')} text={t('profile:personalText')}>
      <SubmitForm
        form={form}
        send={(values) => forms.save(values)}
        onSubmitted={() => setWasSaved(true)}
        submitText={t('profile:save')}
        waitingText={t('profile:saving')}
        button={{ size: 'md', block: false }}
        aria-label={t('profile:personal')}
        className="grid max-w-xl gap-5"
        after={
          // Always rendered, so that its text is announced.
          <output className="block text-sm text-body">
            {wasSaved && !form.isUnsaved && !form.isSubmitting && form.failure === null && t('profile:saved')}
          </output>
        }
      >
        <TextField
          label={t('profile:firstName')}
          hint={hintOf('firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          {...field('firstName')}
        />
        <TextField
          label={t('profile:middleName')}
          hint={hintOf('middleName')}
          autoComplete="additional-name"
          maxLength={NAME_MAX_LENGTH}
          {...field('middleName')}
        />
        <TextField
          label={t('profile:lastName')}
          hint={hintOf('lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          {...field('lastName')}
        />
        <BirthdayField forms={forms} profile={profile} hint={hintOf('birthday')} />
        <SelectField label={t('profile:gender')} hint={hintOf('gender')} options={genders} {...field('gender')} />
        <SelectField
          label={t('profile:country')}
          hint={hintOf('country')}
          autoComplete="country"
          options={countries}
          {...field('country')}
        />
        <TextField
          label={t('profile:address')}
          hint={hintOf('address')}
          autoComplete="street-address"
          {...field('address')}
        />
      </SubmitForm>
    </TitledSection>
  )
})
