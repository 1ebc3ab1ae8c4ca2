// Follows the leaders of a tournament: PLATFORM=… TOURNAMENT=… npm start
import { subscribe } from '@croupier/domain/core'
import { createTournaments, currentTournament } from '@croupier/domain/tournaments'
import { createNodeSite } from '@croupier/hosts/node'

const { PLATFORM = 'http://localhost:4000', TOURNAMENT } = process.env

const site = createNodeSite({ platform: PLATFORM, brand: 'gold', locale: 'en' })
site.start()
const tournaments = site.visitorPart(createTournaments)
const slug = TOURNAMENT ?? currentTournament(await tournaments.list.ensure(), site.clock.now())?.slug
if (slug === undefined) throw new Error('No tournament is running')
const tournament = tournaments.tournament(slug)
const { title } = await tournament.ensure()
console.log(title)
const stopWatching = tournaments.watch('tournament', slug)
const leaders = () =>
  (tournament.value?.leaders ?? [])
    .slice(0, 3)
    .map(({ position, username, score }) => `${position}. ${username} ${score ?? ''}`)
    .join('   ')
// As a text, which another event with the same leaders does not change.
subscribe(leaders, (text) => text && console.log(text))
process.once('SIGTERM', () => {
  stopWatching()
  site.dispose()
})
