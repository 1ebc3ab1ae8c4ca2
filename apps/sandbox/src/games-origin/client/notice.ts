import type { GameTexts } from '../texts.ts'
import { part } from './setup.ts'

type NoticeKind = 'insufficient' | 'aboveMax' | 'aboveLimit' | 'inactive' | 'offline'

export const createNotice = (t: GameTexts) => {
  const dialog = part<HTMLDialogElement>('notice')
  const action = part<HTMLButtonElement>('notice-action')
  let onAction: () => void = () => undefined
  action.addEventListener('click', () => {
    dialog.close()
    onAction()
  })
  const words = {
    aboveMax: [t.aboveMaxTitle, t.aboveMax, t.close],
    aboveLimit: [t.aboveLimitTitle, t.aboveLimit, t.close],
    insufficient: [t.insufficientTitle, t.insufficient, t.close],
    inactive: [t.inactive, t.inactiveHint, t.leave],
    offline: [t.offline, t.offlineHint, t.retry],
  } as const
  let lasting = false
  dialog.addEventListener('cancel', (event) => {
    if (lasting) event.preventDefault()
  })
  return {
    /** @param amount replaces `{amount}` in the text */
    show(kind: NoticeKind, then: (() => void) | null, amount = ''): void {
      const [title, text, label] = words[kind]
      part('notice-title').textContent = title
      part('notice-text').textContent = text.replace('{amount}', amount)
      action.textContent = label
      action.hidden = then === null
      onAction = then ?? (() => undefined)
      lasting = kind === 'inactive' || kind === 'offline'
      dialog.dataset['kind'] = kind
      if (!dialog.open) dialog.showModal()
    },
  }
}
