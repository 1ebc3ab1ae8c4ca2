/**
 * The English texts are the type of all keys: one line for each file. What the lobby and every page around it say lies in
 * `first-visit`; the files of `on-demand` are loaded with the pages and dialogs that name them.
 */
export interface FirstVisitTexts {
  readonly content: typeof import('./en/first-visit/content.json')
  readonly dialogs: typeof import('./en/first-visit/dialogs.json')
  readonly errors: typeof import('./en/first-visit/errors.json')
  readonly games: typeof import('./en/first-visit/games.json')
  readonly layout: typeof import('./en/first-visit/layout.json')
  readonly lobby: typeof import('./en/first-visit/lobby.json')
  readonly verification: typeof import('./en/first-visit/verification.json')
}

export interface OnDemandTexts {
  readonly auth: typeof import('./en/on-demand/auth.json')
  readonly cashbox: typeof import('./en/on-demand/cashbox.json')
  readonly forms: typeof import('./en/on-demand/forms.json')
  readonly game: typeof import('./en/on-demand/game.json')
  readonly limits: typeof import('./en/on-demand/limits.json')
  readonly notifications: typeof import('./en/on-demand/notifications.json')
  readonly search: typeof import('./en/on-demand/search.json')
  readonly support: typeof import('./en/on-demand/support.json')
  readonly thanks: typeof import('./en/on-demand/thanks.json')
}

export type BaseTexts = FirstVisitTexts & OnDemandTexts
