import { formatMoney, subscribe } from '@croupier/domain/core'
import { createBrowserSite } from '@croupier/hosts/browser'

const [form, refusal, balanceText, logout, games] = ['login', 'refusal', 'balance', 'logout', 'games'].map((id) =>
  document.getElementById(id),
)

// The platform's calls come through this page's server (vite.config.js), so the browser sees one origin.
const site = createBrowserSite({ platform: location.origin, brand: 'gold', locale: 'en' })
site.start()

subscribe(
  () => site.player?.balance.value,
  (balance) => {
    balanceText.textContent = balance ? formatMoney(balance.real, balance.currency, 'en') : '–'
  },
)
subscribe(
  () => site.session.isSignedIn,
  (isSignedIn) => {
    form.hidden = isSignedIn
    logout.hidden = !isSignedIn
  },
)
subscribe(
  () => site.games.categories.value ?? [],
  (categories) => {
    games.replaceChildren(
      ...categories.map(({ name }) => Object.assign(document.createElement('li'), { textContent: name })),
    )
  },
)

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { status, error } = await site.session.login.run(Object.fromEntries(new FormData(form)))
  refusal.textContent = status === 'done' ? '' : `The login is ${status}: ${error?.codes?.join() ?? ''}`
})
logout.addEventListener('click', () => void site.session.logout())
