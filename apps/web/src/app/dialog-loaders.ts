import type { DialogLoaders } from '#shared/overlays/dialogs/dialog-host.tsx'
import { late } from '#shared/loading/late.tsx'

export const dialogLoaders: DialogLoaders = {
  alert: { code: late(() => import('#features/shell/dialogs/alert-dialog.tsx')) },
  confirm: { code: late(() => import('#features/shell/dialogs/confirm-dialog.tsx')) },
  contacts: {
    code: late(() => import('#features/account/contacts/contacts-dialog.tsx')),
    texts: ['contacts', 'forms'],
  },
  'inactive-gift': {
    code: late(() => import('#features/account/take-gift/inactive-gift-dialog.tsx')),
    texts: ['take-gift'],
  },
  'level-up': {
    code: late(() => import('#features/account/profile/levels/level-up-dialog.tsx')),
    texts: ['levels'],
  },
  'promo-popup': { code: late(() => import('#features/promo/promo-popup/promo-popup-dialog.tsx')) },
  'reality-check': {
    code: late(() => import('#features/account/limits/reality-check-dialog.tsx')),
    texts: ['limits'],
  },
  support: { code: late(() => import('#features/shell/support/support-dialog.tsx')), texts: ['support'] },
  thanks: { code: late(() => import('#features/promo/thanks/thanks-dialog.tsx')), texts: ['thanks'] },
}
