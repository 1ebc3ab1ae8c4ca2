import type { Site } from '@croupier/domain'
import { PLATFORM_FAULTS, type PlatformFault, type PlatformRequest } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '../../../../.storybook/no-picture.ts'
import { Dialogs } from '../shared/overlays/dialogs/dialogs.ts'
import type { TextKey, Translate } from '../shared/texts/texts.ts'
import { meansOf } from './story-site.tsx'

// For stories only: what every form promises when its call fails, checked against every fault of the platform.

/** The client gives a call up after this long, in ms. */
const CALL_LIMIT_MS = 30_000

/** Parameters of a story whose play goes through every fault. */
export const everyFault = noPicture('each of its states is on the picture of another story')

/** Every question is answered with yes. */
export class AgreeingDialogs extends Dialogs {
  override ask(): Promise<boolean> {
    return Promise.resolve(true)
  }
}

type FaultName = (typeof PLATFORM_FAULTS)[number]['name']

/** What a form that keeps what was typed says of each fault. */
const TEXTS: Readonly<Record<FaultName, TextKey>> = {
  'a cut connection': 'forms.network',
  'no answer in time': 'forms.timeout',
  'status 400': 'forms.rejected',
  'status 401': 'forms.unauthorized',
  'status 403': 'forms.forbidden',
  'status 404': 'forms.rejected',
  'status 409': 'forms.rejected',
  'status 429': 'forms.tooMany',
  'status 451': 'forms.forbidden',
  'status 500': 'forms.broken',
  'status 503 of a proxy': 'forms.unavailable',
  'malformed JSON': 'forms.unreadable',
  'an answer of another shape': 'forms.unreadable',
  'an empty body': 'forms.unreadable',
}

/** How long the platform asks to wait after too many requests. */
export const inAMinute = (t: Translate): string => new Intl.RelativeTimeFormat(t.languageTag).format(1, 'minute')

/** The words for a fault in a form that keeps what was typed. */
export const formatFault = (t: Translate, { name }: { readonly name: FaultName }): string =>
  t(TEXTS[name], { when: inAMinute(t) })

export interface FaultyForm {
  readonly site: Site
  /** The call that fails, such as `POST /json-api/login`. */
  readonly route: string
  /** The form as it stands now: it may go while its call is under way, and come back. By default the one that is shown. */
  readonly form?: () => HTMLElement
  /** Presses what sends the form; by default its submit button. */
  readonly press?: () => Promise<void>
  /** What is to be read in an alert. */
  readonly says: (fault: (typeof PLATFORM_FAULTS)[number]) => string
  /** The call carries the player's tokens: refused with 401, it is repeated once with new ones. Default false. */
  readonly isOfPlayer?: boolean
  /** Where the alert stands; by default in the form. */
  readonly alertIn?: () => HTMLElement
}

/**
 * Lets every fault hit the form's call, one after the other. Each time the form says what is wrong, keeps what was typed
 * and the focus, can be sent again, and has sent once however often it was pressed.
 */
export async function checkEveryFault(faulty: FaultyForm): Promise<void> {
  const { site, route, form = shownForm, says, isOfPlayer = false, alertIn = form } = faulty
  const means = meansOf(site)
  const { platform } = means
  const press = faulty.press ?? (() => userEvent.click(submitOf(form())))
  platform.reply(route, 'waits').reply('POST /json-api/token/refresh', { body: { success: true, expiresIn: 900 } })
  for (const fault of PLATFORM_FAULTS) {
    const shown = form()
    const typed = valuesOf(shown)
    const before = platform.requestsTo(route).length
    const sent = () => platform.requestsTo(route).slice(before)
    await press()
    await waitFor(() => expect(sent(), fault.name).toHaveLength(1))
    await press()
    await expect(sent(), fault.name).toHaveLength(1)

    const answered = new Set<PlatformRequest>()
    await waitFor(() => {
      const waiting = sent().filter((request) => !answered.has(request))
      for (const request of waiting) {
        answered.add(request)
        fail(request, fault)
      }
      // What failed just now is to be heard of before time passes.
      if (waiting.length === 0) means.timers.advance(CALL_LIMIT_MS)
      return expect(alertsIn(alertIn()), fault.name).toContain(says(fault))
    })
    await expect(sent(), fault.name).toHaveLength(isOfPlayer && fault.kind === 'unauthorized' ? 2 : 1)
    await expect(valuesOf(form()), fault.name).toEqual(typed)
    // A form that was away while its call was looked after comes back in a place that has the focus.
    await expect(document.activeElement, fault.name).not.toBe(document.body)
    if (form() === shown) await expect(form().contains(document.activeElement), fault.name).toBe(true)
    await expect(form().querySelector('[aria-disabled=true][type=submit], [data-slot=spinner]'), fault.name).toBeNull()
  }
}

/** A call that is not answered fails when its time is over. */
function fail(request: PlatformRequest, { reply }: PlatformFault): void {
  if (reply === 'cut') request.cut()
  else if (reply !== 'waits') request.answer(reply)
}

const shownForm = (): HTMLElement => {
  const form = [...document.querySelectorAll('form')].find((one) => one.checkVisibility())
  if (!form) throw new Error('no form is shown')
  return form
}

const submitOf = (form: HTMLElement): HTMLElement => {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!button) throw new Error('the form has no button that sends it')
  return button
}

const alertsIn = (place: HTMLElement): string =>
  [...place.querySelectorAll('[role=alert]')].map((alert) => alert.textContent).join('\n')

const valuesOf = (form: HTMLElement): (string | boolean)[] =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((control) =>
    control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
      ? control.checked
      : control.value,
  )
