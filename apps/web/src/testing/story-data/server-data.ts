import type { ServerData } from '@croupier/domain/content'

export const serverData: ServerData = {
  captcha: null,
  abTests: {},
  registrationConfig: { skipNickname: false },
  support: {
    chat: { vendor: 'webim', account: 'croupier', location: 'default', vipLocation: 'vip' },
    contacts: [
      { kind: 'telegram', url: 'https://t.me/croupier_sandbox', label: '' },
      { kind: 'viber', url: 'viber://chat?number=79000000000', label: '' },
      { kind: 'email', url: 'mailto:help@croupier.test', label: 'help@croupier.test' },
    ],
    isChatInMaintenance: false,
  },
  webPushKey: null,
  currencies: [],
  promoPopup: null,
  hasPromotionsRow: false,
  hasTournamentsRow: false,
  hasPasskeys: false,
  noIndex: false,
  canonical: null,
  restricted: false,
}
