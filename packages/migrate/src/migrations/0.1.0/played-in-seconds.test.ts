import { describe, expect, it } from 'vitest'
import { changeCode } from '../../change-code.ts'
import { playedInSeconds } from './played-in-seconds.ts'

const change = (text: string, name = 'session.tsx') => changeCode(name, text, [playedInSeconds])

describe('minutesPlayed', () => {
  it('becomes whole minutes of secondsPlayed, where it is called', () => {
    expect(
      change(`import { minutesPlayed, type PlaySession } from '@croupier/domain/cashbox'

// minutesPlayed of the session
export const Played = ({ session, now }: Props) => <p>{minutesPlayed(session, now)} min</p>
const isLong = (session: PlaySession) => minutesPlayed(session, Date.now()) > 60
const wrong = (minutesPlayed: number) => minutesPlayed + 1
`),
    ).toEqual({
      text: `import { secondsPlayed, type PlaySession } from '@croupier/domain/cashbox'

// minutesPlayed of the session
export const Played = ({ session, now }: Props) => <p>{Math.floor(secondsPlayed(session, now) / 60)} min</p>
const isLong = (session: PlaySession) => Math.floor(secondsPlayed(session, Date.now()) / 60) > 60
const wrong = (minutesPlayed: number) => minutesPlayed + 1
`,
      left: [],
    })
  })

  it('is followed under another name, and as a member of all that is imported', () => {
    expect(
      change(`import { minutesPlayed as played } from '@croupier/domain/cashbox'
import * as cashbox from '@croupier/domain/cashbox'
const one = played(session, now)
const other = cashbox.minutesPlayed(session, cashbox.minutesPlayed(before, now))
`).text,
    ).toBe(`import { secondsPlayed as played } from '@croupier/domain/cashbox'
import * as cashbox from '@croupier/domain/cashbox'
const one = Math.floor(played(session, now) / 60)
const other = Math.floor(cashbox.secondsPlayed(session, Math.floor(cashbox.secondsPlayed(before, now) / 60)) / 60)
`)
  })

  it('is named where it is handed on, shown on, or comes by another way', () => {
    const { text, left } = change(`import { minutesPlayed } from '@croupier/domain/cashbox'
export { minutesPlayed as minutes } from '@croupier/domain/cashbox'
const columns = [{ read: minutesPlayed }, { minutesPlayed }]
vi.mock('@croupier/domain/cashbox', () => ({ minutesPlayed: () => 5 }))
`)
    expect(text).toBe(`import { secondsPlayed } from '@croupier/domain/cashbox'
export { secondsPlayed as minutes } from '@croupier/domain/cashbox'
const columns = [{ read: secondsPlayed }, { minutesPlayed: secondsPlayed }]
vi.mock('@croupier/domain/cashbox', () => ({ minutesPlayed: () => 5 }))
`)
    expect(left).toEqual([
      { line: 2, what: '`minutesPlayed` answers seconds now' },
      { line: 3, what: '`minutesPlayed` answers seconds now' },
      { line: 3, what: '`minutesPlayed` answers seconds now' },
      { line: 4, what: '`minutesPlayed` of @croupier/domain/cashbox is `secondsPlayed` now' },
    ])
  })

  it('keeps the import of a name that the file has for something else', () => {
    expect(
      change(`import { minutesPlayed } from '@croupier/domain/cashbox'
const secondsPlayed = minutesPlayed(session, now) * 60
`).text,
    ).toBe(`import { secondsPlayed as minutesPlayed } from '@croupier/domain/cashbox'
const secondsPlayed = Math.floor(minutesPlayed(session, now) / 60) * 60
`)
  })

  it('changes the script of a component, and names a template that calls it', () => {
    const script = `<p>Since you came</p>

<script lang="ts">
  import { minutesPlayed } from '@croupier/domain/cashbox'
  const minutes = $derived(minutesPlayed(session, now))
</script>
`
    expect(change(`${script}<p>{minutes}</p>`, 'session.svelte')).toEqual({
      text: `<p>Since you came</p>

<script lang="ts">
  import { secondsPlayed } from '@croupier/domain/cashbox'
  const minutes = $derived(Math.floor(secondsPlayed(session, now) / 60))
</script>
<p>{minutes}</p>`,
      left: [],
    })
    expect(change(`${script}<p>{minutesPlayed(session, now)}</p>`, 'session.svelte')).toEqual({
      text: `${script}<p>{minutesPlayed(session, now)}</p>`,
      left: [{ line: 4, what: 'a template uses `minutesPlayed`: import `secondsPlayed` and divide by 60' }],
    })
  })

  it('is left alone where it is of another package, and what is done stays', () => {
    const other = `import { minutesPlayed } from './clock'\nminutesPlayed(1)\n`
    expect(change(other).text).toBe(other)
    const done = change(`import { minutesPlayed } from '@croupier/domain/cashbox'\nminutesPlayed(1)\n`).text
    expect(change(done).text).toBe(done)
  })
})
