import { action, makeObservable, observableRef } from 'mobx'
import { nextStep, type ContactEvent, type ContactStep } from './contact-step.ts'
import type { KnownContact } from './known-contact.ts'

/** The step of a confirmation, for the screen. */
export class ContactSteps {
  step: ContactStep
  readonly #known: () => KnownContact | null

  constructor(step: ContactStep, known: () => KnownContact | null = () => null) {
    this.step = step
    this.#known = known
    makeObservable(this, { step: observableRef, take: action })
  }

  /** Returns whether the step changed. */
  take(event: ContactEvent): boolean {
    const before = this.step
    this.step = nextStep(before, event, this.#known())
    return this.step !== before
  }
}
