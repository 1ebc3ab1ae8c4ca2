import * as v from 'valibot'

/** The languages of the site: each text of a market is there in all of them. */
const LOCALES = ['ru', 'en', 'it', 'br'] as const

const WordsSchema = v.pipe(v.string(), v.regex(/\S/, 'a text'))
const LinkSchema = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'an address with https'))
const DaySchema = v.pipe(v.string(), v.isoDate('a day such as 2024-07-31'))
const MonthsSchema = v.pipe(v.number(), v.integer(), v.minValue(1))
/** A length of ISO 8601 in one unit. */
const TermSchema = v.pipe(v.string(), v.regex(/^P\d{1,3}[DMY]$/, 'a length such as P30D, P6M or P1Y'))
const TextsSchema = v.strictObject(v.entriesFromList(LOCALES, WordsSchema))
const PhrasesSchema = v.strictObject(v.entriesFromList(LOCALES, v.pipe(v.array(WordsSchema), v.minLength(1))))

/** Where a demand comes from. Everything here is from public summaries, and the operator's to confirm. */
const SourceSchema = v.strictObject({
  /** The law with its article. */
  title: WordsSchema,
  link: LinkSchema,
  /** Of the law, or of the version that counts. */
  date: DaySchema,
  standing: v.picklist(['in force', 'draft', 'disputed']),
  /** What is not sure, or is our own reading. */
  note: v.optional(WordsSchema),
})

/**
 * Null: this data knows no such demand. `off`: it is known, and not met. `unmet`: what of it the site does not meet. The
 * evidence says both.
 */
const demand = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.nullable(
    v.strictObject({
      off: v.optional(v.literal(true)),
      source: SourceSchema,
      unmet: v.optional(WordsSchema),
      ...entries,
    }),
  )

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

const LIMIT_KINDS = ['deposit', 'net_spend', 'loss', 'stake', 'time', 'session'] as const
const LimitKindsSchema = v.pipe(v.array(v.picklist(LIMIT_KINDS)), v.minLength(1))

