/**
 * The oldest browsers that the site is built for: those that have everything it uses and does not replace (popovers, `:has()`,
 * `light-dark()`, registered properties). The README names them.
 */
export const BROWSERS = { chrome: '123', edge: '123', firefox: '128', safari: '17.5', ios: '17.5' } as const

/** The same as Vite and Lightning CSS write it. */
export const BUILD_TARGET = Object.entries(BROWSERS).map(([name, version]) => `${name}${version}`)
