import type { Logger } from '../../core/index.ts'

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
