/**
 * @promise Toasts and dialogs: toasts are held at the cashbox and keep their order
 * @proof shell/toasts/toasts.stories (HeldAtTheCashbox)
 * @journey cashbox/away
 */

import { describe, expect, it } from 'vitest'
import { SiteToasts } from './site-toasts.ts'

const titles = ({ queue }: SiteToasts) => queue.toasts.map(({ title }) => title)

describe('the toasts of the site', () => {
  it('keep their order, and each is taken away by what showed it', () => {
    const toasts = new SiteToasts()
    const close = toasts.show({ title: 'one' })
    toasts.show({ title: 'two' })
    toasts.show({ title: 'two' })
    close()
    expect(titles(toasts)).toEqual(['two', 'two'])
  })

  it('are all gone at once, and the next one shows', () => {
    const toasts = new SiteToasts()
    toasts.show({ title: 'one' })
    toasts.show({ title: 'two' })
    toasts.clear()
    expect(titles(toasts)).toEqual([])
    toasts.show({ title: 'three' })
    expect(titles(toasts)).toEqual(['three'])
  })

  it('with one id replace each other', () => {
    const toasts = new SiteToasts()
    toasts.show({ id: 'session', title: 'ended' })
    toasts.show({ title: 'other' })
    toasts.show({ id: 'session', title: 'back' })
    expect(titles(toasts)).toEqual(['back', 'other'])
  })
})
