import { about } from './pages/about.ts'
import { bonusPolicy } from './pages/bonus-policy.ts'
import { compointsAbout } from './pages/compoints-about.ts'
import { contacts } from './pages/contacts.ts'
import { faq } from './pages/faq.ts'
import { privacy } from './pages/privacy.ts'
import { responsibleGaming } from './pages/responsible-gaming.ts'
import { rules } from './pages/rules.ts'
import type { StaticPage } from './pages/static-page.ts'
import { welcomeBonus } from './pages/welcome-bonus.ts'
import { freeSpinsFridayPage } from '../promotions/known/static-promotions.ts'
import { winback } from './pages/winback.ts'

export const STATIC_PAGES: readonly StaticPage[] = [
  about,
  rules,
  bonusPolicy,
  welcomeBonus,
  winback,
  freeSpinsFridayPage,
  compointsAbout,
  faq,
  responsibleGaming,
  privacy,
  contacts,
]
