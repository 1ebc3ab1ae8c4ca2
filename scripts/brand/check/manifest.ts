import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { phoneRules } from '../../../packages/design-system/src/phone-input/libphonenumber-rules.ts'
import { readJson, type Located } from '../../../packages/design-system/tokens/json-source.ts'
import type { BarItem, LobbyBlock, RowKind } from '../../../packages/brands/index.ts'
import { illustrationSets, OWN_ILLUSTRATIONS } from '../pictures/illustrations.ts'
import { ROWS, shapeChoices } from '../shapes.ts'

const LOCALES = ['ru', 'en', 'it', 'br']
const ASSETS = [
  'logo',
  'logoMark',
  'icon',
  'loyalty',
  'highFive',
  'empty',
  'notFound',
  'failure',
  'promoDefault',
  'promoBirthday',
  'promoSecondary',
  'promoThird',
]
const FEATURES = ['winners', 'affiliate']
const HIGH_FIVES = ['palms', 'hearts', 'cocktails']
const AFTER_LOGOUT = ['lobby', 'login']

const SHAPE = shapeChoices()
const ILLUSTRATIONS = [OWN_ILLUSTRATIONS, ...illustrationSets()]
const ROW_KINDS: readonly string[] = [...ROWS.plain, ...ROWS.styled] satisfies RowKind[]
const BLOCKS = namesOf<LobbyBlock>({ winners: true, promotions: true, studios: true, tournaments: true })
const BAR_ITEMS = namesOf<BarItem>({
  lobby: true,
  search: true,
  games: true,
  tournaments: true,
  promotions: true,
  profile: true,
  menu: true,
})

/** All names of a type: the compiler finds one that is missing. */
function namesOf<Name extends string>(names: Readonly<Record<Name, true>>): readonly string[] {
  return Object.keys(names)
}

export interface ManifestChoice {
  /** Members from the file's root. */
  readonly path: readonly string[]
  /** What it is for. */
  readonly about: string
  /** None: any text, or yes and no. */
  readonly options: readonly string[]
  /** Several, in an order. */
  readonly isList?: true
  /** What stands where the manifest has no such member. */
  readonly standard?: boolean | string
}

/** What a brand's maker chooses in the studio. */
export const MANIFEST_CHOICES: readonly ManifestChoice[] = [
  { path: ['name'], about: 'In the header, the footer and the titles of pages', options: [] },
  { path: ['title'], about: 'The brand in tools and in Storybook', options: [] },
  { path: ['features', 'winners'], about: 'The strip of wins in the lobby', options: [], standard: true },
  { path: ['features', 'affiliate'], about: 'Reports of visits with a marketing code', options: [], standard: true },
  ...[...SHAPE].map(([choice, { about, values }]) => ({
    path: ['shape', choice],
    about,
    options: values,
    standard: values[0] ?? '',
  })),
  {
    path: ['illustrations'],
    about: 'Pictures of empty lists, errors and promotions: the brand’s own, or a set that is drawn in its colours',
    options: ILLUSTRATIONS,
    standard: OWN_ILLUSTRATIONS,
  },
  {
    path: ['lobby'],
    about: `The lobby from above, with commas between: rows of games (${ROW_KINDS.join(', ')}) and ${BLOCKS.join(', ')}`,
    options: [],
    isList: true,
    standard: 'tall, winners, poster, promotions, poster, studios, poster, tournaments',
  },
  {
    path: ['bar'],
    about: `A phone’s bar, with commas between: three to five of ${BAR_ITEMS.join(', ')}`,
    options: [],
    isList: true,
    standard: 'lobby, search, tournaments, promotions, menu',
  },
  { path: ['highFive'], about: 'What players give each other in promotions', options: HIGH_FIVES },
  { path: ['afterLogout'], about: 'Where a logout leads', options: AFTER_LOGOUT },
]

type Rule = readonly [isOne: (value: unknown) => boolean, expected: string]

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  (isOne: (value: unknown) => boolean, least = 0) =>
  (value: unknown) =>
    Array.isArray(value) && value.length >= least && value.every(isOne) && new Set(value).size === value.length
