import type { Locator, Page, Request } from '@playwright/test'
import { expect } from './journey.ts'
import type { Fault, SandboxControl } from '@croupier/platform-fixtures/sandbox'

/** The client gives a call up after this long, milliseconds (core.md 9). */
export const CALL_LIMIT_MS = 30_000

export interface PlatformFault {
  readonly name: string
  readonly fault: Omit<Fault, 'path'>
  /** The browser's clock is put past the limit. */
  readonly isLate?: boolean
}

export interface FormFault extends PlatformFault {
  /** What the form says of it. */
  readonly says: RegExp
}

/** Everything a platform can do wrong with a call, and what a player is told of it. */
export const FORM_FAULTS: readonly FormFault[] = [
  { name: 'status 500', fault: { status: 500 }, says: /broke on our side.*is kept/ },
  { name: 'status 503 of a proxy', fault: { status: 503, body: '<html>' }, says: /is not answering.*is kept/ },
  { name: 'status 429', fault: { status: 429 }, says: /Too many requests.*is kept.*in 1 minute/ },
  { name: 'status 401', fault: { status: 401 }, says: /did not recognise you/ },
  { name: 'no answer in time', fault: { status: 504, delayMs: 5000 }, says: /took too long.*is kept/, isLate: true },
  { name: 'a cut connection', fault: { drop: true }, says: /is not answering.*is kept/ },
  { name: 'half a JSON', fault: { body: '{"half":' }, says: /made no sense.*is kept/ },
  { name: 'an empty answer', fault: { body: '' }, says: /made no sense.*is kept/ },
]

export interface FaultyCall {
  readonly page: Page
  readonly sandbox: SandboxControl
  /** The call that is to fail, once. With a star for all that begin so. */
  readonly path: string
  readonly method?: string
  /** The call fails for as long as it is looked at, and not only once; then no fault is left. Default false. */
  readonly lasts?: boolean
}

/**
 * Lets every fault hit a call, one after the other.
 * @param make makes the call; `turn` counts the faults from 0
 * @param look what is to be seen then, while the fault still holds where it lasts
 */
export async function meetFaults<F extends PlatformFault>(
  { page, sandbox, path, method = 'POST', lasts = false }: FaultyCall,
  faults: readonly F[],
  make: (turn: number) => Promise<void>,
  look: (fault: F, turn: number) => Promise<void>,
): Promise<void> {
  const others = othersUnderWay(page, path)
  for (const [turn, one] of faults.entries()) {
    await sandbox.clearRequests()
    await sandbox.fault({ method, path, ...(!lasts && { times: 1 }), ...one.fault })
    await make(turn)
    if (one.isLate) {
      await expect.poll(async () => (await sandbox.requests(path)).length, { message: one.name }).toBeGreaterThan(0)
      // Else the clock would make them late as well.
      await expect.poll(() => others.calls.size, { message: one.name }).toBe(0)
      await page.clock.fastForward(CALL_LIMIT_MS + 1000)
    }
    await look(one, turn)
    if (lasts) await sandbox.clearFaults()
  }
  others.stop()
}

/** Follows the platform's calls that wait for their answer, but for those of the path (with a star: all that begin so). */
function othersUnderWay(page: Page, path: string) {
  const calls = new Set<Request>()
  const prefix = path.endsWith('*') ? path.slice(0, -1) : null
  const began = (request: Request) => {
    const { pathname } = new URL(request.url())
    const isMeant = prefix === null ? pathname === path : pathname.startsWith(prefix)
    if (pathname.startsWith('/json-api/') && !isMeant) calls.add(request)
  }
  const ended = (request: Request) => calls.delete(request)
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended)
  return {
    calls,
    stop: () => page.off('request', began).off('requestfinished', ended).off('requestfailed', ended),
  }
}

export interface FaultyForm {
  readonly page: Page
  readonly sandbox: SandboxControl
  /** The call that is to fail. */
  readonly path: string
  readonly method?: string
  /** Sends the form. */
  readonly send: Locator
  /** How Enter sends it; null where nothing is typed. */
  readonly field: Locator | null
}

/** Lets every fault hit one form, one after the other: each is told in its own words, nothing typed is lost, nothing left spinning. */
export async function meetEveryFault({ page, sandbox, path, method, send, field }: FaultyForm): Promise<void> {
  const form = page.locator('main form:visible')
  const typed = await valuesOf(form)
  const call = { page, sandbox, path, ...(method && { method }) }
  // By button and by Enter in turn.
  const make = (turn: number) => (field && turn % 2 === 1 ? field.press('Enter') : send.click())
  await meetFaults(call, FORM_FAULTS, make, async ({ name, says }) => {
    const alert = form.getByRole('alert').filter({ visible: true })
    await expect(alert, name).toHaveText(says)
    await expectUsable(form, name)
    expect(await valuesOf(form), name).toEqual(typed)
  })
}

/** The form waits for nothing, its button takes presses, and focus has not fallen out of it. */
export async function expectUsable(form: Locator, name: string): Promise<void> {
  const submit = form.locator('[type=submit]')
  await expect(submit, name).not.toHaveAttribute('aria-disabled', 'true')
  await expect(form.locator('[data-slot=spinner]'), name).toHaveCount(0)
  await expect
    .poll(() => form.evaluate((element) => element.contains(document.activeElement)), { message: name })
    .toBe(true)
}

export function valuesOf(form: Locator): Promise<(string | boolean)[]> {
  return form
    .locator('input, select')
    .evaluateAll((controls: (HTMLInputElement | HTMLSelectElement)[]) =>
      controls.map((control) =>
        control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value,
      ),
    )
}
