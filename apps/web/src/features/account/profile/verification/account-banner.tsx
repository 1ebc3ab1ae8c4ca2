import { cardStyles } from '@croupier/design-system'
import type { AccountStatus } from '@croupier/domain/account'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

interface StatusTexts {
  readonly title: PlainTextKey
  readonly text: PlainTextKey
}

const TEXTS: Readonly<Record<AccountStatus, StatusTexts>> = {
  need_verification: { title: 'documents:account_need_verification', text: 'documents:text_need_verification' },
  approved: { title: 'documents:account_approved', text: 'documents:text_approved' },
}

/** Whether the account is verified. */
export function AccountBanner({ status }: { readonly status: AccountStatus }) {
  const t = useTexts()
  const isApproved = status === 'approved'
  const Icon = isApproved ? ShieldCheck : ShieldAlert
  return (
    <section aria-label={t('documents:account')} className={cardStyles()}>
      <div aria-live="polite" className="flex items-start gap-4 max-[15rem]:flex-wrap">
        <Icon
          aria-hidden
          className={`size-10 shrink-0 rounded-control p-2 stroke-[1.75] ${isApproved ? 'bg-info-soft text-info' : 'bg-overlay text-strong'}`}
        />
        <div className="grid min-w-0 flex-1 gap-1 max-[15rem]:basis-full">
          <h2 className="heading text-lg wrap-anywhere text-strong">{t(TEXTS[status].title)}</h2>
          <p className="text-sm text-body">{t(TEXTS[status].text)}</p>
        </div>
      </div>
      {!isApproved && <Tips />}
    </section>
  )
}

const TIPS: readonly PlainTextKey[] = ['documents:tip_light', 'documents:tip_frame', 'documents:tip_original']

function Tips() {
  const t = useTexts()
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-strong">{t('documents:tips')}</h3>
      <ul className="mt-2 grid gap-1 text-sm text-body">
        {TIPS.map((tip) => (
          <li key={tip} className="flex gap-2">
            <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" />
            {t(tip)}
          </li>
        ))}
      </ul>
    </div>
  )
}
