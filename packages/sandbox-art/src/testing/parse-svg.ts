/** Throws unless the text is well-formed: closed tags, quoted attributes, no stray `<` or `&`. */
export const parseSvg = (xml: string): void => {
  const open: string[] = []
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<&]*")*)(\/?)>/g,
    (_tag, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/ ([a-zA-Z0-9:-]+)=/g)].map(([, attribute]) => attribute)
      if (new Set(names).size < names.length) throw new Error(`Twice the same attribute: <${name}${attributes}>`)
      if (closing !== '') {
        if (open.pop() !== name) throw new Error(`Unexpected </${name}>`)
      } else if (empty === '') open.push(name)
      return ''
    },
  )
  if (open.length > 0) throw new Error(`Left open: ${open.join()}`)
  if (/[<>&"]/.test(rest)) throw new Error(`Stray text: ${rest.slice(0, 80)}`)
}
