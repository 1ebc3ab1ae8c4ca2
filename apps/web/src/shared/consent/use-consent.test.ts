import { describe, expect, it } from 'vitest'
import { storySite } from '#testing/story-site.tsx'
import { translateOf } from '#testing/text-files.ts'
import { Dialogs } from '../overlays/dialogs/dialogs.ts'
import { SiteToasts } from '../overlays/toasts/site-toasts.ts'
import { askConsent } from './use-consent.ts'

describe('a question for one category', () => {
  function visit() {
    const dialogs = new Dialogs()
    const toasts = new SiteToasts()
    const line = { isCut: false }
    const need = () => (line.isCut ? Promise.reject(new TypeError('no line')) : Promise.resolve())
    const language = { translate: translateOf('en'), need }
    const tab = { site: storySite({ asksConsent: true }), dialogs, toasts, language }
    const open = () => dialogs.shown.filter(({ isOpen }) => isOpen)
    /** Presses a button twice before the question is there, and answers it. */
    const pressTwice = async (isAllowed: boolean) => {
      const answers = Promise.all([askConsent(tab, 'communication'), askConsent(tab, 'communication')])
      await expect.poll(open).toHaveLength(1)
      const [question] = open()
      if (question?.kind === 'confirm' && isAllowed) question.props.onConfirm()
      if (question) dialogs.close(question.id)
      return answers
    }
    return { open, pressTwice, line, toasts, ask: () => askConsent(tab, 'communication') }
  }

  it('has one answer for all who ask for it', async () => {
    const { open, pressTwice } = visit()
    expect(await pressTwice(true)).toEqual([true, true])
    expect(open()).toEqual([])
  })

  it('is asked again after "not now"', async () => {
    const { pressTwice } = visit()
    expect(await pressTwice(false)).toEqual([false, false])
    expect(await pressTwice(true)).toEqual([true, true])
  })

  it('whose texts do not load shows it and refuses nothing, and the next press asks', async () => {
    const { ask, pressTwice, line, toasts } = visit()
    line.isCut = true
    expect(await ask()).toBeNull()
    expect(toasts.queue.toasts).toMatchObject([{ id: 'consent', tone: 'negative' }])
    line.isCut = false
    expect(await pressTwice(true)).toEqual([true, true])
  })
})