const mapOf = (isKey: (key: string) => boolean, isOne: (value: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.entries(value).every(([key, entry]) => isKey(key) && isOne(entry))
const isOneOf = (names: readonly string[]) => (value: unknown) => names.includes(String(value))

const words: Rule = [
  matches(/^(?=.{1,60}$)(?!\s)[^<>{}]+(?<!\s)$/),
  'a text of at most 60 letters, shown as it is written, without < > { } and blanks around it',
]
const colour: Rule = [matches(/^#[\da-f]{6}$/i), 'a colour such as #FCCD0D']
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Not a code that stands for another one, as uk for gb. */
const isOwnCode = (code: string) => new Intl.Locale(`und-${code}`).region === code
const isCountry = matches(/^[a-z]{2}$/)
const isKnownCountry = (value: unknown) =>
  isCountry(value) &&
  value !== 'zz' &&
  REGIONS.of(String(value).toUpperCase()) !== undefined &&
  isOwnCode(String(value).toUpperCase())
const isPath = matches(/^\/(?!\/)\S*$/)
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (value: unknown) => CURRENCIES.has(String(value))

const isShape = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(([choice, name]) => SHAPE.get(choice)?.values.includes(String(name)) === true)

const isLobby = (value: unknown) =>
  Array.isArray(value) &&
  value.every((part) => ROW_KINDS.includes(String(part)) || BLOCKS.includes(String(part))) &&
  value.some((part) => ROW_KINDS.includes(String(part))) &&
  BLOCKS.every((block) => value.filter((part) => part === block).length <= 1)

/** On a phone search and menu stand nowhere else. */
const isBar = (value: unknown) =>
  listOf(isOneOf(BAR_ITEMS), 3)(value) &&
  (value as unknown[]).length <= 5 &&
  ['search', 'menu'].every((name) => (value as unknown[]).includes(name))

const MARKET_MEMBERS = ['market', 'operator', 'licence', 'logo']

function faultsOfMarketMembers(file: string, markets: Located | undefined): Fault[] {
  return (markets?.elements ?? []).flatMap(({ line, members }) => {
    const code = members?.get('market')
    if (!matches(/^[a-z]+$/)(code?.value))
      return [{ file, line: code?.line ?? line, message: 'a market has "market", a folder of packages/markets' }]
    return [...(members ?? [])].flatMap(([name, { keyLine, value }]) => {
      if (!MARKET_MEMBERS.includes(name))
        return [{ file, line: keyLine, message: `a market has no "${name}": there are ${MARKET_MEMBERS.join(', ')}` }]
      return matches(/\S/)(value) ? [] : [{ file, line: keyLine, message: `"${name}" of a market must be a text` }]
    })
  })
}

/** Members that a brand may do without. */
const OPTIONAL: Readonly<Record<string, Rule>> = {
  markets: [
    (value) => Array.isArray(value) && value.length > 0,
    '[{ "market": "br", "operator": "…", "licence": "…", "logo": "…" }], the first for visitors of no other',
  ],
  lobby: [
    isLobby,
    `a list of rows of games (${ROW_KINDS.join(', ')}), one at least, and of blocks, each once (${BLOCKS.join(', ')})`,
  ],
  art: [matches(/^\/cdn(\/[a-z\d-]+)+$/), 'a path of the platform below /cdn, such as "/cdn/neon"'],
  illustrations: [isOneOf(ILLUSTRATIONS), `one of ${ILLUSTRATIONS.join(', ')}`],
  bar: [isBar, `a list of three to five of ${BAR_ITEMS.join(', ')}, each once, with search and menu`],
  shape: [
    isShape,
    `of these choices: ${[...SHAPE].map(([choice, { values }]) => `"${choice}": ${values.join(', ')}`).join('; ')}`,
  ],
}

/** Rules for each member of `brand.json`; `BrandManifest` documents them. */
const RULES: Readonly<Record<string, Rule>> = {
  name: words,
  title: words,
  locales: [listOf(isOneOf(LOCALES), 1), `some of ${LOCALES.join(', ')}, each once`],
  defaultLocale: [isOneOf(LOCALES), `one of ${LOCALES.join(', ')}`],
  currencies: [listOf(isCurrency, 1), 'codes of ISO 4217, each once'],
  defaultCurrency: [isCurrency, 'a code of ISO 4217'],
  phone: [
    (value) => isObject(value) && matches(/^\d{1,4}$/)(value['dialCode']) && isCountry(value['country']),
    '{ "dialCode": "55", "country": "br" }',
  ],
  background: colour,
  hosts: [listOf(matches(/^[a-z\d]+(?:[.-]+[a-z\d]+)*$/)), 'host names in lower case, without ports'],
  consent: [
    (value) =>
      isObject(value) &&
      Object.keys(value).length === 3 &&
      Number.isInteger(value['version']) &&
      Number(value['version']) > 0 &&
      isKnownCountry(value['region']) &&
      listOf((one) => one === 'eea' || isKnownCountry(one))(value['askedIn']),
    '{ "version": 1, "region": "br", "askedIn": ["eea", "br"] }, with codes of countries',
  ],
  features: [
    mapOf(isOneOf(FEATURES), (value) => typeof value === 'boolean'),
    `true or false by name; there are: ${FEATURES.join(', ')}`,
  ],
  bonusDebitBelow: [
    mapOf(isCurrency, (value) => Number.isInteger(value) && Number(value) >= 0),
    'whole minor units by currency',
  ],
  highFive: [isOneOf(HIGH_FIVES), 'palms, hearts or cocktails'],
  afterLogout: [isOneOf(AFTER_LOGOUT), 'lobby or login'],
  assets: [
    (value) => isObject(value) && ASSETS.every((name) => typeof value[name] === 'string'),
    `paths of ${ASSETS.join(', ')}`,
  ],
  webManifest: [isObject, 'name, short_name, start_url, scope, display, theme_color, background_color and icons'],
}

const path: Rule = [isPath, 'a path, such as /']
const isIcon = (value: unknown) =>
  isObject(value) &&
  Object.keys(value).every((name) => ['src', 'sizes', 'type', 'purpose'].includes(name)) &&
  value['type'] === 'image/png' &&
  [undefined, 'maskable'].includes(value['purpose'] as undefined)
const has = (icons: unknown, sizes: string, purpose?: string) =>
  Array.isArray(icons) && icons.some((icon) => isObject(icon) && icon['sizes'] === sizes && icon['purpose'] === purpose)

/** Members of `webManifest`; screenshots have their own check. */
const WEB_MANIFEST: Readonly<Record<string, Rule>> = {
  name: [matches(/\S/), 'a text'],
  short_name: [matches(/^\s*\S.{0,29}$/), 'a text of at most 30 letters, to stand under an icon'],
  start_url: path,
  scope: path,
  display: [(value) => value === 'standalone', '"standalone"'],
  theme_color: colour,
  background_color: colour,
  icons: [
    (value) => has(value, '192x192') && has(value, '512x512') && has(value, '512x512', 'maskable'),
    'those of `npm run brand -- icons`: 192x192, 512x512, and 512x512 with "purpose": "maskable" at least',
  ],
}

/** Members of members, all of which may stand there. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  phone: ['dialCode', 'country'],
  assets: ASSETS,
  webManifest: [...Object.keys(WEB_MANIFEST), 'screenshots'],
}

export interface Manifest {
  /** Null when the file is not a JSON object. */
  root: Located | null
  faults: Fault[]
}

/** Reads `brand.json`. Reports members that are missing, unknown, of a wrong type or in conflict with another. */
export function readManifest(file: string, text: string, id: string): Manifest {
  const { root, faults } = readJson(file, text)
  const members = root?.members
  if (!root || !members) {
    if (root) faults.push({ file, line: root.line, message: 'the file must hold an object' })
    return { root: null, faults }
  }
  const rules: Readonly<Record<string, Rule>> = {
    id: [(value) => value === id, `"${id}", the folder's name`],
    ...RULES,
    ...OPTIONAL,
  }
  for (const [name, [isOne, expected]] of Object.entries(rules)) {
    const member = members.get(name)
    if (!member && name in OPTIONAL) continue
    if (!member) faults.push({ file, line: root.line, message: `"${name}" is missing: ${expected}` })
    else if (!isOne(member.value)) faults.push({ file, line: member.keyLine, message: `"${name}" must be ${expected}` })
  }
  for (const [name, known] of Object.entries(PARTS))
    for (const [part, { keyLine }] of members.get(name)?.members ?? [])
      if (!known.includes(part))
        faults.push({ file, line: keyLine, message: `"${name}" has no "${part}": there are ${known.join(', ')}` })
  for (const [name, { keyLine }] of members)
    if (!(name in rules)) faults.push({ file, line: keyLine, message: `"${name}" is nothing a brand has` })
  faults.push(...faultsOfMarketMembers(file, members.get('markets')))
  faults.push(...faultsOfWebManifest(file, members.get('webManifest')))
  if (faults.length === 0) faults.push(...disagreements(file, members))
  return { root, faults }
}

function faultsOfWebManifest(file: string, part: (Located & { keyLine: number }) | undefined): Fault[] {
  if (!part?.members) return []
  const { members, keyLine } = part
  const rules = Object.entries(WEB_MANIFEST).flatMap(([name, [isOne, expected]]) => {
    const member = members.get(name)
    if (!member) return [{ file, line: keyLine, message: `"${name}" of "webManifest" is missing: ${expected}` }]
    if (isOne(member.value)) return []
    return [{ file, line: member.keyLine, message: `"${name}" of "webManifest" must be ${expected}` }]
  })
  const icons = (members.get('icons')?.elements ?? [])
    .filter(({ value }) => !isIcon(value))
    .map(({ line }) => ({
      file,
      line,
      message: 'an icon is { "src", "sizes": "192x192", "type": "image/png" }, and "purpose": "maskable" or none',
    }))
  const [start, scope] = [members.get('start_url'), members.get('scope')]
  const isOutside = rules.length === 0 && start && !String(start.value).startsWith(String(scope?.value))
  const outside = isOutside
    ? [
        {
          file,
          line: start.keyLine,
          message: `"start_url" of "webManifest" is outside its "scope": the site would open in a browser's window`,
        },
      ]
    : []
  return [...rules, ...icons, ...outside]
}

function disagreements(file: string, members: NonNullable<Located['members']>): Fault[] {
  const list = (name: string) => members.get(name)?.value as string[]
  const lineOf = (name: string) => members.get(name)?.keyLine ?? 1
  const found: Fault[] = []
  const expect = (isSo: boolean, name: string, message: string) => {
    if (!isSo) found.push({ file, line: lineOf(name), message })
  }
  expect(
    list('locales').includes(String(members.get('defaultLocale')?.value)),
    'defaultLocale',
    '"defaultLocale" is none of "locales"',
  )
  expect(
    list('currencies').includes(String(members.get('defaultCurrency')?.value)),
    'defaultCurrency',
    '"defaultCurrency" is none of "currencies"',
  )
  const debits = Object.keys(members.get('bonusDebitBelow')?.value as object)
  const without = list('currencies').filter((currency) => !debits.includes(currency))
  expect(without.length === 0, 'bonusDebitBelow', `"bonusDebitBelow" says nothing of ${without.join(', ')}`)
  const unknown = debits.filter((currency) => !list('currencies').includes(currency))
  expect(unknown.length === 0, 'bonusDebitBelow', `"bonusDebitBelow" has ${unknown.join(', ')}, none of "currencies"`)
  const phone = members.get('phone')?.members
  const country = String(phone?.get('country')?.value)
  const dialCode = String(phone?.get('dialCode')?.value)
  const ownCode = phoneRules.dialCodeOf(country)
  expect(ownCode !== '', 'phone', `"phone" names no country: "${country}"`)
  expect(
    ownCode === '' || ownCode === dialCode,
    'phone',
    `"phone" has the dial code ${dialCode}, but that of its country "${country}" is ${ownCode}`,
  )
  return found
}
