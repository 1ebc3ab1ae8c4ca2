import { useState } from 'react'
import { site } from './site.js'

export function Login() {
  const [refusal, setRefusal] = useState('')

  async function logIn(event) {
    event.preventDefault()
    const { status, error } = await site.session.login.run(Object.fromEntries(new FormData(event.currentTarget)))
    setRefusal(status === 'done' ? '' : `The login is ${status}: ${error?.codes?.join() ?? ''}`)
  }

  return (
    <form onSubmit={logIn}>
      <label>
        Email or phone <input name="login" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button>Log in</button>
      <p role="alert">{refusal}</p>
    </form>
  )
}
