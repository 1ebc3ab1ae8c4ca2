import { Heart, House, LoaderCircle, PanelLeftOpen, Search, Ticket, X } from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon, { type IconData, type IconProps } from './create-icon.ts'

const ICONS = { Search, House, Heart, PanelLeftOpen, LoaderCircle, Ticket, X }

const PROPS: readonly IconProps[] = [
  {},
  { className: 'size-4 shrink-0' },
  { size: 16, strokeWidth: 3 },
  { color: 'red', fill: 'currentColor' },
  { 'aria-label': 'Search' },
  { 'aria-hidden': true, role: 'img' },
  { 'aria-label': undefined },
  { children: createElement('title', null, 'Search') },
]

/** The data of an icon, as its module hands it to `createLucideIcon`. */
async function dataOf(name: string): Promise<IconData> {
  const file = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const path = import.meta.resolve(`lucide-react/dist/esm/icons/${file}.mjs`)
  const { __iconData } = (await import(/* @vite-ignore */ path)) as { readonly __iconData: IconData }
  return __iconData
}

test.each(Object.entries(ICONS))("%s has the markup of lucide's own", async (name, icon) => {
  const ours = createIcon(await dataOf(name))
  const theirs = icon as ComponentType<IconProps>
  for (const props of PROPS)
    expect(renderToStaticMarkup(createElement(ours, props))).toBe(renderToStaticMarkup(createElement(theirs, props)))
})
