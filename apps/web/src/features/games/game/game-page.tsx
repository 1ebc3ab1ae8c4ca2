import { Button, Row } from '@croupier/design-system'
import type { GameDetails, Volatility } from '@croupier/domain/games'
import { formatMoney } from '@croupier/domain/core'
import { createJackpots, playableModes } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { REGISTRATION_PATH, gamePath, producerPath, redirectQuery } from '#shared/navigation/addresses.ts'
import { GameCard } from '#shared/games/cards/game-card.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { formatPercent } from '#shared/texts/percent.ts'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { useBrand, usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { failureOf } from '#shared/loading/read-fresh.ts'
import { FavouriteButton } from './favourite-button.tsx'

const skeleton = <SkeletonStack className="gap-6 px-gutter py-6" bars={['h-10 w-72', 'h-40 w-full']} />

const gameOf = ({ site, params }: PageContext) => site.games.game(params['name'] ?? '')

export async function load(context: PageContext): Promise<void> {
  const game = await gameOf(context).ensure()
  if (game.producer) await context.site.games.list({ producer: game.producer.slug }).ensure()
}

export const failure = (context: PageContext) => failureOf(gameOf(context))

export const head: PageModule['head'] = (context, t) => {
  const game = gameOf(context).value
  if (!game) return { title: t('layout:games') }
  if (!game.producer) return { title: game.name }
  const names = { game: game.name, producer: game.producer.name }
  return {
    title: t('game:title', names),
    description: t('game:description', names),
    picture: game.preview,
    trail: [
      { name: game.producer.name, path: producerPath(game.producer.slug) },
      { name: game.name, path: gamePath(game.slug) },
    ],
    game: { name: game.name, producer: game.producer.name },
  }
}

/** Below the frame: the game's name, play mode, facts, and more games of its producer. */
export const Page = observer(function GamePage() {
  const { games } = useSite()
  const { name = '' } = useParams()
  const game = games.game(name).value
  if (!game) return skeleton
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-gutter py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="heading text-xl text-strong text-balance">{game.name}</h1>
          {game.producer && (
            <Link
              to={producerPath(game.producer.slug)}
              className="inline-block py-1 pointer-coarse:-my-2 pointer-coarse:py-3 text-sm text-muted hover:text-strong"
            >
              {game.producer.name}
            </Link>
          )}
        </div>
        <div className="flex max-w-full items-center gap-3 max-[15rem]:flex-wrap">
          <FavouriteButton game={game} />
          <ModeChoice game={game} />
        </div>
      </div>
      <About game={game} />
      {game.producer && <Similar game={game} producer={game.producer} />}
    </div>
  )
})

interface OfGame {
  readonly game: GameDetails
}

/** Link to the other play mode: demo for a player, registration for a guest. */
const ModeChoice = observer(function ModeChoice({ game }: OfGame) {
  const t = useTexts()
  const player = usePlayer()
  const { gameRun } = useSite()
  if (!player) {
    return (
      <ButtonLink to={`${REGISTRATION_PATH}${redirectQuery(gamePath(game.slug))}`} intent="primary">
        {t('game:joinToPlay')}
      </ButtonLink>
    )
  }
  const { run } = gameRun
  const current = run.status !== 'idle' && run.slug === game.slug ? run.mode : null
  const other = playableModes(game, { isSignedIn: true }).find((mode) => mode !== current)
  if (!other) return null
  return (
    <Button intent={other === 'real' ? 'primary' : 'secondary'} onClick={() => gameRun.open(game, other)}>
      {t(other === 'real' ? 'game:playReal' : 'game:playDemo')}
    </Button>
  )
})

const VOLATILITY: Readonly<Record<Volatility, PlainTextKey>> = {
  low: 'game:volatility_low',
  medium: 'game:volatility_medium',
  high: 'game:volatility_high',
}

const About = observer(function About({ game }: OfGame) {
  const t = useTexts()
  const brand = useBrand()
  const currency = usePlayer()?.profile.value?.currency ?? brand.defaultCurrency
  const stakes = game.stakes.find((one) => one.currency === currency)
  const format = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  return (
    <section
      aria-labelledby="about-game"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-surface p-6 wrap-anywhere shadow-card lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="max-w-prose">
        <h2 id="about-game" className="mb-2 heading text-lg text-strong">
          {t('game:about')}
        </h2>
        <p className="text-body">{game.description}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        {game.lines !== null && <Fact label={t('game:lines')} value={String(game.lines)} />}
        {game.rtp !== null && (
          <Fact label={t('game:rtp')} value={formatPercent(t, game.rtp)} hint={t('game:rtpHint')} />
        )}
        {game.volatility !== null && (
          <Fact label={t('game:volatility')} value={t(VOLATILITY[game.volatility])} hint={t('game:volatilityHint')} />
        )}
        <JackpotFact game={game} currency={currency} />
        {stakes && (
          <Fact
            label={t('game:stakes')}
            value={t('game:stakesRange', { min: format(stakes.min), max: format(stakes.max) })}
          />
        )}
      </dl>
    </section>
  )
})

/** What the jackpot holds now; nothing where none is told. */
const JackpotFact = observer(function JackpotFact({ game, currency }: OfGame & { readonly currency: string }) {
  const t = useTexts()
  const site = useSite()
  if (!game.badges.includes('jackpot')) return null
  const held = site
    .part(createJackpots)
    .of(game.slug)
    .value?.find((one) => one.currency === currency)
  if (!held) return null
  return <Fact label={t('game:jackpotNow')} value={formatMoney(held.amount, currency, t.locale)} />
})

interface FactProps {
  readonly label: string
  readonly value: string
  readonly hint?: string
}

function Fact({ label, value, hint }: FactProps) {
  return (
    <div className="max-w-48">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-display text-lg text-strong tabular-nums">{value}</dd>
      {hint && <dd className="mt-1 text-xs text-muted">{hint}</dd>}
    </div>
  )
}

interface SimilarProps extends OfGame {
  readonly producer: NonNullable<GameDetails['producer']>
}

const Similar = observer(function Similar({ game, producer }: SimilarProps) {
  const t = useTexts()
  const { games } = useSite()
  const others = games
    .list({ producer: producer.slug })
    .items.filter((other) => other.slug !== game.slug)
    .slice(0, 12)
  if (others.length === 0) return null
  const title = t('game:similar', { producer: producer.name })
  return (
    <section>
      <Row title={title} texts={rowTexts(t)}>
        {others.map((other) => (
          <GameCard key={other.slug} game={other} />
        ))}
      </Row>
    </section>
  )
})
