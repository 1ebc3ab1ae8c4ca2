import { buttonStyles, Picture, Skeleton } from '@croupier/design-system'
import type { Banner } from '@croupier/domain/content'
import { Link } from '../../navigation/link.tsx'
import { useTexts } from '../../site/tab.tsx'
import { pictureSources, type PictureSources, type PictureUse } from '../../pictures/picture-sources.ts'

export type BannerUse = Extract<PictureUse, 'banner' | 'pairedBanner'>

export interface BannerSlideProps {
  readonly banner: Banner
  readonly priority?: boolean
  readonly slim?: boolean
  /** Where it is drawn. Default `banner`. */
  readonly use?: BannerUse
}

/** The picture of a banner, with its crop for phones. */
export function bannerPicture(
  { image, imageMobile }: Pick<Banner, 'image' | 'imageMobile'>,
  use: BannerUse,
): PictureSources & { readonly phone: Partial<PictureSources> } {
  return {
    ...pictureSources(image ?? imageMobile ?? '', use),
    phone: pictureSources(imageMobile, use),
  }
}

/** A banner: picture, text and one link that covers it. Phones have their own crop. */
export function BannerSlide({ banner, priority = false, slim = false, use = 'banner' }: BannerSlideProps) {
  const t = useTexts()
  const { title, text, button } = banner
  const { phone, ...wide } = bannerPicture(banner, use)
  return (
    <article
      data-slot="banner"
      className={`relative isolate flex items-center overflow-hidden rounded-card shadow-card max-[19rem]:min-h-44 max-[19rem]:items-end ${slim ? 'lg:max-h-72' : ''}`}
    >
      <Picture
        {...wide}
        mobileSrc={phone.src}
        mobileSrcSet={phone.srcSet}
        alt=""
        ratio="banner"
        priority={priority}
        className="max-[19rem]:absolute! max-[19rem]:inset-0 max-[19rem]:h-full"
      />
      {/* Words stay readable whatever the picture: from below on phones, from the left elsewhere. */}
      <div
        aria-hidden
        className="absolute inset-0 max-sm:bg-[linear-gradient(to_top,var(--color-scrim)_42%,transparent_78%),linear-gradient(to_top,var(--color-scrim)_58%,transparent_95%)] sm:bg-linear-to-r sm:rtl:bg-linear-to-l from-scrim sm:from-25% sm:via-scrim/80 sm:via-50% sm:to-75%"
      />
      <div className="absolute inset-0 flex min-w-0 flex-col max-[19rem]:relative items-start justify-end p-4 sm:max-w-[60%] sm:justify-center sm:p-6 lg:max-w-[56%] lg:p-12">
        {title && (
          <h2 className="heading line-clamp-3 max-[19rem]:line-clamp-none max-w-full shrink-0 wrap-anywhere text-lg text-on-scrim lg:text-xl xl:text-2xl">
            {title}
          </h2>
        )}
        {/* A phone has room for the picture or for the small print. */}
        {text && (
          <p className="mt-1.5 line-clamp-2 shrink-0 text-sm text-balance text-on-scrim/85 max-sm:sr-only lg:mt-2.5 lg:max-w-4/5 lg:text-base">
            {text}
          </p>
        )}
        {button && (
          <Link
            to={button.url}
            className={`${buttonStyles({ intent: 'primary' })} static! mt-3 max-w-full shrink-0 wrap-anywhere after:absolute after:inset-0 after:content-[''] max-sm:min-h-9 max-sm:px-4 max-sm:text-sm lg:mt-4`}
          >
            {button.text || t('layout:openNotice')}
          </Link>
        )}
      </div>
    </article>
  )
}

export function BannerSkeleton() {
  return <Skeleton ratio="banner" />
}
