export type Environment = Readonly<Record<string, string | undefined>>

/** A wrong setting; names the variable. */
export class ConfigError extends Error {
  readonly variable: string

  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}

/** Throws unless the text is an http(s) origin. */
export function readOrigin(variable: string, text: string): string {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
  if (!isOrigin) throw new ConfigError(variable, `must be an origin such as https://example.com, not '${text}'`)
  return url.origin
}

/** Items between commas. */
export function readList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** A whole number of milliseconds from 1 on. */
export function readMilliseconds(env: Environment, variable: string, otherwise: number): number {
  return readNumber(env, variable, otherwise, ' of milliseconds')
}

/** A whole number from 1 on. */
export function readNumber(env: Environment, variable: string, otherwise: number, unit = ''): number {
  const text = env[variable]
  if (!text) return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new ConfigError(variable, `must be a whole number${unit} from 1 on, not '${text}'`)
  return Number(text)
}
