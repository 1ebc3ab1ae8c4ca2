import { type ExperimentName, type RunningTests, type Variant, isRunning, variantOf } from './experiment.ts'

export interface Exposure {
  readonly experiment: ExperimentName
  readonly variant: string
}

export interface ExperimentsMeans {
  readonly running: () => RunningTests
  /** The visitor's group, 0 to 11; null where there are no groups. */
  readonly group: number | null
  readonly report: (exposure: Exposure) => void
}

/** The variants that this visitor sees, by the visit's group; each is reported once when it is shown. */
export class Experiments {
  readonly #means: ExperimentsMeans
  readonly #exposed = new Set<ExperimentName>()

  constructor(means: ExperimentsMeans) {
    this.#means = means
  }

  /** Read it inside an `observer`: the operator's choice is server data. */
  variant<Name extends ExperimentName>(name: Name): Variant<Name> {
    const { running, group } = this.#means
    return variantOf(name, running(), group)
  }

  /** What was shown so far, by experiment. */
  get shown(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#exposed].map((name) => [name, this.variant(name)]))
  }

  /** Reports that the variant is on screen: once a visit, and only while the experiment runs. */
  expose(name: ExperimentName): void {
    const { running, group, report } = this.#means
    if (group === null || this.#exposed.has(name) || !isRunning(name, running())) return
    this.#exposed.add(name)
    report({ experiment: name, variant: this.variant(name) })
  }
}
