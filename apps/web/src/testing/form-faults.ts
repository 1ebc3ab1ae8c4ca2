import { CALL_MS } from '@croupier/contract/limits'
import type { Site } from '@croupier/domain'
import { PLATFORM_FAULTS, type PlatformFault, type PlatformRequest } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import { meansOf } from './story-site.tsx'

// Stories only: checks a form against every platform fault.

export const everyFault = noPicture('each of its states is on the picture of another story')

export class AgreeingDialogs extends Dialogs {
  override ask(): Promise<boolean> {
    return Promise.resolve(true)
  }
}

type FaultName = (typeof PLATFORM_FAULTS)[number]['name']

const TEXTS: Readonly<Record<FaultName, PlainTextKey | 'forms:tooMany'>> = {
  'a cut connection': 'forms:network',
  'no answer in time': 'forms:timeout',
  'status 400': 'forms:rejected',
  'status 401': 'forms:unauthorized',
  'status 403': 'forms:forbidden',
  'status 404': 'forms:rejected',
  'status 409': 'forms:rejected',
  'status 400 of a proxy': 'forms:unreadable',
  'status 408': 'forms:unreadable',
  'status 425': 'forms:unreadable',
  'status 429': 'forms:tooMany',
  'status 451': 'forms:forbidden',
  'status 500': 'forms:broken',
  'status 503 of a proxy': 'forms:unavailable',
  'malformed JSON': 'forms:unreadable',
  'an answer of another shape': 'forms:unreadable',
  'an empty body': 'forms:unreadable',
}

export const inAMinute = (t: Translate): string => new Intl.RelativeTimeFormat(t.languageTag).format(1, 'minute')

/** What a form says in which something was typed. */
export const formatFault = (t: Translate, { name }: { readonly name: FaultName }): string =>
  t(TEXTS[name], { when: inAMinute(t) })

/** What a press says where nothing was typed. */
export const formatPressFault = (t: Translate, { name }: { readonly name: FaultName }): string => {
  const key = TEXTS[name].slice('forms:'.length)
  return t.maybe(`forms:press_${key}`, { when: inAMinute(t) }) ?? t(TEXTS[name], { when: inAMinute(t) })
}

/** Faults that prove a refusal: nothing was done. */
const REFUSALS: readonly FaultName[] = [
  'status 400',
  'status 401',
  'status 403',
  'status 404',
  'status 409',
  'status 451',
]

/** Whether a fault proves that nothing was done. */
export const isRefusalFault = ({ name }: { readonly name: string }): boolean => REFUSALS.some((one) => one === name)

/** What is said where the platform's data are read after an answer that proves nothing: they show that nothing was done. */
export const formatLookedUp =
  (t: Translate, format = formatFault) =>
  (fault: (typeof PLATFORM_FAULTS)[number]): string =>
    isRefusalFault(fault) || fault.name === 'status 429' ? format(t, fault) : t('forms:missing')

/** What an activation of a gift says: its own general refusal; where nothing is proved the gifts show that it was not done. */
export function formatActivationFault(t: Translate, fault: (typeof PLATFORM_FAULTS)[number]): string {
  if (!isRefusalFault(fault) && fault.name !== 'status 429') return t('gift-activation:missing')
  const text = formatPressFault(t, fault)
  return text === t('forms:press_rejected') ? t('gift-activation:refused') : text
}

export interface FaultyForm {
  readonly site: Site
  /** Route of the failing call, such as `POST /json-api/login`. */
  readonly route: string
  /** The form's current element. Default: the visible form. */
  readonly form?: () => HTMLElement
  /** Submits the form. Default: clicks its submit button. */
  readonly press?: () => Promise<void>
  readonly says: (fault: (typeof PLATFORM_FAULTS)[number]) => string
  /** The call carries tokens: after a 401 it is repeated once. Default false. */
  readonly isOfPlayer?: boolean
  /** Element that contains the alert. Default: the form. */
  readonly alertIn?: () => HTMLElement
}

/**
 * Fails the form's call with every fault in turn: the form shows the error, keeps values and focus, and submits once.
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
    let looks = 0
    await waitFor(() => {
      const waiting = sent().filter((request) => !answered.has(request))
      for (const request of waiting) {
        answered.add(request)
        fail(request, fault)
      }
      const isCalling = means.timers.isWaiting(CALL_MS)
      if (waiting.length === 0 && mayTimePass(fault, isCalling, (looks += 1))) means.timers.advance(CALL_MS)
      return expect(alertsIn(alertIn()), fault.name).toContain(says(fault))
    })
    await expect(sent(), fault.name).toHaveLength(isOfPlayer && fault.kind === 'unauthorized' ? 2 : 1)
    await expect(valuesOf(form()), fault.name).toEqual(typed)
    // A form that was replaced during the call returns inside a focused container.
    await expect(document.activeElement, fault.name).not.toBe(document.body)
    if (form() === shown) await expect(form().contains(document.activeElement), fault.name).toBe(true)
    await expect(form().querySelector('[aria-disabled=true][type=submit], [data-slot=spinner]'), fault.name).toBeNull()
  }
}

/** How often to look for the failure of an answered call before time passes although a call seems to be on its way. */
const PATIENT_LOOKS = 10

/**
 * Some forms wait before they ask again. Time that passes while an answer is read, or a session renewed after a 401, would
 * end the call by its timeout.
 */
const mayTimePass = ({ kind, reply }: PlatformFault, isCalling: boolean, looks: number): boolean =>
  reply === 'waits' || (kind !== 'unauthorized' && (!isCalling || looks > PATIENT_LOOKS))

/** Unanswered calls fail by timeout. */
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
