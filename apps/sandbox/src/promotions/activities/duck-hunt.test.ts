import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/read-answer.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { isFields } from '../../ground/wire/fields.ts'

const DAY = 86_400_000
const HUNT = '/json-api/duck-hunt/games/1'
/** Duck season. */
const PROMOTION = 4

describe('a duck hunt', () => {
  const sandbox = aSandbox()

  const shoot = (token: string, key: string, target: unknown = 2) =>
    sandbox.post(`${HUNT}/shots`, { target }, { token, headers: { 'idempotency-key': `key-of-the-shot-${key}` } })
  const member = async () => {
    const player = await sandbox.player()
    sandbox.platform.promotions.members.add(PROMOTION, player.userId)
    return player
  }
  const hunt = (token?: string) => sandbox.data(HUNT, { token })

  it('gives five shots a day, each once for its key, and points for the prizes', async () => {
    const { token, login } = await member()
    const first = await shoot(token, 'a')
    expect((await shoot(token, 'a')).body).toEqual(first.body)
    const rest = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const key of ['b', 'c', 'd', 'e']) rest.push(await shoot(token, key))
    const shots = [first, ...rest].map(({ body }) => body)
    expect(shots.map(({ attempts }) => attempts)).toEqual([4, 3, 2, 1, 0])
    expect(codeOf(await shoot(token, 'f'))).toBe('no_attempts')
    const won = shots.reduce((sum, { prize }) => sum + (isFields(prize) ? Number(prize['points']) : 0), 0)
    const own = await sandbox.get(`/json-api/actions/${PROMOTION}/user-data`, { token })
    expect(own.body['data']).toMatchObject({ points: won })
    sandbox.platform.clock.advance(DAY)
    expect(await hunt(await sandbox.signIn(login, 'a-password'))).toMatchObject({ attempts: 5 })
  })

  it('is for members, and for places that there are', async () => {
    const { token } = await sandbox.player()
    expect(codeOf(await shoot(token, 'a'))).toBe('not_participant')
    expect((await shoot((await member()).token, 'b', 'two')).status).toBe(400)
    expect((await sandbox.post(`${HUNT}/shots`, { target: 1 }, { token })).status).toBe(400)
  })
})
