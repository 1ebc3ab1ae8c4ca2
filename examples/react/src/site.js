import { createBrowserSite } from '@croupier/hosts/browser'

export const site = createBrowserSite({ platform: location.origin, brand: 'gold', locale: 'en' })
