import type { DialogLoaders, DialogTexts } from '../shared/overlays/dialogs/dialog-host.tsx'

/** What draws each kind of dialog. A chunk each, or one for those that are small and alike. */
export const dialogLoaders: DialogLoaders = {
  alert: () => import('../features/shell/dialogs/alert-dialog.tsx'),
  confirm: () => import('../features/shell/dialogs/confirm-dialog.tsx'),
  'promo-popup': () => import('../features/promo/promo-popup/promo-popup-dialog.tsx'),
  'reality-check': () => import('../features/account/limits/reality-check-dialog.tsx'),
  support: () => import('../features/shell/support/support-dialog.tsx'),
  thanks: () => import('../features/promo/thanks/thanks-dialog.tsx'),
}

/** What they say beyond the texts of a first visit. */
export const dialogTexts: DialogTexts = { 'reality-check': ['limits'], thanks: ['thanks'] }
