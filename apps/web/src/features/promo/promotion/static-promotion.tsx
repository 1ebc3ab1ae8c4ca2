import { observer } from 'mobx-react-lite'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { PROMO_PATH } from '#shared/navigation/addresses.ts'
import { useSite } from '#shared/site/tab.tsx'

/** A promotion without a template: the static page of the same slug. */
export const StaticPromotion = observer(function StaticPromotion({ slug }: { readonly slug: string }) {
  const page = useSite().content.page(slug).value
  return (
    <article className="mx-auto max-w-176 px-gutter py-4 lg:py-8">
      <BackLink fallback={PROMO_PATH} className="mb-2" />
      {page ? (
        <>
          <h1 className="mb-6 heading text-xl text-strong text-balance">{page.title}</h1>
          <PlatformHtml html={page.html} />
        </>
      ) : (
        <SkeletonStack className="gap-4" bars={['h-10 w-2/3', 'h-64 w-full']} />
      )}
    </article>
  )
})
