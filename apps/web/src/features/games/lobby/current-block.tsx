import { ArrowRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from '#shared/navigation/link.tsx'
import { useSite } from '#shared/site/tab.tsx'

/** The operator's current note, which links to a page. */
export const CurrentBlock = observer(function CurrentBlock() {
  const block = useSite().content.block.value
  if (!block?.title) return null
  return (
    <section aria-label={block.title} className="rounded-card bg-surface p-6 shadow-card">
      <h2 className="heading text-lg wrap-anywhere text-strong">
        {block.url === null ? (
          block.title
        ) : (
          <Link
            to={block.url}
            className="group inline-flex max-w-full min-h-6 items-center pointer-coarse:-my-2 pointer-coarse:min-h-11 gap-2"
          >
            {block.title}
            <ArrowRight aria-hidden className="size-5 shrink-0 text-muted group-hover:text-strong" />
          </Link>
        )}
      </h2>
      {block.text && <p className="mt-2 max-w-prose text-body">{block.text}</p>}
    </section>
  )
})
