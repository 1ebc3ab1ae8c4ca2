import type { Logger } from '@croupier/domain/core'

/** Keeps the labels of what was logged. */
export class FakeLog implements Logger {
  readonly labels: string[] = []

  error(label: string): void {
    this.labels.push(label)
  }

  warn(label: string): void {
    this.labels.push(label)
  }
}
