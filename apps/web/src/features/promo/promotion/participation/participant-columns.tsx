import { Avatar, type TableColumn } from '@croupier/design-system'
import type { Participant, Promotion } from '@croupier/domain/promotions'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { formatPointsCell } from '../sections/points-text.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { HighFiveAction } from '../high-fives/high-five-action.tsx'
import { ParticipantName } from '../high-fives/participant-name.tsx'

const NOT_TOLD = '—'

/** The columns of the participants' table: place, player, points, and high fives where they are given. */
export function participantColumns(t: Translate, promotion: Promotion): readonly TableColumn<Participant>[] {
  const { currency, isHighFiveEnabled } = promotion
  const number = (value: number | null) => (value === null ? NOT_TOLD : formatNumber(t.languageTag, value))
  return [
    { id: 'rank', header: t('promotion-players:rank'), cell: ({ rank }) => number(rank), sort: 'ascending' },
    {
      id: 'username',
      header: t('promotion-players:player'),
      cell: (participant) => <Player promotion={promotion} participant={participant} />,
      isRowHeader: true,
      sort: 'ascending',
    },
    {
      id: 'points',
      header: t('promotion-players:points'),
      cell: ({ points }) => (points === null ? NOT_TOLD : formatPointsCell(t, points, currency)),
      align: 'end',
      sort: 'descending',
    },
    ...(isHighFiveEnabled ? [highFiveColumn(t, promotion)] : []),
  ]
}

const highFiveColumn = (t: Translate, promotion: Promotion): TableColumn<Participant> => ({
  id: 'high-five',
  header: t('high-fives:title'),
  cell: (participant) => <HighFiveAction promotion={promotion} participant={participant} />,
  align: 'end',
})

function Player({ promotion, participant }: { readonly promotion: Promotion; readonly participant: Participant }) {
  const { username, avatar } = participant
  const { src, srcSet } = pictureSources(avatar, 'icon')
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2.5">
      <Avatar name={username} src={src} srcSet={srcSet} size="sm" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <ParticipantName promotion={promotion} participant={participant} />
      </span>
    </span>
  )
}
