import { loadPhoneRules, Skeleton } from '@croupier/design-system'
import { late, LateView } from '../../../../shared/loading/late.tsx'
import { LoadFailure } from '../../../../shared/loading/load-failure.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import type { PhoneFieldProps } from './phone-field.tsx'

const fieldAndRules = late(() => Promise.all([import('./phone-field.tsx'), loadPhoneRules()]))

/** Loads the phone field on demand: the number rules of all countries are about 40 kB (gzip). */
export function LatePhoneField(props: Omit<PhoneFieldProps, 'rules'>) {
  const t = useTexts()
  return (
    <LateView
      code={fieldAndRules}
      fallback={<Skeleton className="h-19 rounded-control" />}
      failed={({ isOutdated, retry }) => (
        <LoadFailure
          text={t(isOutdated ? 'dialogs:outdated' : 'dialogs:notLoaded')}
          action={t(isOutdated ? 'dialogs:reload' : 'errors:retry')}
          onRetry={retry}
        />
      )}
    >
      {([{ PhoneField }, rules]) => <PhoneField {...props} rules={rules} />}
    </LateView>
  )
}
