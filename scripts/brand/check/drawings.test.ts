import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRANDS, root } from '../brand-folders.ts'
import { faultOfDrawing } from './drawings.ts'
import { unseenOf } from './painted.ts'

const svg = (content: string, attributes = '', view = '0 0 40 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${attributes}>${content}</svg>`
const faultOf = (text: string) => faultOfDrawing('logoMark', 'x/assets/logo-mark.svg', text)

describe('a drawing of which nothing is seen', () => {
  it.each([
    ['two hyphens in a comment', svg('<!-- a -- b --><path d="M0 0h9v9z"/>'), 'has -- in a comment'],
    ['an id twice', svg('<g id="a"><path id="a" d="M0 0h9v9z"/></g>'), 'has the id "a" twice'],
    ['a number that is none', svg('<path d="M0 0L NaN 4"/>'), 'has NaN in d="…"'],
    ['an undefined one', svg('<circle r="undefined"/>'), 'has undefined in r="…"'],
    ['a colour that is none', svg('<path fill="#ggg" d="M0 0h9v9z"/>'), 'has the colour #ggg, which is none'],
    ['a path of another kind', svg('<path d="hello"/>'), 'has the path “hello”'],
    ['a negative size', svg('<rect width="-5" height="9"/>'), 'has the negative size -5'],
    ['a font', svg('<text font-family="Gilroy, sans-serif">A</text>'), 'has letters in “Gilroy”'],
    ['no shape', svg('<title>Logo</title>'), 'paints nothing'],
    ['shapes in definitions only', svg('<defs><path d="M0 0h9"/></defs>'), 'paints nothing'],
    ['neither fill nor stroke', svg('<g><path d="M0 0h9v9"/></g>', 'fill="none"'), 'paints nothing'],
    ['all of it clear', svg('<g opacity="0"><rect width="9" height="9"/></g>'), 'paints nothing'],
    ['a path without an outline', svg('<path d=""/>'), 'paints nothing'],
    ['a line without a stroke', svg('<line x2="9" y2="9"/>'), 'paints nothing'],
    [
      'a view beside it',
      svg('<path d="M2 2h30v30z"/><circle cx="9" cy="9" r="4"/>', '', '80 0 40 40'),
      'outside of its',
    ],
    ['a view above it', svg('<polygon points="0,90 9,99 0,99"/>'), 'outside of its viewBox'],
  ])('%s', (_, text, says) => {
    expect(faultOf(text)).toContain(says)
  })
})

describe('a drawing that is seen', () => {
  it.each([
    ['with a view round its middle', svg('<circle r="18"/>', '', '-20 -20 40 40')],
    ['that begins outside', svg('<path d="m-50-50 100 0v100h-100z"/>')],
    ['with an arc in short', svg('<path d="M-30 20a20 20 0 0140 0"/>')],
    ['that is moved', svg('<path transform="translate(-80)" d="M82 2h30v30z"/>')],
    ['of strokes', svg('<g fill="none" stroke="#fff"><path d="M2 2h30"/></g>')],
    ['painted by its style', svg('<style>path{fill:red}</style><path fill="none" d="M0 0h9v9z"/>')],
    ['of letters in the font of the system', svg('<text font-family="system-ui, sans-serif">A</text>')],
    ['used from definitions', svg('<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a"/>')],
  ])('%s', (_, text) => {
    expect(faultOf(text)).toBeNull()
  })

  it.each(globSync('*/assets/**/*.svg', { cwd: path.join(root, BRANDS) }))('%s', (file) => {
    expect(unseenOf(readFileSync(path.join(root, BRANDS, file), 'utf8'))).toBeNull()
  })
})
