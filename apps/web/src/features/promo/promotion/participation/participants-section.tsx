import { Button, Pagination, Skeleton, Table, TextField, type TableSort } from '@croupier/design-system'
import {
  createParticipants,
  Participation,
  type Participant,
  type ParticipantsField,
  type ParticipantsTable,
  type Promotion,
} from '@croupier/domain/promotions'
import { Search } from 'lucide-react'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { Section } from '#shared/events/section.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { participantColumns } from './participant-columns.tsx'
import { useStatus } from './use-status.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

interface ParticipantsSectionProps {
  readonly promotion: Promotion
}

/** The participants of a promotion, live: sorted, searched and paged by the platform (docs/product-rules.md, Participants). */
export const ParticipantsSection = observer(function ParticipantsSection({ promotion }: ParticipantsSectionProps) {
  const t = useTexts()
  const site = useSite()
  const { id } = promotion
  const table = site.part(createParticipants).table(id)
  const participation = site.playerPart(Participation)
  const isAhead = useStatus(promotion) === 'future'
  useEffect(() => (participation ? followOwn(participation, table, id) : undefined), [participation, table, id])
  const page = table.page.value
  // Nobody takes part before the start.
  if (isAhead && (page === undefined || (page.total ?? page.participants.length) === 0)) return null
  const own = (participation?.isMember(id) && participation.own(id).value) || null
  return (
    <Section title={t('promotion-players:participants')} action={<TableTools table={table} own={own} />}>
      <ParticipantsView promotion={promotion} table={table} own={own} />
    </Section>
  )
})

/** The ranking changes with the player's own points. */
const followOwn = (participation: Participation, table: ParticipantsTable, promotionId: string) =>
  reaction(
    () => participation.userData(promotionId).value?.points,
    (_, before) => before !== undefined && table.page.reread(),
  )

interface ToolsProps {
  readonly table: ParticipantsTable
  readonly own: Participant | null
}

const TableTools = observer(function TableTools({ table, own }: ToolsProps) {
  const t = useTexts()
  const rank = own?.rank ?? null
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:mt-2 max-sm:w-full">
      <TextField
        label={t('promotion-players:search')}
        labelHidden
        type="search"
        placeholder={t('promotion-players:search')}
        leading={<Search aria-hidden="true" />}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 grow sm:w-64"
        value={table.typed}
        onValueChange={(typed) => table.search(typed)}
      />
      {rank !== null && <Button onClick={() => table.showRank(rank)}>{t('promotion-players:toMyPlace')}</Button>}
    </div>
  )
})

interface ViewProps extends ToolsProps {
  readonly promotion: Promotion
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

const ParticipantsView = observer(function ParticipantsView({ promotion, table, own }: ViewProps) {
  const t = useTexts()
  const top = useRef<HTMLDivElement>(null)
  const { query, page, isBehind } = table
  const retry = () => void page.reload()
  const sortBy = ({ column, direction }: TableSort) => {
    const field = FIELDS.find((one) => one === column)
    if (field) table.ask({ field, order: direction === 'ascending' ? 'asc' : 'desc', page: 1 })
  }
  const goTo = (to: number) => {
    table.ask({ page: to })
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const rows = page.value?.participants ?? []
  const content = (
    <Table<Participant>
      caption={t('promotion-players:participants')}
      columns={participantColumns(t, promotion)}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{ column: query.field, direction: DIRECTIONS[query.order] }}
      onSortChange={sortBy}
      ownRow={rows.length > 0 ? own : null}
      ownText={t('promotion-players:ownRow')}
      loading={isBehind}
      loadingRows={10}
      narrow="lines"
      empty={<ParticipantsEmpty table={table} />}
      className="[--table-inset-bottom:calc(4.5rem+env(safe-area-inset-bottom))] [--table-inset-top:var(--under-menu-top,4rem)] md:[--table-inset-bottom:0px]"
    />
  )
  return (
    <div ref={top} className="scroll-mt-20">
      <output className="sr-only">{announcement(t, table)}</output>
      {table.hasFailed ? (
        <LoadFailure text={t('promotion-players:participantsFailed')} onRetry={retry}>
          {rows.length > 0 ? content : <Skeleton className="h-96 w-full" />}
        </LoadFailure>
      ) : (
        content
      )}
      <Pagination
        className="mt-4"
        label={t('promotion-players:pages')}
        page={query.page}
        count={table.pageCount}
        texts={{
          previous: t('promotion-players:previousPage'),
          next: t('promotion-players:nextPage'),
          page: (number) => t('promotion-players:page', { number: String(number) }),
        }}
        onPageChange={goTo}
      />
    </div>
  )
})

const FIELDS: readonly ParticipantsField[] = ['rank', 'username', 'points']

/** What a search, a sort or another page brought. Empty while that is read. */
function announcement(t: ReturnType<typeof useTexts>, table: ParticipantsTable): string {
  const { value } = table.page
  if (value === undefined || table.isBehind) return ''
  const { total, query } = value
  const parts = [
    total !== null && t('promotion-players:found', { count: total }),
    table.pageCount > 1 && t('promotion-players:pageOf', { number: query.page, pages: table.pageCount }),
  ]
  return parts.filter(Boolean).join(' ')
}

/** In place of the rows: there are no participants yet, or none has the login that is searched. */
const ParticipantsEmpty = observer(function ParticipantsEmpty({ table }: { readonly table: ParticipantsTable }) {
  const t = useTexts()
  if (table.query.search === '')
    return <NothingHere level={3} title={t('promotion-players:nobody')} text={t('promotion-players:nobodyText')} />
  return (
    <NothingHere
      level={3}
      title={t('promotion-players:nothing', { login: table.query.search })}
      text={t('promotion-players:nothingText')}
      action={<Button onClick={() => table.search('')}>{t('promotion-players:showAll')}</Button>}
    />
  )
})
