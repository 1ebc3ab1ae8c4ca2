import { describe, expect, it } from 'vitest'
import type { RenderDocument } from './document.ts'
import { cookiesOf, documentOf, startSite } from '../testing/site.ts'

/** A site whose pages name the group they were drawn for, while the operator tries something. */
async function tryingSite() {
  let isTesting = true
  let renders = 0
  const renderDocument: RenderDocument = async (request) => {
    renders += 1
    const words = isTesting ? `group ${request.visit.group}` : 'as ever'
    return documentOf(request, { isTesting, body: `<!doctype html><p>${words}</p>` })
  }
  const site = await startSite({ renderDocument })
  const visit = (group?: number, url = '/') =>
    site.get(url, group === undefined ? {} : { headers: { cookie: `group=${group}` } })
  return { site, visit, renders: () => renders, end: () => (isTesting = false) }
}

describe('while something is tried on visitors', () => {
  it('each sees the page of the own group, and a group shares it', async () => {
    const { visit, renders } = await tryingSite()
    // The first one is asked for before anybody knows that something is tried.
    const answers = await Promise.all([3, 5, 3].map((group) => visit(group)))
    expect(answers.map(({ body }) => body)).toEqual(
      [3, 5, 3].map((group) => expect.stringContaining(`group ${group}<`)),
    )
    const before = renders()
    expect((await visit(5)).body).toContain('group 5<')
    expect((await visit(3)).body).toContain('group 3<')
    expect(renders()).toBe(before)
  })

  it('a newcomer is put into a group by lot and stays there', async () => {
    const { visit } = await tryingSite()
    const first = await visit()
    const [, group] = /group (\d+)</.exec(first.body) ?? []
    expect(Number(group)).toBeLessThan(12)
    expect(cookiesOf(first)['group']).toBe(`${group}; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly`)
    expect(cookiesOf(await visit(Number(group)))).toEqual({})
  })

  it.each(['12', '-1', '3.5', 'x'])('what is no group (%s) is none', async (cookie) => {
    const { site } = await tryingSite()
    const answer = await site.get('/', { headers: { cookie: `group=${cookie}` } })
    expect(cookiesOf(answer)).toHaveProperty('group')
  })
})

describe('while nothing is tried', () => {
  it('all share a page, and no visitor is put into a group', async () => {
    const { visit, renders, end } = await tryingSite()
    end()
    const answers = [await visit(3), await visit(5), await visit()]
    expect(answers.map((answer) => [answer.body, cookiesOf(answer)])).toEqual(
      answers.map(() => ['<!doctype html><p>as ever</p>', {}]),
    )
    expect(renders()).toBe(1)
  })

  it('pages that were rendered for groups are no longer sent', async () => {
    const { site, visit, end } = await tryingSite()
    await visit(3)
    end()
    expect((await visit(3, '/games')).body).toContain('as ever')
    expect((await visit(3)).body).toContain('as ever')
    site.advance(1)
    expect((await visit(5)).body).toContain('as ever')
  })
})
