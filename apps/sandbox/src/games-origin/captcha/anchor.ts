/** The vendor's page: asks for a token when the box is ticked, or at once, and posts it to the page that frames it. */
export interface AnchorSetup {
  readonly isInvisible: boolean
  readonly parentOrigin: string | null
}

const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '') as AnchorSetup
const box = document.querySelector('input')

const fetchToken = async (): Promise<string | null> => {
  const answer = await fetch('/captcha/token', { method: 'POST' })
  return answer.ok ? ((await answer.json()) as { token: string }).token : null
}

const answer = async (): Promise<void> => {
  const token = await fetchToken().catch(() => null)
  if (token === null && box) box.checked = box.disabled = false
  if (setup.parentOrigin !== null) window.parent.postMessage({ token }, setup.parentOrigin)
}

if (setup.isInvisible) void answer()
box?.addEventListener('change', () => {
  if (!box.checked) return
  box.disabled = true
  void answer()
})
if (box) box.disabled = false
