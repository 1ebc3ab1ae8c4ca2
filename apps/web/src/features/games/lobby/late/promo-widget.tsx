import { buttonStyles } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { WELCOME_BONUS_PATH } from '#shared/navigation/addresses.ts'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { Link } from '#shared/navigation/link.tsx'
import { PromoTooltip } from './promo-tooltip.tsx'

/** The visitor's promo widget. It is last in the lobby, so that it shifts nothing when it loads. */
export const PromoWidget = observer(function PromoWidget() {
  const t = useTexts()
  const { content } = useSite()
  const widget = content.promoWidget.value
  const isExcluded = useIsExcluded()
  if (!widget || isExcluded) return null
  const { id, title, text, image, button } = widget
  const buttonText = button.text || t('layout:openNotice')
  return (
    <aside
      {...(title ? { 'aria-labelledby': `promo-widget-${id}` } : { 'aria-label': buttonText })}
      className="relative flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card bg-surface p-4 shadow-card sm:flex-nowrap sm:p-5"
    >
      {button.url === WELCOME_BONUS_PATH && <PromoTooltip />}
      {image && (
        <img
          {...pictureSources(image, 'mark')}
          alt=""
          width="96"
          height="72"
          loading="lazy"
          className="h-18 w-24 rounded-control object-cover object-right"
        />
      )}
      <div className="min-w-0 flex-1 basis-40">
        {title && (
          <h2 id={`promo-widget-${id}`} className="font-semibold text-strong">
            {title}
          </h2>
        )}
        {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      </div>
      <Link to={button.url} className={`${buttonStyles({ intent: 'secondary' })} max-sm:w-full`}>
        {buttonText}
      </Link>
    </aside>
  )
})
