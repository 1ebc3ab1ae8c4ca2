/** `default`: the visitor was not asked yet. `impossible`: the browser has no notifications for pages. */
export type NotificationConsent = NotificationPermission | 'impossible'

/** Whether the browser may show notifications of this site. */
export const notificationConsent = (): NotificationConsent =>
  typeof Notification === 'undefined' ? 'impossible' : Notification.permission

/** Asks the visitor. Call it after a press only. */
export async function askForNotifications(): Promise<NotificationConsent> {
  if (typeof Notification === 'undefined') return 'impossible'
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission
}

export interface BrowserNotice {
  readonly title: string
  readonly text: string
  /** Notices with the same tag are one, also those of other tabs. */
  readonly tag: string
  readonly onOpen: () => void
}

/** Shows a notification of the browser where it is allowed. Some phones refuse it to pages: nothing happens there. */
export function notifyInBrowser({ title, text, tag, onOpen }: BrowserNotice): void {
  if (notificationConsent() !== 'granted') return
  try {
    const notice = new Notification(title, { body: text, tag })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onOpen()
    })
  } catch {
    // The site's own message is shown anyway.
  }
}
