/**
 * @promise Calls: what a player is told of a press is true, and as much as the platform's data can tell: 17 kinds of press, each
 *   answer that proves nothing before the work and after it, an answer that hangs after it, and proved refusals
 * @proof certainty.test
 * @journey none
 */

import { beforeAll, describe, expect, test } from 'vitest'
import { createParticipationApi } from '../promotions/participation/participation-api.ts'
import { openFaultySite, type PressFault } from '../testing/faulty-site.ts'
import { JUDGED_PRESSES, RECEIVER } from '../testing/judged-presses.ts'
import { openSandbox } from '../testing/open-sandbox.ts'
import { playerOf } from '../testing/visitor.ts'

const sandbox = await openSandbox()

beforeAll(async () => {
  await sandbox.control.tournament({ slug: 'judged' })
  const { http } = await playerOf(sandbox, {
    login: 'receiver@example.test',
    password: 'password-1',
    nickname: 'receiver',
  })
  await createParticipationApi(http).join('3')
  RECEIVER.id = (await createParticipationApi(http).participant('3', new AbortController().signal))?.id ?? ''
})

const answered = (status: number, code?: string): PressFault['answer'] => ({
  status,
  body: code === undefined ? '<html>' : JSON.stringify({ errors: [{ code }] }),
})

const REFUSED = {
  '401 with a code': answered(401, 'unauthorized'),
  '422 with a code': answered(422, 'not_now'),
}

/** Answers that prove nothing, of each way in which a call fails. */
const LOST: Readonly<Record<string, PressFault['answer']>> = {
  '401 without a code': answered(401),
  '403 without a code': answered(403),
  '429': answered(429, 'too_many_requests'),
  '503 without a code': answered(503),
  'no answer in time': 'waits',
  'a cut connection': 'cut',
  '400 without a code': answered(400),
  '408': answered(408),
  '425': answered(425, 'too_early'),
  '500': answered(500, 'internal'),
}

describe.each(Object.entries(JUDGED_PRESSES))('%s', (_, { state, path, prepare, lost, repeatsItself = false }) => {
  const [ofDone, ofNothing] = lost

  test(`is "${ofNothing}" after each answer before the work, and "not done" where a refusal is proved`, async () => {
    const tab = await openFaultySite(sandbox, state)
    const { press, told, isDone } = await prepare(tab.site, sandbox)
    for (const [name, answer] of Object.entries({ ...REFUSED, ...LOST })) {
      const isProved = name in REFUSED && !(repeatsItself && name.startsWith('401'))
      const tells = isProved ? 'not done' : ofNothing
      tab.fault = { path, fault: { answer, isDone: false } }
      tab.hits = 0
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await press()
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(told, { message: name }).toBe(tells)
      expect(tab.hits, name).toBeGreaterThan(0)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await isDone(await sandbox.control.player(tab.login)), name).toBe(false)
    }
    tab.close()
  })

  // A shot that was sent twice gets the first answer again by its key: a code of the platform covers both.
  const { '422 with a code': code, ...unproved } = { ...REFUSED, ...LOST }
  const afterwards = { ...unproved, ...(!repeatsItself && { '422 with a code': code }) }
  test.each(Object.entries(afterwards))(
    `after %s, which came after the work, is "${ofDone}"`,
    async (_name, answer) => {
      const tab = await openFaultySite(sandbox, state)
      const { press, told, isDone } = await prepare(tab.site, sandbox)
      tab.fault = { path, fault: { answer, isDone: true } }
      await press()
      await expect.poll(told).toBe(ofDone)
      expect(tab.hits).toBeGreaterThan(0)
      expect(await isDone(await sandbox.control.player(tab.login))).toBe(true)
      tab.close()
    },
  )

  test(`that the platform has done, and whose answer hangs, is "${ofDone}"`, async () => {
    const tab = await openFaultySite(sandbox, state)
    const { press, told, isDone } = await prepare(tab.site, sandbox)
    tab.fault = { path, fault: { answer: 'hangs', isDone: true } }
    const pressed = press()
    await expect.poll(async () => isDone(await sandbox.control.player(tab.login)), { timeout: 5000 }).toBe(true)
    tab.giveUp()
    await pressed
    await expect.poll(told).toBe(ofDone)
    await sandbox.control.clearFaults()
    tab.close()
  })
})
