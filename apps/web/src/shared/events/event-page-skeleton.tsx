import { Skeleton } from '@croupier/design-system'

/** In place of the page of a promotion, a tournament or a series. `hero`: the classes of its hero's height. */
export function EventPageSkeleton({ hero }: { readonly hero: string }) {
  return (
    <div aria-busy="true" className="px-gutter pb-section">
      <div className="my-1 min-h-11" />
      <Skeleton className={`w-full rounded-card ${hero}`} />
      <div className="mt-section grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  )
}