/** `market.json`: `generated/market.schema.json` is made of it. */
export const MarketSchema = v.strictObject({
  $schema: v.literal('../src/generated/market.schema.json'),
  name: WordsSchema,
  /** Whose visitors it is for: ISO 3166 in lower case. None: for those that no other market of the brand is for. */
  countries: v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'a country such as br'))),
  demands: v.strictObject({
    /** The footer of every page names licence and operator, and leads to the authority. */
    licence: demand({
      authority: WordsSchema,
      link: LinkSchema,
      /** The brand has the authority's logo (`markets` in `brand.json`). */
      hasLogo: v.boolean(),
      /** With `{{operator}}` and `{{licence}}`. */
      statement: TextsSchema,
      /** What the brand's `operator` must contain. */
      mentions: v.array(WordsSchema),
    }),
    /** Every public host of the brand ends so. */
    domain: demand({ ending: v.pipe(v.string(), v.regex(/^(\.[a-z]+)+$/, 'an ending such as .bet.br')) }),
    /** The mark of the footer, and the least age of registration. */
    age: demand({ years: v.pipe(v.number(), v.integer(), v.minValue(18)) }),
    /** Who helps, in the footer and on the page of responsible gaming. */
    help: demand({
      lines: v.pipe(
        v.array(v.strictObject({ name: WordsSchema, phone: v.nullable(WordsSchema), link: LinkSchema })),
        v.minLength(1),
      ),
    }),
    /** Registers of self-exclusion, in the same places. */
    selfExclusion: demand({
      registers: v.pipe(v.array(v.strictObject({ name: WordsSchema, link: LinkSchema })), v.minLength(1)),
    }),
    /** Exclusion from play in the account itself. */
    exclusion: demand({
      terms: v.pipe(v.array(TermSchema), v.minLength(1)),
      /** The least time of an open-ended one; null: there is none. */
      openEnded: v.nullable(TermSchema),
      /** False: after its term it goes on until the player asks to lift it. */
      endsByItself: v.boolean(),
      /** From that request until it ends. */
      cooling: TermSchema,
      /** Also of a kind of games alone. */
      byKind: v.boolean(),
    }),
    /** Words that are always shown. */
    notice: demand({
      where: v.pipe(v.array(v.picklist(['footer', 'deposit'])), v.minLength(1)),
      words: TextsSchema,
    }),
    /** Nothing is promised or given for joining. `phrases`: what no text may have, in lower case. */
    noJoiningBonus: demand({ phrases: PhrasesSchema }),
    /** No bonus is offered or given before the first round for money. `phrases`: what no text may have, in lower case. */
    noBonusBeforePlay: demand({ phrases: PhrasesSchema }),
    /** What registration asks for about the person, beside the day of birth. */
    identity: demand({
      fields: v.pipe(v.array(v.picklist(['firstName', 'lastName', 'address', 'cpf', 'codiceFiscale'])), v.minLength(1)),
    }),
    /** The identity document that registration asks for: its kind, one of `kinds`, and these details of it. */
    document: demand({
      kinds: v.pipe(v.array(v.picklist(['identityCard', 'passport', 'drivingLicence', 'stateCard'])), v.minLength(1)),
      details: v.array(v.picklist(['documentNumber', 'documentIssuer', 'documentExpiry'])),
    }),
    /** Kinds of payment that are neither named nor offered. */
    payments: demand({
      forbidden: v.pipe(v.array(v.picklist(['credit-card', 'crypto', 'voucher', 'cash'])), v.minLength(1)),
    }),
    /** A payout that was asked for stands: the player cannot take it back. */
    payoutsStand: demand({}),
    /** Games for money have none of these, and a round takes so long at least, milliseconds. */
    gamePace: demand({
      forbidden: v.pipe(v.array(v.picklist(['autoplay', 'turbo'])), v.minLength(1)),
      leastRoundMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    /** Accounts are in these only. */
    currencies: demand({
      allowed: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a code of ISO 4217'))), v.minLength(1)),
    }),
    /** The brand has these. */
    languages: demand({ required: v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)) }),
    /** The page of a game tells its return to the player. */
    rtp: demand({}),
    /**
     * The account shows what was played and paid: so many months at hand, so many when they are asked for (null: not said), and a
     * yearly statement.
     */
    playHistory: demand({
      monthsAtHand: MonthsSchema,
      monthsOnRequest: v.nullable(MonthsSchema),
      yearlyStatement: v.boolean(),
    }),
    /** A game for money shows the time played, in hours, minutes and seconds. */
    sessionClock: demand({}),
    /** A player's session ends after so many minutes without activity. */
    inactivity: demand({ minutes: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1440)) }),
    /** A login by password asks for a code too, which the platform sends or an app makes. */
    secondFactor: demand({}),
    /** The deposit page leads to the player's limits. */
    limitsAtDeposit: demand({}),
    /** The home page shows what a player has used of the limits of these kinds. */
    limitsAtHome: demand({ kinds: LimitKindsSchema }),
    /** Kinds of limits that the platform offers. `raiseDelayHours`: until a higher one holds. */
    limitKinds: demand({
      kinds: LimitKindsSchema,
      raiseDelayHours: CountSchema,
    }),
    /**
     * Of each of these kinds one limit is asked for, and without an answer nothing goes on. `registration`: a new player comes to
     * the question first of all.
     */
    limitsAsked: demand({
      kinds: LimitKindsSchema,
      before: v.pipe(v.array(v.picklist(['registration', 'deposit', 'game'])), v.minLength(1)),
      maySkip: v.boolean(),
    }),
    /** The highest first values, minor units of the market's currency or minutes; by age where the law has it (years, both included). */
    firstLimits: demand({
      ceilings: v.pipe(
        v.array(
          v.strictObject({
            kind: v.picklist(LIMIT_KINDS),
            period: v.picklist(['day', 'week', 'month']),
            ages: v.optional(v.strictObject({ from: CountSchema, to: CountSchema })),
            amount: CountSchema,
          }),
        ),
        v.minLength(1),
      ),
    }),
    /**
     * Every so many `months` the player is asked whether the limits are right. Who went on without one that was asked for is
     * asked for it again after `monthsWithout` (null: never).
     */
    limitsReview: demand({ months: CountSchema, monthsWithout: v.nullable(CountSchema) }),
  }),
})

export type Market = v.InferOutput<typeof MarketSchema>
export type Demands = Market['demands']
export type DemandKind = keyof Demands

/** Why a value is no market: the way to the member, and what is wrong with it. */
export interface MarketIssue {
  readonly path: readonly unknown[]
  readonly message: string
}

/** Reads a market; null with the issues of what is none. */
export function parseMarket(value: unknown): { market: Market | null; issues: readonly MarketIssue[] } {
  const { success, output, issues = [] } = v.safeParse(MarketSchema, value)
  return {
    market: success ? output : null,
    issues: issues.map(({ path = [], message }) => ({ path: path.map(({ key }) => key), message })),
  }
}

/** All kinds of demands, in the order of the evidence. */
export const DEMAND_KINDS = Object.keys(MarketSchema.entries.demands.entries) as readonly DemandKind[]
