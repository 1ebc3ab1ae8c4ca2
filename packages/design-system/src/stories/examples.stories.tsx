import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { ChevronDown, Hand } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { Combobox } from '../combobox/index.ts'
import { Dock } from '../dock/index.ts'
import { BirthDateField, CodeField, MoneyField, NumberField, RadioGroup } from '../field/index.ts'
import { FlyingNotification } from '../flying-notification/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Modal } from '../modal/index.ts'
import { Pagination } from '../pagination/index.ts'
import { loadPhoneRules, PhoneInput, type PhoneRules } from '../phone-input/index.ts'
import { Podium } from '../podium/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { sortRows, Table, type TableColumn, type TableSort } from '../table/index.ts'
import { Tabs } from '../tabs/index.ts'
import { ClockProvider, Countdown } from '../timers/index.ts'
import { addToast, emptyToastQueue, removeToast, Toasts, type ToastItem, type ToastQueue } from '../toasts/index.ts'

/** The examples of the components' pages that have a state of their own. */
const meta = {
  title: 'Brand/Examples',
  tags: ['!autodocs'],
  parameters: noPicture('as the stories of the component'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function BirthDateFieldExample() {
  const [date, setDate] = useState('')
  return (
    <BirthDateField
      label="Date of birth"
      hint="You must be 18 or older."
      locale="en-GB"
      value={date}
      onValueChange={setDate}
      parts={{
        day: { label: 'Day', placeholder: 'DD' },
        month: { label: 'Month', placeholder: 'MM' },
        year: { label: 'Year', placeholder: 'YYYY' },
      }}
    />
  )
}
export const BirthDates: Story = { render: () => <BirthDateFieldExample /> }

function CodeFieldExample() {
  const [code, setCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      <CodeField
        label="Code from the message"
        value={code}
        onValueChange={setCode}
        onComplete={() => setIsSent(true)}
      />
      {isSent && <p>Checking {code}…</p>}
    </>
  )
}
export const Codes: Story = {
  render: () => <CodeFieldExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234')
    await expect(canvas.getByText('Checking 1234…')).toBeVisible()
  },
}

function ComboboxExample() {
  const [country, setCountry] = useState<string | null>(null)
  return (
    <Combobox
      label="Country"
      items={[
        { value: 'BR', title: 'Brazil' },
        { value: 'IT', title: 'Italy' },
        { value: 'KZ', title: 'Kazakhstan' },
      ]}
      value={country}
      onValueChange={setCountry}
      listLabel="Countries"
      emptyText="No such country."
      autoComplete="country-name"
    />
  )
}
export const Comboboxes: Story = { render: () => <ComboboxExample /> }

function CountdownExample() {
  const [end] = useState(() => Date.now() + 86_400_000)
  return (
    <Countdown
      until={end}
      label="The tournament ends in"
      unitText={(unit) => ({ days: 'd', hours: 'h', minutes: 'min', seconds: 's' })[unit]}
    />
  )
}
export const Countdowns: Story = { render: () => <CountdownExample /> }

function ClockProviderExample() {
  const [serverIsAhead] = useState(1200)
  const [end] = useState(() => Date.now() + 86_400_000)
  return (
    <ClockProvider now={() => Date.now() + serverIsAhead}>
      <Countdown until={end} label="The tournament ends in" unitText={(unit) => unit.slice(0, 1)} />
    </ClockProvider>
  )
}
export const Clocks: Story = { render: () => <ClockProviderExample /> }

function DockExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Chat</Button>
      <Dock
        open={isOpen}
        title="Chat with support"
        onMinimise={() => setIsOpen(false)}
        actions={
          <IconButton label="Minimise" onClick={() => setIsOpen(false)}>
            <ChevronDown aria-hidden />
          </IconButton>
        }
      >
        <iframe title="Chat" src="about:blank" className="size-full" />
      </Dock>
    </>
  )
}
export const Docks: Story = {
  render: () => <DockExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }))
    await expect(await screen.findByText('Chat with support')).toBeVisible()
  },
}

function FlyingNotificationExample() {
  const [sent, setSent] = useState<string | null>(null)
  return (
    <>
      <Button onClick={() => setSent(new Date().toISOString())}>High five</Button>
      <FlyingNotification
        notice={sent === null ? null : { id: sent, label: 'Anna gave you a high five', picture: <Hand aria-hidden /> }}
        onEnd={() => setSent(null)}
      />
    </>
  )
}
export const FlyingNotifications: Story = { render: () => <FlyingNotificationExample /> }

function ModalExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Leave the game</Button>
      {isOpen && (
        <Modal
          title="Leave without saving?"
          closeLabel="Close"
          onClose={() => setIsOpen(false)}
          footer={<Button onClick={() => setIsOpen(false)}>Stay</Button>}
        >
          What you wrote here will be lost.
        </Modal>
      )}
    </>
  )
}
export const Modals: Story = {
  render: () => <ModalExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the game' }))
    await expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  },
}

function MoneyFieldExample() {
  const [cents, setCents] = useState<number | null>(null)
  return (
    <MoneyField
      label="Amount"
      value={cents}
      onValueChange={setCents}
      unit="€"
      locale="it"
      presets={[1000, 2500, 5000].map((amount) => ({ amount, label: `€${amount / 100}` }))}
      presetsLabel="Quick amounts"
    />
  )
}
export const Amounts: Story = { render: () => <MoneyFieldExample /> }

