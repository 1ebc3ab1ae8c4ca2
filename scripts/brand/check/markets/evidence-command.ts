import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, readPromises, repositoryFiles } from '../../../checks/promises.ts'
import type { DemandKind } from '../../../../packages/markets/src/market-schema.ts'
import { BRANDS, readText, root } from '../../brand-folders.ts'
import { BrandCommandError } from '../../command-error.ts'
import { brandInMarkets } from '../brand.ts'
import { readManifest } from '../manifest.ts'
import { unmetDemands } from './brand-markets.ts'
import { drawEvidence } from './evidence-pictures.ts'
import { evidencePage } from './evidence-page.ts'
import { evidenceOf, languageOfPictures } from './evidence.ts'
import { marketFile } from './market-files.ts'

interface BrandData {
  readonly locales: readonly string[]
  readonly defaultLocale: string
  readonly defaultCurrency: string
  readonly consent: { readonly version: number }
}

/** Where pictures are drawn; without a platform there are none. */
export interface EvidenceOptions {
  readonly site: string
  readonly platform?: string | undefined
}

/** Writes `evidence-NAME-MARKET.html`, and prints what is unmet. */
export async function evidenceCommand(id: string, code: string, { site, platform }: EvidenceOptions): Promise<void> {
  const { root: manifest } = readManifest(`${BRANDS}/${id}/brand.json`, readText(`${BRANDS}/${id}/brand.json`), id)
  const named = manifest?.members?.get('markets')?.elements ?? []
  const own = named.map(({ value }) => value as Readonly<Record<string, string>>).find(({ market }) => market === code)
  if (!manifest || !own) throw new BrandCommandError(`The brand '${id}' does not name the market '${code}'`)
  const { file, market, lineOf } = marketFile(code)
  if (!market) throw new BrandCommandError(`${file} has faults: npm run brand -- check`)
  const files = repositoryFiles()
  const demands = evidenceOf({
    market,
    placeOf: (kind) => ({ file, line: lineOf(kind) }),
    promises: readPromises(files),
    faults: unmetDemands(brandInMarkets(id, manifest)).filter((unmet) => unmet.market === code),
    filesOf: (proof, home) => filesOf(proof, files, home),
  })
  const data = manifest.value as BrandData
  const { defaultCurrency, consent } = data
  const [currency = defaultCurrency] = market.demands.currencies?.allowed ?? []
  const locale = languageOfPictures(market, data)
  const where = { site, code, market, locale, currency, consent: consent.version }
  const pictures = platform === undefined ? new Map<DemandKind, string>() : await drawEvidence({ ...where, platform })
  const page = evidencePage({
    pictures,
    brand: String(manifest.members?.get('name')?.value),
    market: market.name,
    licence: [own['operator'], own['licence']].filter(Boolean).join(': '),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    demands,
  })
  const target = `evidence-${id}-${code}.html`
  writeFileSync(path.join(root, target), page)
  const unmet = demands.filter((demand) => demand.unmet.length > 0)
  console.log(`Written: ${target}`)
  for (const { kind, unmet: why } of unmet) console.log(`Unmet: ${kind}: ${why.join(' ')}`)
}
