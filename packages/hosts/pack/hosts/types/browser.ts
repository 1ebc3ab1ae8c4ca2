import { createBrowserSite, createServedSite } from '@croupier/hosts/browser'

createBrowserSite({ platform: location.origin, brand: 'gold', locale: 'en' }).start()
createServedSite({ brand: 'gold', locale: 'en' }).start()
