import { describe, expect, it, vi } from 'vitest'
import { storySite } from '../../testing/story-site.tsx'
import { Dialogs } from '../overlays/dialogs/dialogs.ts'
import { askConsent } from './use-consent.ts'

describe('a question for one category', () => {
  function visit() {
    const dialogs = new Dialogs()
    const tab = { site: storySite({ asksConsent: true }), dialogs, language: { need: () => Promise.resolve() } }
    const open = () => dialogs.shown.filter(({ isOpen }) => isOpen)
    /** Presses a button twice before the question is there, and answers it. */
    const pressTwice = async (isAllowed: boolean) => {
      const answers = Promise.all([askConsent(tab, 'communication'), askConsent(tab, 'communication')])
      await vi.waitFor(() => expect(open()).toHaveLength(1))
      const [question] = open()
      if (question?.kind === 'confirm' && isAllowed) question.props.onConfirm()
      if (question) dialogs.close(question.id)
      return answers
    }
    return { open, pressTwice }
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
})
