import { tournamentPath } from '../../navigation/addresses.ts'
import { pageQuery } from '../../site/page-parameters.ts'

/** Whether the address asks for all places of the board, as the link for browsers without scripts does. */
export const isWholeBoard = (search: string): boolean => pageQuery(search).get('board') === 'all'

export const wholeBoardPath = (slug: string): string => `${tournamentPath(slug)}?board=all`
