import { formatMoney } from '@croupier/domain/core'
import { useRead } from '@croupier/hosts/react'
import { Lobby } from './lobby.jsx'
import { Login } from './login.jsx'
import { site } from './site.js'

export function App() {
  const isSignedIn = useRead(() => site.session.isSignedIn)
  return (
    <main>
      {isSignedIn ? <Account /> : <Login />}
      <Lobby />
    </main>
  )
}

function Account() {
  const balance = useRead(() => site.player?.balance.value)
  return (
    <p>
      Balance: <output>{balance ? formatMoney(balance.real, balance.currency, 'en') : '…'}</output>{' '}
      <button onClick={() => site.session.logout()}>Log out</button>
    </p>
  )
}
