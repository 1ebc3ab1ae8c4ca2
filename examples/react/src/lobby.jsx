import { lobbyCategories } from '@croupier/domain/games'
import { useRead } from '@croupier/hosts/react'
import { site } from './site.js'

export function Lobby() {
  const categories = useRead(() => site.games.categories.value)
  return lobbyCategories(categories ?? [])
    .slice(0, 3)
    .map(({ slug, name }) => <Row key={slug} slug={slug} name={name} />)
}

function Row({ slug, name }) {
  // What is read here is loaded: the games of this row.
  const row = useRead(() => site.games.row(slug).value, [slug])
  return (
    <section>
      <h2>{name}</h2>
      <ul>
        {row?.games.map((game) => (
          <li key={game.slug}>
            <img src={game.preview} alt="" width="160" loading="lazy" />
            {game.name}
          </li>
        ))}
      </ul>
    </section>
  )
}
