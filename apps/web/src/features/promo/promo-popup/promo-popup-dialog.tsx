import { Picture, Sheet } from '@croupier/design-system'
import type { DialogFrame, DialogProps } from '#shared/overlays/dialogs/dialog-props.ts'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useBrand, useTexts } from '#shared/site/tab.tsx'

/** The operator's offer: picture, text and one button (docs/product-rules.md, Promo popup). */
export function Dialog({ popup, open, onClose }: DialogProps['promo-popup'] & DialogFrame) {
  const t = useTexts()
  const brand = useBrand()
  const { title, body, imageUrl, buttonText, buttonUrl } = popup
  return (
    <Sheet
      open={open}
      onClose={onClose}
      type="promo"
      title={title || brand.name}
      closeLabel={t('dialogs:close')}
      logo={imageUrl && <PopupPicture src={imageUrl} />}
      // Keep the close button readable over the picture, and out of its subject.
      className={
        imageUrl ? '[&>button]:top-2! [&>button]:inset-e-2! [&>button]:bg-scrim! [&>button]:text-on-scrim!' : undefined
      }
      footer={
        buttonUrl &&
        buttonText && (
          // The schema accepts only http(s) addresses and paths of this site (domain, `AddressSchema`).
          <ButtonLink to={buttonUrl} data-autofocus="" onClick={onClose} intent="primary" block>
            {buttonText}
          </ButtonLink>
        )
      }
    >
      <PlatformHtml html={body} />
    </Sheet>
  )
}

function PopupPicture({ src }: { readonly src: string }) {
  return (
    <div className="-mt-5 -me-16 -ms-5 overflow-hidden max-md:-mt-7 sm:-ms-6 [&_span]:aspect-2/1!">
      <Picture {...pictureSources(src, 'dialog')} alt="" ratio="banner" />
    </div>
  )
}
