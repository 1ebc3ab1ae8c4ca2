import { describe, expect, it, vi } from 'vitest'
import { Dialogs } from './dialogs.ts'

const kinds = (dialogs: Dialogs) => dialogs.shown.filter(({ isOpen }) => isOpen).map(({ kind }) => kind)
const question = { title: { words: 'Leave?' }, confirmLabel: { words: 'Leave' } }

describe('the dialogs of the site', () => {
  it('stack in the order in which they were opened, and close one by one', () => {
    const dialogs = new Dialogs()
    const closeAlert = dialogs.open('alert', { text: { words: 'a' } })
    dialogs.open('confirm', { ...question, onConfirm: () => undefined })
    dialogs.open('alert', { text: { words: 'b' } })
    expect(kinds(dialogs)).toEqual(['alert', 'confirm', 'alert'])
    closeAlert()
    expect(kinds(dialogs)).toEqual(['confirm', 'alert'])
    closeAlert()
    expect(kinds(dialogs)).toEqual(['confirm', 'alert'])
  })

  it('with equal props open once, however often requested', () => {
    const dialogs = new Dialogs()
    const [first, second] = [vi.fn(), vi.fn()]
    dialogs.open('alert', { text: { words: 'a' } }, first)
    dialogs.open('alert', { text: { words: 'a' } }, second)
    expect(kinds(dialogs)).toEqual(['alert'])
    dialogs.leavePage()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('all close with the page, and each reports it once', () => {
    const dialogs = new Dialogs()
    const closed = vi.fn()
    const close = dialogs.open('alert', { text: { words: 'a' } }, closed)
    dialogs.open('alert', { text: { words: 'b' } }, closed)
    dialogs.leavePage()
    close()
    expect(kinds(dialogs)).toEqual([])
    expect(closed).toHaveBeenCalledTimes(2)
  })

  it('about the player stay when the page is left', () => {
    const dialogs = new Dialogs()
    dialogs.open('reality-check', { onAnswer: () => undefined })
    dialogs.open('alert', { text: { words: 'a' } })
    dialogs.leavePage()
    expect(kinds(dialogs)).toEqual(['reality-check'])
  })

  it('answer a question with yes when it is confirmed, and with no however else it goes', async () => {
    const dialogs = new Dialogs()
    const confirmed = dialogs.ask(question)
    const [asked] = dialogs.shown
    if (asked?.kind === 'confirm') asked.props.onConfirm()
    dialogs.leavePage()
    expect(await confirmed).toBe(true)

    const left = dialogs.ask(question)
    dialogs.leavePage()
    expect(await left).toBe(false)
  })
})
