import { loadPhoneRules, Skeleton } from '@croupier/design-system'
import { RetryNote } from '../../../../shared/loading/retry-note.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { useLate } from '../../../../shared/loading/use-late.ts'
import type { PhoneFieldProps } from './phone-field.tsx'

const load = () => Promise.all([import('./phone-field.tsx'), loadPhoneRules()])

/** The phone field with the rules of every country's numbers, some 40 kB (gzip): they come when somebody registers by phone. */
export function LatePhoneField(props: Omit<PhoneFieldProps, 'rules'>) {
  const t = useTexts()
  const late = useLate(load)
  if (late.status === 'coming') return <Skeleton className="h-19 rounded-control" />
  if (late.status === 'failed') return <RetryNote text={t('dialogs.notLoaded')} onRetry={late.retry} />
  const [{ PhoneField }, rules] = late.value
  return <PhoneField {...props} rules={rules} />
}