function NumberFieldExample() {
  const [odds, setOdds] = useState<number | null>(null)
  return <NumberField label="Odds" value={odds} onValueChange={setOdds} locale="en" />
}
export const Numbers: Story = { render: () => <NumberFieldExample /> }

function PaginationExample() {
  const [page, setPage] = useState(1)
  return (
    <Pagination
      label="Pages of the payouts"
      page={page}
      count={20}
      onPageChange={setPage}
      texts={{ previous: 'Previous page', next: 'Next page', page: (number) => `Page ${number}` }}
    />
  )
}
export const Pages: Story = { render: () => <PaginationExample /> }

function PhoneInputExample() {
  const [phone, setPhone] = useState({ value: '', country: 'it' })
  const [rules, setRules] = useState<PhoneRules | null>(null)
  useEffect(() => {
    void loadPhoneRules().then((loaded) => setRules(() => loaded))
  }, [])
  if (rules === null) return null
  return (
    <PhoneInput
      label="Phone number"
      rules={rules}
      value={phone.value}
      country={phone.country}
      onValueChange={(value, country) => setPhone({ value, country })}
      countryName={(country) => new Intl.DisplayNames('en', { type: 'region' }).of(country.toUpperCase()) ?? country}
      flagAddress={(country) => `/flags/${country}.svg`}
      texts={{ title: 'Country', close: 'Close', search: 'Country or code', empty: 'No such country.' }}
    />
  )
}
export const Phones: Story = { render: () => <PhoneInputExample /> }

function PodiumExample() {
  return (
    <Podium
      label="Winners"
      players={[
        { id: 'a', name: 'Anna Kim', place: 1, prize: '€5,000' },
        { id: 'b', name: 'Boris', place: 2, prize: '€2,500', isOwn: true },
        { id: 'c', name: 'Clara', place: 3, prize: '€1,000' },
      ]}
      placeText={(place) => ({ 1: 'First', 2: 'Second', 3: 'Third' })[place]}
      ownText="you"
      moreText={(count) => `and ${count} more`}
    />
  )
}
export const Podiums: Story = { render: () => <PodiumExample /> }

function RadioGroupExample() {
  const [method, setMethod] = useState('card')
  return (
    <RadioGroup
      label="Pay by"
      value={method}
      onValueChange={setMethod}
      options={[
        { value: 'card', label: 'Card' },
        { value: 'bank', label: 'Bank transfer' },
      ]}
    />
  )
}
export const Radios: Story = { render: () => <RadioGroupExample /> }

function SelectExample() {
  const [method, setMethod] = useState<string | null>(null)
  return (
    <Select
      label="Pay by"
      items={[
        { value: 'card', title: 'Card', text: 'At once' },
        { value: 'bank', title: 'Bank transfer', text: 'Up to two days' },
      ]}
      value={method}
      onValueChange={setMethod}
      placeholder="Choose a way"
      texts={{ title: 'Pay by', close: 'Close', search: 'Find', empty: 'Nothing found.' }}
    />
  )
}
export const Selects: Story = { render: () => <SelectExample /> }

function SwitchExample() {
  const [isOn, setIsOn] = useState(false)
  return <Switch label="Play with bonus" checked={isOn} onCheckedChange={setIsOn} />
}
export const Switches: Story = {
  render: () => <SwitchExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

interface Leader {
  readonly name: string
  readonly points: number
}

const leaders: readonly Leader[] = [
  { name: 'Anna', points: 1200 },
  { name: 'Boris', points: 900 },
]

const columns: readonly TableColumn<Leader>[] = [
  { id: 'name', header: 'Player', isRowHeader: true, sort: 'ascending', cell: ({ name }) => name },
  { id: 'points', header: 'Points', align: 'end', sort: 'descending', cell: ({ points }) => points },
]

function TableExample() {
  const [sort, setSort] = useState<TableSort>({ column: 'points', direction: 'descending' })
  const valueOf = ({ name, points }: Leader) => (sort.column === 'name' ? name : points)
  return (
    <Table
      caption="Leaders of the tournament"
      columns={columns}
      rows={sortRows(leaders, valueOf, sort.direction, 'en')}
      rowKey={({ name }) => name}
      sort={sort}
      onSortChange={setSort}
    />
  )
}
export const Tables: Story = { render: () => <TableExample /> }

function TabsExample() {
  const [tab, setTab] = useState('deposit')
  return (
    <Tabs
      label="Cashbox"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: 'deposit', label: 'Deposit', content: 'How much?' },
        { id: 'payout', label: 'Payout', content: 'Where to?' },
      ]}
    />
  )
}
export const TabLists: Story = { render: () => <TabsExample /> }

function ToastsExample() {
  const [queue, setQueue] = useState<ToastQueue<ToastItem>>(emptyToastQueue)
  return (
    <>
      <Button onClick={() => setQueue(addToast(queue, { id: 'deposit', title: '€50 have come' }))}>Deposit</Button>
      <Toasts
        queue={queue}
        label="Notifications"
        closeLabel="Close"
        onClose={(id) => setQueue((now) => removeToast(now, id))}
      />
    </>
  )
}
export const ToastLists: Story = {
  render: () => <ToastsExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }))
    await expect(await screen.findByText('€50 have come')).toBeVisible()
  },
}
