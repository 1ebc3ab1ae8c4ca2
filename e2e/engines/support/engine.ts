/** A part of a page: by selector, and by its name where several match. */
export interface Spot {
  readonly css: string
  /** Accessible name, or visible text where there is none; the beginning of it is enough. */
  readonly name?: string
}

export interface Cookie {
  readonly name: string
  readonly value: string
  /** No script of a page reads it. */
  readonly httpOnly: boolean
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** A browser with one window, as its driver offers it. Journeys use `Tab`, which waits for what is pressed. */
export interface Engine {
  readonly name: string
  /** Opens a new window that knows nothing of an earlier one: no cookies, stored data or service workers. */
  forget(): Promise<void>
  /** Gives the window cookies of a site, in place of a page that would set them. */
  setCookies(site: string, cookies: readonly Cookie[]): Promise<void>
  /** Loads an address. */
  goto(address: string): Promise<void>
  /** Runs a function in the page, or in the frame that the selector finds, and waits for what it promises. */
  evaluate<A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    args: A,
    frame?: string,
  ): Promise<Awaited<R>>
  /** Moves the pointer to a place of the window. */
  moveTo(x: number, y: number): Promise<void>
  /** Moves the pointer to a place of the window and presses. */
  pressAt(x: number, y: number): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Chooses a file in a field for files. */
  chooseFile(css: string, file: string): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** The page as a printer gets it, PDF. Null where the driver cannot print. */
  readonly print: (() => Promise<Buffer>) | null
  screenshot(): Promise<Buffer>
  /** Errors and warnings of the console since the last call of `forget`, as far as the engine tells them. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}
