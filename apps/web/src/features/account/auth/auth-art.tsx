import { observer } from 'mobx-react-lite'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { brandAddress } from '#shared/site/brand.ts'
import { useBrand, useSite } from '#shared/site/tab.tsx'
import { COVERS_CATEGORY } from './load-art.ts'

const COVERS = 12

/** A decorative wall of game covers beside the form. Falls back to the brand's mark when there are no covers. */
export const AuthArt = observer(function AuthArt() {
  const { games } = useSite()
  const brand = useBrand()
  const covers = (games.row(COVERS_CATEGORY).value?.games ?? [])
    .flatMap(({ slug, tallPreview, preview }) =>
      tallPreview || preview ? [{ slug, src: tallPreview ?? preview }] : [],
    )
    .slice(0, COVERS)
  return (
    <div aria-hidden className="relative hidden overflow-hidden bg-sunken lg:in-data-arriving:opacity-0 lg:block">
      <ul className="absolute -inset-x-10 top-1/2 grid -translate-y-1/2 -rotate-6 grid-cols-3 gap-4">
        {covers.map(({ slug, src }) => (
          <li key={slug} className="nth-[3n+2]:translate-y-16">
            <img
              {...pictureSources(src, 'card')}
              alt=""
              width="300"
              height="450"
              loading="lazy"
              decoding="async"
              className="aspect-2/3 w-full rounded-card object-cover shadow-raised"
            />
          </li>
        ))}
      </ul>
      <div className="absolute inset-0 bg-[linear-gradient(var(--fade-towards,to_right),transparent_60%,var(--color-surface))] rtl:[--fade-towards:to_left]" />
      <div className="absolute inset-0 bg-linear-to-t from-sunken to-transparent to-45%" />
      <img
        src={brandAddress(brand, 'logo')}
        alt=""
        width="148"
        height="36"
        className="absolute bottom-8 inset-s-8 h-10 w-auto"
      />
    </div>
  )
})
