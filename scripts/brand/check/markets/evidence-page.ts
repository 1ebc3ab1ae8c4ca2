import type { DemandKind } from '../../../../packages/markets/src/market-schema.ts'
import type { DemandEvidence } from './evidence.ts'

export interface EvidencePage {
  readonly brand: string
  readonly market: string
  /** The brand's licence, as it says. */
  readonly licence: string
  /** The commit that was looked at. */
  readonly commit: string
  readonly demands: readonly DemandEvidence[]
  /** Pictures of screens by demand, addresses with the data in them. */
  readonly pictures: ReadonlyMap<DemandKind, string>
}

const STYLES =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}' +
  'table{border-collapse:collapse;width:100%}th,td{border:1px solid #bbb;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{white-space:nowrap}' +
  'img{max-width:100%;height:auto}section{margin-top:2.5rem}.unmet{color:#a30000;font-weight:600}.met{color:#075c2b;font-weight:600}@media print{section{break-inside:avoid}}'

/** The evidence as one HTML file, without scripts and outside files. */
export function evidencePage({ brand, market, licence, commit, demands, pictures }: EvidencePage): string {
  const asked = demands.filter(({ isUnknown }) => !isUnknown)
  const unmet = asked.filter((demand) => demand.unmet.length > 0)
  const unknown = demands.filter(({ isUnknown }) => isUnknown)
  const title = `${brand} in the market ${market}`
  const summary =
    unmet.length === 0
      ? `<p class="met">All ${asked.length} demands are met.</p>`
      : `<p class="unmet">${unmet.length} of ${asked.length} demands ${unmet.length === 1 ? 'is' : 'are'} unmet: ${unmet.map(({ kind }) => `<a href="#${kind}">${kind}</a>`).join(', ')}</p>`
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escape(title)}</title><style>${STYLES}</style></head><body>`,
    `<h1>${escape(title)}</h1><p>${escape(licence)}</p><p>Source code: ${escape(commit)}. The demands come from public summaries of the law, and are the operator's to confirm.</p>`,
    summary,
    `<table><thead><tr><th>Demand</th><th>Source</th><th>Standing</th><th>Result</th></tr></thead><tbody>`,
    ...asked.map(
      ({ kind, source, unmet: why }) =>
        `<tr><td><a href="#${kind}">${kind}</a></td><td>${escape(source?.title ?? '')}</td><td>${escape(source?.standing ?? '')}</td><td class="${why.length > 0 ? 'unmet">unmet' : 'met">met'}</td></tr>`,
    ),
    '</tbody></table>',
    ...asked.map((demand) => section(demand, pictures.get(demand.kind))),
    unknown.length > 0
      ? `<section><h2>Not demanded</h2><p>The data of this market know no demand of these kinds: ${unknown.map(({ kind }) => kind).join(', ')}.</p></section>`
      : '',
    '</body></html>\n',
  ].join('\n')
}

function section({ kind, place, values, source, proofs, unmet }: DemandEvidence, picture: string | undefined): string {
  const rows: [string, string][] = [
    [
      'Demanded',
      list(Object.entries(values).map(([name, value]) => `${escape(name)}: ${escape(JSON.stringify(value))}`)),
    ],
    [
      'Source',
      source
        ? `<a href="${escape(source.link)}">${escape(source.title)}</a>, ${escape(source.date)}, ${escape(source.standing)}${source.note === undefined ? '' : `<br>${escape(source.note)}`}`
        : '',
    ],
    ['Data', `${escape(place.file)}:${place.line}`],
    ['Held by', list(proofs.map(({ file, promise }) => `<code>${escape(file)}</code>: ${escape(promise)}`))],
    ['Screen', picture === undefined ? '' : `<img src="${escape(picture)}" alt="The screen of ${kind}">`],
    [
      'Result',
      unmet.length > 0 ? `<span class="unmet">Unmet</span>${list(unmet.map(escape))}` : '<span class="met">Met</span>',
    ],
  ]
  const shown = rows.filter(([, text]) => text !== '')
  return `<section id="${kind}"><h2>${kind}</h2><table><tbody>${shown.map(([name, text]) => `<tr><th scope="row">${name}</th><td>${text}</td></tr>`).join('')}</tbody></table></section>`
}

const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
