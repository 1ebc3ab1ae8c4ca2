import { loadPhoneRules, Skeleton } from '@croupier/design-system'
import { late, LateView } from '../../../../shared/loading/late.tsx'
import { LoadFailure } from '../../../../shared/loading/load-failure.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import type { PhoneFieldProps } from './phone-field.tsx'

const fieldAndRules = late(() => Promise.all([import('./phone-field.tsx'), loadPhoneRules()]))

/** The phone field with the rules of every country's numbers, some 40 kB (gzip): loaded when somebody registers by phone. */
export function LatePhoneField(props: Omit<PhoneFieldProps, 'rules'>) {
  const t = useTexts()
  return (
    <LateView
      code={fieldAndRules}
      fallback={<Skeleton className="h-19 rounded-control" />}
      failed={(retry) => <LoadFailure text={t('dialogs.notLoaded')} onRetry={retry} />}
    >
      {([{ PhoneField }, rules]) => <PhoneField {...props} rules={rules} />}
    </LateView>
  )
}
