import { loadPhoneRules, Skeleton } from '@croupier/design-system'
import { late, LateView } from '../../loading/late.tsx'
import { LateLoadFailure } from '../../loading/load-failure.tsx'
import type { PhoneFieldProps } from './phone-field.tsx'

const fieldAndRules = late(() => Promise.all([import('./phone-field.tsx'), loadPhoneRules()]))

/** Loads the phone field on demand: the number rules of all countries are about 40 kB (gzip). */
export function LatePhoneField(props: Omit<PhoneFieldProps, 'rules'>) {
  return (
    <LateView
      code={fieldAndRules}
      fallback={<Skeleton className="h-19 rounded-control" />}
      failed={(failure) => <LateLoadFailure failure={failure} />}
    >
      {([{ PhoneField }, rules]) => <PhoneField {...props} rules={rules} />}
    </LateView>
  )
}
