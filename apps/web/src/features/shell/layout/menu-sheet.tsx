import { buttonStyles, IconButton } from '@croupier/design-system'
import { LayoutGrid, Ticket, Trophy, UserRound, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { Link } from '#shared/navigation/link.tsx'
import { categoryPath, PROFILE_PATH, PROMO_PATH, TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { CategoryIcon } from '#shared/games/category-icon.tsx'
import { categoryName } from '#shared/games/category-name.ts'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { LateInstallEntry } from './install/late-install-entry.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { SignOut } from './sign-out.tsx'
import { useMenu } from './use-menu.ts'

export const MenuSheet = observer(function MenuSheet() {
  const t = useTexts()
  const { games, content } = useSite()
  const player = usePlayer()
  const ref = useRef<HTMLDivElement>(null)
  useMenu(ref)
  return (
    <div
      ref={ref}
      id="menu-sheet"
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element in a popover is shown by script only
      role="dialog"
      aria-label={t('layout:menu')}
      tabIndex={-1}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none translate-y-4 overflow-y-auto rounded-t-[1.25rem] bg-floating p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-body opacity-0 shadow-raised outline-none transition-[opacity,translate] duration-base backdrop:bg-scrim open:translate-y-0 open:opacity-100 starting:open:translate-y-4 starting:open:opacity-0"
    >
      <PublicPart name="menu">
        <div className="mb-4 flex items-center justify-between">
          <p className="heading text-lg text-strong">{t('layout:menu')}</p>
          <IconButton label={t('layout:closeMenu')} onClick={() => ref.current?.hidePopover()}>
            <X aria-hidden />
          </IconButton>
        </div>
        <nav aria-label={t('layout:categories')}>
          <ul className="grid auto-rows-fr grid-cols-2 gap-2">
            <MenuLink to={PROMO_PATH} name={t('layout:promotions')} icon={<Ticket aria-hidden />} />
            <MenuLink to={TOURNAMENTS_PATH} name={t('layout:tournaments')} icon={<Trophy aria-hidden />} />
            <MenuLink to={categoryPath(null)} name={t('layout:games')} icon={<LayoutGrid aria-hidden />} />
            {(games.categories.value ?? []).map((category) => (
              <MenuLink
                key={category.slug}
                to={categoryPath(category.slug)}
                name={categoryName(category, t)}
                icon={<CategoryIcon category={category} className="size-6" />}
              />
            ))}
          </ul>
        </nav>
        <h2 className="mt-6 mb-2 text-sm font-semibold text-muted">{t('layout:information')}</h2>
        <ul className="grid grid-cols-2 gap-x-4">
          {(content.staticPages.value ?? []).map((page) => (
            <li key={page.slug}>
              <Link to={page.url} className="block py-2.5 text-sm text-body">
                {page.title}
              </Link>
            </li>
          ))}
          <li>
            <SupportButton className="block w-full py-2.5 text-start text-sm text-body" />
          </li>
          <LateInstallEntry className="block w-full py-2.5 text-start text-sm text-body" />
        </ul>
        <div className="mt-6">
          <LanguageChoice />
        </div>
      </PublicPart>
      {player && (
        <PublicPart name="menu-account" data={null}>
          <Link to={PROFILE_PATH} className={`mt-6 ${buttonStyles({ block: true })}`}>
            <UserRound aria-hidden />
            {t('layout:profile')}
          </Link>
          <SignOut />
        </PublicPart>
      )}
    </div>
  )
})

function MenuLink({ to, name, icon }: { readonly to: string; readonly name: string; readonly icon: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-12 items-center gap-3 rounded-control bg-raised px-3 py-2 text-sm text-body [&>svg]:size-6 [&>svg]:shrink-0"
      >
        {icon}
        <span className="min-w-0">{name}</span>
      </Link>
    </li>
  )
}
