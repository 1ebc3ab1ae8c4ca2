import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { Link } from '#shared/navigation/link.tsx'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { ContactWays } from './live/contact-ways.tsx'
import { StayingInControl } from './live/staying-in-control.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { failureOf } from '#shared/loading/read-fresh.ts'

/** What the product adds to the operator's text, by the page's slug. */
const LIVE_PARTS: Readonly<Record<string, ComponentType>> = {
  'responsible-gaming': StayingInControl,
  contacts: ContactWays,
}

const pageAt = ({ site, params }: PageContext) => site.content.page(params['slug'] ?? '')

export const load = (context: PageContext) => pageAt(context).ensure()

export const failure = (context: PageContext) => failureOf(pageAt(context))

export const head: PageModule['head'] = (context, t) => {
  const page = pageAt(context).value
  if (!page?.title) return { title: t('content:pages') }
  return { title: page.title, trail: [{ name: page.title, path: page.url }] }
}

/** A text page of the operator, with links to the others. */
export const Page = observer(function StaticPage() {
  const t = useTexts()
  const { content } = useSite()
  const { slug = '' } = useParams()
  const page = content.page(slug).value
  const LivePart = Object.hasOwn(LIVE_PARTS, slug) ? LIVE_PARTS[slug] : undefined
  const others = (content.staticPages.value ?? []).filter((other) => other.slug !== slug)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-gutter pt-6 pb-12 wrap-break-word lg:grid-cols-[minmax(0,44rem)_16rem] lg:justify-center lg:gap-16 lg:pt-8">
      <article>
        <BackLink className="-mt-3 mb-3 md:hidden" />
        {page ? (
          <>
            <h1 className="mb-6 heading text-xl text-strong text-balance">{page.title}</h1>
            <PlatformHtml html={page.html} />
            {LivePart && <LivePart />}
          </>
        ) : (
          <SkeletonStack className="gap-4" bars={['h-10 w-2/3', [5, 'h-5 w-full']]} />
        )}
      </article>
      {others.length > 0 && (
        <nav aria-labelledby="other-pages" className="lg:pt-2">
          <h2 id="other-pages" className="mb-3 text-sm font-semibold text-muted">
            {t('content:pages')}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {others.map((other) => (
              <li key={other.slug}>
                <Link
                  to={other.url}
                  className="block rounded-control py-2 pointer-coarse:py-2.5 text-body hover:text-strong"
                >
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
})
