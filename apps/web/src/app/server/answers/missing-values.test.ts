/**
 * @promise Calls: on a platform of the specification alone no text has a gap where a value is missing: prizes
 *   without titles are named by price or place, and each optional field is left out of each page; titles that may
 *   be missing are `null` in the domain, which `t` does not take
 * @journey none
 */

import {
  placesIn,
  replaceAt,
  valueAt,
  wirePromotion,
  wireSeries,
  wireTournament,
  WIRE_ANSWERS,
  type Place,
} from '@croupier/platform-fixtures'
import { expect, test, vi } from 'vitest'
import type * as TranslateModule from '#shared/texts/translate.ts'
import { renderTestPage } from '#testing/render-test-page.ts'

/** Texts that were given an empty value since the last look. */
const empties = vi.hoisted(() => new Set<string>())

vi.mock('#shared/texts/translate.ts', async (original) => {
  const module = await original<typeof TranslateModule>()
  return {
    ...module,
    createTranslate: (texts: Parameters<typeof module.createTranslate>[0]) => {
      const t = module.createTranslate(texts)
      const told = (key: string, values: Record<string, unknown> = {}) => {
        for (const [name, value] of Object.entries(values)) {
          const isEmpty = typeof value === 'string' ? value.trim() === '' : value == null
          if (isEmpty) empties.add(`${key} without ${name}`)
        }
        return (t as unknown as (key: string, values: object) => string)(key, values)
      }
      return Object.assign(told, t)
    },
  }
})

const hunt = {
  id: 1,
  title: 'Pond',
  status: 'active',
  attempts: 3,
  prizes: [
    { id: 1, title: 'Feather', points: 2, image: '/cdn/1.svg', left: 4 },
    { id: 2, title: 'Egg', points: null, image: null, left: 0 },
  ],
}
const one = { ...wirePromotion(1), duckHuntId: 1, results: '<p>Ann</p>' }

const ANSWERS: Readonly<Record<string, object>> = {
  '/json-api/actions': { data: [one, wirePromotion(2, { template: 'template2' })] },
  '/json-api/actions/promotion-1': { data: one },
  '/json-api/actions/promotion-2': { data: wirePromotion(2, { template: 'template5', status: 'past' }) },
  '/json-api/duck-hunt/games/1': { data: hunt },
  '/json-api/v2/tournaments': { data: [wireTournament(1), wireTournament(2, { tournamentSeriesId: 1 })] },
  '/json-api/v2/tournaments/tournament-1': { data: wireTournament(1, { tournamentSeriesId: 1 }) },
  '/json-api/tournament-series': { data: [wireSeries(1)] },
  '/json-api/tournament-series/series-1': { data: wireSeries(1) },
  '/json-api/v2/games': WIRE_ANSWERS.games,
  '/json-api/v2/categories': WIRE_ANSWERS.categories,
  '/json-api/serverdata': WIRE_ANSWERS['server data'],
  '/json-api/users/profile': WIRE_ANSWERS.profile,
  '/json-api/users/balance': WIRE_ANSWERS.balance,
  '/json-api/levels': WIRE_ANSWERS.levels,
  '/json-api/levels/user-level': WIRE_ANSWERS.level,
  '/json-api/user-gifts': WIRE_ANSWERS.gifts,
  '/json-api/user-achievements': WIRE_ANSWERS.achievements,
  '/json-api/compoint-products': WIRE_ANSWERS.products,
  '/json-api/actions/1/user-data': WIRE_ANSWERS['user data'],
  '/json-api/actions/1/participants': WIRE_ANSWERS.participants,
}

/** Paths with the answers whose fields are left out there, one after the other. */
const PAGES = [
  ['/promo', ['/json-api/actions', '/json-api/v2/tournaments']],
  ['/promo/promotion-1', ['/json-api/actions/promotion-1', '/json-api/duck-hunt/games/1']],
  ['/promo/promotion-2', ['/json-api/actions/promotion-2']],
  ['/tournaments', ['/json-api/v2/tournaments', '/json-api/tournament-series']],
  ['/tournaments/tournament-1', ['/json-api/v2/tournaments/tournament-1', '/json-api/tournament-series']],
  ['/tournaments/series/series-1', ['/json-api/tournament-series/series-1']],
  ['/profile/levels', ['/json-api/levels', '/json-api/levels/user-level']],
  ['/profile/gifts', ['/json-api/user-gifts', '/json-api/users/profile']],
  ['/profile/achievements', ['/json-api/user-achievements']],
  ['/compoints', ['/json-api/compoint-products']],
] as const

/** The first place of each field: entries of a list have the same ones. */
function fieldsOf(answer: object): Place[] {
  const nameOf = (place: Place) => place.map((key) => (/^\d+$/.test(String(key)) ? '*' : key)).join('.')
  const places = placesIn(answer).filter((place) => place.length > 1 && !/^\d+$/.test(String(place.at(-1))))
  return [...new Map(places.toReversed().map((place) => [nameOf(place), place])).values()]
}

test.each(PAGES)(
  '%s: a text whose value is missing has a form without it',
  async (path, answers) => {
    const isPlayers = /^\/(profile|compoints)/.test(path)
    const found: string[] = []
    for (const damaged of answers) {
      const whole = ANSWERS[damaged] ?? {}
      for (const place of fieldsOf(whole))
        for (const value of typeof valueAt(whole, place) === 'string' ? [undefined, ''] : [undefined]) {
          empties.clear()
          // oxlint-disable-next-line no-await-in-loop -- one render at a time
          const { html } = await renderTestPage(path, {
            isPlayers,
            answerOf: (request) =>
              request.path === damaged ? replaceAt(whole, place, value) : (ANSWERS[request.path] ?? null),
          })
          const where = `${damaged} ${place.join('.')}`
          found.push(...[...empties].map((text) => `${where}: ${text}`))
          if (/“”|«»|\{\{|>undefined<|>null</.test(html)) found.push(`${where}: an empty quotation`)
        }
    }
    expect([...new Set(found)].join('\n')).toBe('')
  },
  240_000,
)
