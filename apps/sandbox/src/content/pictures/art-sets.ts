/**
 * Sets of art: the platform's drawings in other colours. A brand names the address of its set in `brand.json`
 * (`"art": "/cdn/neon"`). Each is a matrix from red, green, blue and opacity to the same, and a constant. The first
 * banners are drawings of each set's own (`banners.json` of `sandbox-art`).
 */
const SETS: Readonly<Record<string, string>> = {
  neon: '.52 .2 .18 0 .1  .1 .3 .2 0 0  .22 .28 .62 0 .16  0 0 0 1 0',
  pastel: '.8 .1 .06 0 .14  .08 .8 .06 0 .14  .06 .1 .68 0 .1  0 0 0 1 0',
}

const OWN_BANNERS = ['welcome', 'your-bonuses', 'new-games']

/** The drawing that a set has for a banner. */
export const bannerInArtSet = (id: string, set: string | null): string =>
  set !== null && OWN_BANNERS.includes(id) ? `${set}-${id}` : id

/** The set that an address names, and the address of the same picture without it. */
export function splitArtSet(path: string): { readonly set: string | null; readonly path: string } {
  const [, set = '', rest = ''] = /^\/cdn\/([a-z]+)\/([a-z]+\/.+)$/.exec(path) ?? []
  return Object.hasOwn(SETS, set) ? { set, path: `/cdn/${rest}` } : { set: null, path }
}

/** A drawing in the colours of a set. */
export function inArtSet(svg: string, set: string | null): string {
  const values = set === null ? undefined : SETS[set]
  if (values === undefined) return svg
  const filter = `<filter id="art" color-interpolation-filters="sRGB"><feColorMatrix values="${values}"/></filter>`
  return svg
    .replace(/<svg[^>]*>/, (start) => `${start}${filter}<g filter="url(#art)">`)
    .replace(/<\/svg>\s*$/, '</g></svg>')
}
