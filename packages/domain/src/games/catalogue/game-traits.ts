import { GAME_TRAITS, type Game, type GameTrait } from '../game.ts'

const VOLATILITY = 'volatility-'
/** Stakes that count as small and as large, euro cents. */
const SMALL_STAKE = 20
const LARGE_STAKE = 20_000
/** What a jackpot that counts as large holds, euro cents. */
const LARGE_JACKPOT = 1_000_000

const kindOf = (trait: GameTrait): string => (trait.startsWith(VOLATILITY) ? VOLATILITY : trait)

/** A game whose platform does not say has no trait that depends on it. */
function hasTrait({ figures, badges }: Game, trait: GameTrait): boolean {
  if (trait === 'rtp-96') return (figures?.rtp ?? 0) >= 96
  if (trait === 'no-jackpot') return !badges.includes('jackpot')
  if (trait === 'stake-small') return (figures?.euroStakes?.min ?? Infinity) <= SMALL_STAKE
  if (trait === 'stake-large') return (figures?.euroStakes?.max ?? 0) >= LARGE_STAKE
  if (trait === 'jackpot-large') return (figures?.euroJackpot ?? 0) >= LARGE_JACKPOT
  return figures?.volatility === trait.slice(VOLATILITY.length)
}

/** Volatilities are joined by "or", the others by "and". */
export function hasTraits(game: Game, traits: readonly GameTrait[]): boolean {
  const volatilities = traits.filter((trait) => kindOf(trait) === VOLATILITY)
  return (
    (volatilities.length === 0 || volatilities.some((trait) => hasTrait(game, trait))) &&
    traits.every((trait) => volatilities.includes(trait) || hasTrait(game, trait))
  )
}

/** Whether these games differ in a trait: where they do not, or the platform does not say, it is not offered. */
const isTold = (games: readonly Game[], trait: GameTrait): boolean =>
  games.some((game) => hasTrait(game, trait)) && games.some((game) => !hasTrait(game, trait))

/** Games of each offered trait, as if none of its kind were chosen. */
export function countTraits(
  games: readonly Game[],
  chosen: readonly GameTrait[],
  among: (traits: readonly GameTrait[]) => readonly Game[],
): ReadonlyMap<GameTrait, number> {
  const others = (trait: GameTrait) => chosen.filter((one) => kindOf(one) !== kindOf(trait))
  return new Map(
    GAME_TRAITS.filter((trait) => isTold(games, trait)).map((trait) => [
      trait,
      among([...others(trait), trait]).length,
    ]),
  )
}
