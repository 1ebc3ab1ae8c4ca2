export interface Fault {
  /** Path from the repository's root. */
  file: string
  line: number
  message: string
}

/** `packages/brands/gold/tokens.json:41: no token "…"`, a link in terminals and editors. */
export const faultLine = ({ file, line, message }: Fault): string => `${file}:${line}: ${message}`

/** Stops a build with the faults instead of a stack. */
export class FaultyBrand extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join('\n'))
    this.name = 'FaultyBrand'
    this.faults = faults
  }
}
