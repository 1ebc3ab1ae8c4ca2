import { ChevronDown } from 'lucide-react'
import { BonusTerms, type BonusTermsProps } from '#shared/gifts/bonus-terms.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** The terms of a bonus, folded. Works before hydration. */
export function TermsDisclosure(props: BonusTermsProps) {
  const t = useTexts()
  const title = t('bonus:title')
  return (
    <details className="group/terms basis-full">
      <summary
        aria-label={`${title}: ${props.gift.title}`}
        className="inline-flex list-none items-center gap-1 text-sm text-muted hover:text-strong pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        {title}
        <ChevronDown
          aria-hidden
          className="size-4 transition-[rotate] duration-base ease-out group-open/terms:rotate-180"
        />
      </summary>
      <div className="pt-2">
        <BonusTerms {...props} />
      </div>
    </details>
  )
}
