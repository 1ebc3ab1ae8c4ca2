import { BonusTerms, type BonusTermsProps } from '#shared/gifts/bonus-terms.tsx'
import { Disclosure } from '#shared/sections/disclosure.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** The terms of a bonus, folded. */
export function TermsDisclosure(props: BonusTermsProps) {
  const t = useTexts()
  const title = t('bonus:title')
  return (
    <Disclosure title={title} label={`${title}: ${props.gift.title}`} tone="muted" className="basis-full">
      <BonusTerms {...props} />
    </Disclosure>
  )
}
