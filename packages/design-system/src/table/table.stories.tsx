import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { sortRows, type TableSort } from './table-sort.ts'
import type { TableColumn, TableProps } from './table-props.ts'
import { Table } from './table.tsx'

interface Leader {
  place: number
  name: string
  points: number
  prize: string | null
}

const PRIZES = ['€ 5 000', '€ 2 500', '€ 1 000', '€ 500', '€ 250']
const NAMES = ['anna_k', 'boris77', 'Clara', 'd0lphin', 'Émile', 'frida', 'Grace', 'héctor', 'Iva', 'joão']
const leader = (index: number): Leader => ({
  place: index + 1,
  name: NAMES[index % NAMES.length] + (index < NAMES.length ? '' : String(index)),
  points: 48_210 - index * 1371 + ((index * 7919) % 997),
  prize: PRIZES[index] ?? null,
})
const leaders = Array.from({ length: 12 }, (_, index) => leader(index))
const figures = new Intl.NumberFormat('en')

const columns: TableColumn<Leader>[] = [
  { id: 'place', header: 'Place', cell: ({ place }) => place, sort: 'ascending', className: 'w-20' },
  {
    id: 'name',
    header: 'Player',
    isRowHeader: true,
    sort: 'ascending',
    cell: ({ name, place }) => (
      <span className="inline-flex items-center gap-2.5 align-middle">
        <Avatar name={name} src={sampleArt(place, { width: 60, height: 60 })} size="sm" />
        {name}
      </span>
    ),
  },
  { id: 'points', header: 'Points', align: 'end', sort: 'descending', cell: ({ points }) => figures.format(points) },
  { id: 'prize', header: 'Prize', align: 'end', cell: ({ prize }) => prize ?? '–' },
]

type LeadersProps = Partial<TableProps<Leader>>

function Leaders(props: LeadersProps) {
  const [sort, setSort] = useState<TableSort | null>(props.sort ?? { column: 'place', direction: 'ascending' })
  const rows = props.rows ?? leaders
  const key = sort?.column as keyof Leader | undefined
  const sorted = sort && key ? sortRows(rows, (row) => row[key], sort.direction, 'en') : rows
  return (
    <Table
      caption="Leaders of the tournament"
      columns={columns}
      rowKey={({ name }) => name}
      ownText="You:"
      empty={<EmptyState title="Nobody has played yet" text="The first spin puts you on top." />}
      {...props}
      onSortChange={(next) => {
        setSort(next)
        props.onSortChange?.(next)
      }}
      rows={sorted}
      sort={sort}
    />
  )
}

const meta = {
  title: 'Display/Table',
  component: Leaders,
  parameters: { docs: { story: { inline: true } } },
} satisfies Meta<typeof Leaders>
export default meta
type Story = StoryObj<typeof meta>

const phone: Story['decorators'] = [
  (Part) => (
    <div className="w-80 max-w-full">
      <Part />
    </div>
  ),
]

export const Plain: Story = {
  tags: ['visual:brands'],
  args: { captionShown: true },
}

export const Sortable: Story = {
  args: { onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Points' })
    await expect(head).not.toHaveAttribute('aria-sort')
    await userEvent.click(canvas.getByRole('button', { name: 'Points' }))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'points', direction: 'descending' })
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const points = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.children[2]?.textContent.replace(/\D/g, '')))
    await expect(points).toEqual(points.toSorted((a, b) => a - b))
    await expect(canvas.getByRole('columnheader', { name: 'Place' })).not.toHaveAttribute('aria-sort')
  },
}

export const Cards: Story = {
  tags: ['visual:sizes'],
  args: { rows: leaders.slice(0, 4) },
  decorators: phone,
  play: async ({ canvas }) => {
    // Cards visually, still a table for screen readers.
    await expect(canvas.getByRole('table', { name: 'Leaders of the tournament' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByText('Prize')[1]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Points' })).toBeVisible()
  },
}

const inView = (row: HTMLElement, box: HTMLElement) => {
  const cell = (row.firstElementChild ?? row).getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  return cell.top >= frame.top - 1 && cell.bottom <= frame.bottom + 1
}

const many = Array.from({ length: 60 }, (_, index) => leader(index))
export const OwnRowStaysInView: Story = {
  args: { rows: many, ownRow: many[29] ?? null, scroll: 'box', className: '[--table-height:420px]' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region')
    const own = canvas.getByRole('row', { name: /You:/ })
    await expect(inView(own, box)).toBe(true)
    box.scrollTop = box.scrollHeight
    await expect(inView(own, box)).toBe(true)
    await expect(canvas.getByRole('columnheader', { name: 'Prize' }).getBoundingClientRect().top).toBe(
      box.getBoundingClientRect().top,
    )
    box.scrollTop = 0
  },
}
export const OwnRowStaysInViewOfCards: Story = {
  args: { ...OwnRowStaysInView.args },
  decorators: phone,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region')
    const own = canvas.getByRole('row', { name: /You:/ })
    await expect(inView(own, box)).toBe(true)
    box.scrollTop = box.scrollHeight
    await expect(inView(own, box)).toBe(true)
    box.scrollTop = 0
  },
}

/** A line for each row, for short cells. */
export const Lines: Story = {
  args: { ...OwnRowStaysInView.args, narrow: 'lines' },
  decorators: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Prize')).toHaveLength(1)
    const own = canvas.getByRole('row', { name: /You:/ })
    await expect(inView(own, canvas.getByRole('region'))).toBe(true)
    await expect(own.getBoundingClientRect().height).toBeLessThan(64)
  },
}
export const LoadingLines: Story = {
  args: { rows: [], loading: true, loadingRows: 3, narrow: 'lines' },
  decorators: phone,
}

/** The own row is on another page. */
export const OwnRowElsewhere: Story = {
  args: { rows: leaders.slice(0, 5), ownRow: leader(1233), sort: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(/1234/)
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}
export const LoadingCards: Story = { args: { rows: [], loading: true, loadingRows: 3 }, decorators: phone }
export const Reloading: Story = { args: { rows: leaders.slice(0, 4), loading: true } }
export const Empty: Story = { args: { rows: [] } }
export const EmptyOnAPhone: Story = { args: { rows: [] }, decorators: phone }

export const Paged: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(1)
    return (
      <div className="grid gap-4">
        <Leaders {...args} rows={many.slice((page - 1) * 8, page * 8)} />
        <Pagination
          label="Pages of the leaders"
          page={page}
          count={Math.ceil(many.length / 8)}
          texts={{ previous: 'Previous page', next: 'Next page', page: (to) => `Page ${to}` }}
          onPageChange={setPage}
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('9')
  },
}

const payouts: TableColumn<string[]>[] = ['Date and time', 'Way of taking the money out', 'State', 'Amount'].map(
  (header, index) => ({
    id: header,
    header,
    isRowHeader: index === 1,
    align: index === 3 ? 'end' : 'start',
    cell: (row) => (index === 2 ? <Badge tone="info">{row[index]}</Badge> : row[index]),
  }),
)
const payoutRows = [
  ['14 March 2026, 18:30', 'Bank card •••• 4242 (Joint-Stock Bank)', 'Being checked', '1 500 000,00 ₽'],
  ['2 March 2026, 09:05', 'Crypto wallet', 'Paid out in part', '12 000,00 ₽'],
]
const payoutTable = <Table caption="Payouts" columns={payouts} rows={payoutRows} rowKey={(row) => row[0] ?? ''} />
export const LongTexts: Story = { render: () => payoutTable }
export const LongTextsOnAPhone: Story = { render: () => payoutTable, decorators: phone }
