/** The browser's offer to install the site, kept by the document (`KEEP_INSTALL_OFFER` of document.ts). */
interface InstallOffer {
  prompt(): Promise<unknown>
}

type InstallWindow = Window & { installOffer?: InstallOffer | undefined }

/** `offer`: the browser can be made to ask; `share`: the visitor adds the site by the browser's menu; null: impossible, or installed. */
export type InstallWay = 'offer' | 'share' | null

export function installWay(page: InstallWindow): InstallWay {
  if (page.installOffer) return 'offer'
  return isTouchSafari(page.navigator) ? 'share' : null
}

export function onInstallWay(page: Window, handler: () => void): () => void {
  const events = ['installoffer', 'appinstalled']
  for (const event of events) page.addEventListener(event, handler)
  return () => events.forEach((event) => page.removeEventListener(event, handler))
}

/** Shows the browser's question. An offer can be made once: the browser gives another where it wants to. */
export async function acceptOffer(page: InstallWindow): Promise<void> {
  const { installOffer } = page
  page.installOffer = undefined
  page.dispatchEvent(new Event('installoffer'))
  await installOffer?.prompt()
}

/** Safari of phones and tablets, in a tab: it has no offer, and tells whether the site is installed. */
function isTouchSafari(own: Navigator & { readonly standalone?: boolean }): boolean {
  return own.maxTouchPoints > 1 && own.standalone === false
}
