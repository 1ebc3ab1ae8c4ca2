/** Something wrong in a brand's file, said so that whoever reads it can go there. */
export interface Fault {
  /** Path from the root of the repository. */
  file: string
  /** From 1. */
  line: number
  message: string
}

/** `packages/brands/gold/tokens.json:41: no token "…"`, which terminals and editors make a link of. */
export const faultLine = ({ file, line, message }: Fault): string => `${file}:${line}: ${message}`

/** Stops a build: the faults are all there is to say, no stack. */
export class FaultyBrand extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join('\n'))
    this.name = 'FaultyBrand'
    this.faults = faults
  }
}
