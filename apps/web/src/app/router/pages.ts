import { loginRoute } from '../../features/account/auth/login/login-route.ts'
import { newPasswordRoute } from '../../features/account/auth/recovery/new-password-route.ts'
import { registrationRoute } from '../../features/account/auth/registration/registration-route.ts'
import { remindRoute } from '../../features/account/auth/recovery/remind-route.ts'
import {
  cashboxResultRoutes,
  depositRoute,
  historyRoute,
  withdrawRoute,
} from '../../features/account/cashbox/cashbox-routes.ts'
import { staticPageRoute } from '../../features/shell/content/static-page-route.ts'
import { notFoundRoute } from '../../features/shell/errors/not-found-route.ts'
import { gameRoute } from '../../features/games/game/game-route.ts'
import {
  allGamesRoute,
  categoryRoute,
  producerCategoryRoute,
  producerRoute,
} from '../../features/games/list/games-routes.ts'
import { limitsRoute } from '../../features/account/limits/limits-route.ts'
import { lobbyRoute } from '../../features/games/lobby/lobby-route.ts'
import type { PageRoute } from '../../shared/navigation/page-route.ts'

/** Every page of the site. Fixed paths win over `/{slug}` by the router's own ranking (open-points.md). */
export const pages: readonly PageRoute[] = [
  lobbyRoute,
  allGamesRoute,
  categoryRoute,
  producerRoute,
  producerCategoryRoute,
  gameRoute,
  loginRoute,
  registrationRoute,
  remindRoute,
  newPasswordRoute,
  depositRoute,
  withdrawRoute,
  historyRoute,
  ...cashboxResultRoutes,
  limitsRoute,
  staticPageRoute,
  notFoundRoute,
]
