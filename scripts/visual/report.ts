import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Changed, RunResult, StoryNote } from './result.ts'
import { storyOfFile } from './scenes.ts'

/**
 * Writes a self-contained page: each change before, after and as a difference, side by side, with the command that
 * accepts it, and a field that leaves only those whose path has its words.
 */
export function writeReport(folder: string, result: RunResult): void {
  mkdirSync(folder, { recursive: true })
  for (const { file, before, after, difference } of result.changed) {
    for (const [kind, picture] of [
      ['before', before],
      ['after', after],
      ['difference', difference],
    ] as const) {
      const place = path.join(folder, kind, file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, picture)
    }
  }
  writeFileSync(path.join(folder, 'index.html'), reportPage(result))
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function reportPage(result: RunResult): string {
  const { taken, changed, added, removed, broken, skipped, plays, accepted, note } = result
  const order = changed.toSorted((a, b) => a.file.localeCompare(b.file))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changed.length} of ${taken} pictures changed</title>
<style>${STYLE}</style>
<h1>${changed.length} of ${taken} pictures changed</h1>
${note === null ? '' : `<p class="note">${escape(note)}</p>`}
${order.length > 0 ? `<p><label>Only with these words <input type="search" placeholder="caju phone button"></label> <output></output></p><nav><ul>${order.map(({ file }) => `<li data-file="${escape(file)}"><a href="#${escape(file)}">${escape(file)}</a>`).join('')}</ul></nav>` : ''}
${order.map(changedSection).join('\n')}
${list('Not drawn', broken)}
${list('New, without a baseline', added.map(alone))}
${list('Baselines whose story is gone', removed.map(alone))}
${list('Recorded by another browser, not compared here', accepted.map(alone))}
${list('Left out, and why', skipped)}
${list('Play not finished', plays)}
<script>${SCRIPT}</script>
</html>
`
}

const alone = (file: string): StoryNote => ({ file, text: '' })

function changedSection({ file, pixels, where, size }: Changed): string {
  const canvas = {
    width: Math.max(size.before.width, size.after.width),
    height: Math.max(size.before.height, size.after.height),
  }
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`
  const mark = `left:${percent(where.x, canvas.width)};top:${percent(where.y, canvas.height)};width:${percent(where.width, canvas.width)};height:${percent(where.height, canvas.height)}`
  const resized =
    canvas.width === Math.min(size.before.width, size.after.width) &&
    canvas.height === Math.min(size.before.height, size.after.height)
      ? ''
      : `; was ${size.before.width} × ${size.before.height}, is ${size.after.width} × ${size.after.height}`
  const figure = (kind: string, extra = '') =>
    `<figure><figcaption>${kind}</figcaption><span><img src="${escape(`${kind}/${file}`)}" alt="${kind}">${extra}</span></figure>`
  return `<section id="${escape(file)}" data-file="${escape(file)}">
<h2>${escape(file)}</h2>
<p>${pixels} pixels, within ${where.width} × ${where.height} at ${where.x}, ${where.y}${resized}</p>
<p>To accept it: <code>npm run test:visual -- --update ${escape(storyOfFile(file))}</code></p>
<div class="row">${figure('before')}${figure('after')}${figure('difference', `<i style="${mark}"></i>`)}</div>
</section>`
}

function list(title: string, items: readonly StoryNote[]): string {
  if (items.length === 0) return ''
  const rows = items
    .toSorted((a, b) => a.file.localeCompare(b.file))
    .map(({ file, text }) => `<li>${escape(file)}${text ? `: <small>${escape(text)}</small>` : ''}`)
  return `<section><h2>${title} (${items.length})</h2><ul>${rows.join('')}</ul></section>`
}

/** Hides what lacks a word of the field, in the list and below it. */
const SCRIPT = `
const field = document.querySelector('input[type=search]')
field?.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/)
  for (const part of document.querySelectorAll('[data-file]'))
    part.hidden = !words.every((word) => part.dataset.file.toLowerCase().includes(word))
  document.querySelector('output').value = document.querySelectorAll('section[data-file]:not([hidden])').length + ' shown'
})
`

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #1c1c1f; background: #fff }
h2 { font-size: 1rem; margin: 2rem 0 0; border-top: 1px solid #ccc; padding-top: 1rem }
.note { background: #fff3c4; padding: .5rem 1rem }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { font-weight: 600 }
figure span { position: relative; display: inline-block; max-width: 100%; outline: 1px solid #ccc }
img { display: block; max-width: 100% }
i { position: absolute; outline: 2px solid #d0021b; outline-offset: 3px; min-width: 2px; min-height: 2px }
small { white-space: pre-wrap }
`
