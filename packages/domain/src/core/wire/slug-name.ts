/** The name of what came without one: `grand-tour` is `Grand tour`. */
export function nameOfSlug(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim()
  return words === '' ? slug : words.charAt(0).toUpperCase() + words.slice(1)
}
