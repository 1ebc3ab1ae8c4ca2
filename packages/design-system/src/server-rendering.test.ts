import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as parts from './index.ts'
import { phoneRules } from './phone-input/libphonenumber-rules.ts'

const nothing = () => undefined
const texts = { previous: 'a', next: 'b', pause: 'c', play: 'd' }

/** One example of every component. */
const EXAMPLES: Record<string, Record<string, unknown>> = {
  Alert: { title: 'x', okLabel: 'y', closeLabel: 'z', onClose: nothing },
  Accordion: { items: [{ id: 'a', title: 'A', content: 'x' }] },
  Avatar: { name: 'Anna' },
  Badge: { children: 'New' },
  BirthDateField: {
    label: 'x',
    value: '1990-05-17',
    onValueChange: nothing,
    parts: { day: { label: 'd' }, month: { label: 'm' }, year: { label: 'y' } },
  },
  Button: { children: 'Go', loading: true },
  Card: { children: 'x' },
  Carousel: { label: 'x', texts, children: ['a', 'b'] },
  CheckboxField: { label: 'x', errors: ['no'] },
  Chip: { children: 'x', count: 1 },
  ClockProvider: { seed: 0, children: 'x' },
  CodeField: { label: 'x', value: '12', onValueChange: nothing },
  Countdown: { until: 90_000, label: 'x', unitText: (unit: string) => unit, face: 'large' },
  Confirm: {
    title: 'x',
    confirmLabel: 'y',
    cancelLabel: 'n',
    closeLabel: 'z',
    onConfirm: nothing,
    onCancel: nothing,
    error: 'e',
  },
  Combobox: { label: 'x', items: [], value: null, listLabel: 'y', emptyText: 'z', onValueChange: nothing },
  DateField: { label: 'x' },
  Dock: { open: true, title: 'x', onMinimise: nothing, children: 'y' },
  DraggableWindow: { mode: 'window', label: 'x', handleLabel: 'y', children: 'z' },
  EmptyState: { title: 'x' },
  ErrorAlert: { title: 'x', okLabel: 'y', closeLabel: 'z', onClose: nothing },
  ErrorState: { title: 'x' },
  Field: { label: 'x', children: () => 'y' },
  FlyingNotification: { notice: null, onEnd: nothing },
  FileDrop: {
    label: 'x',
    files: [{ id: 'a', name: 'a.png', size: '1 kB', progress: 40 }],
    texts: { prompt: 'p', remove: 'r', cancel: 'c', progress: 's' },
    onAdd: nothing,
    onRefuse: nothing,
    onRemove: nothing,
    onCancel: nothing,
  },
  FormErrors: { errors: ['x'] },
  FrameLoader: { visible: true, label: 'x' },
  FrameNotice: { title: 'x' },
  FrameShell: { label: 'x' },
  IconButton: { label: 'x' },
  InfoOverlay: { label: 'x', title: 'y', closeLabel: 'z', children: 'w' },
  LinkButton: { href: '#x', children: 'y' },
  LevelBadge: { level: 1, name: 'x', progress: 40 },
  LoadMore: { label: 'x', onLoad: nothing },
  Modal: { title: 'x', closeLabel: 'y', onClose: nothing },
  MoneyField: {
    label: 'x',
    value: 5000,
    unit: '€',
    presets: [{ amount: 100, label: '€1' }],
    presetsLabel: 'y',
    onValueChange: nothing,
  },
  NumberField: { label: 'x', value: 1.5, onValueChange: nothing },
  Pagination: { label: 'x', page: 1, count: 9, texts: { previous: 'a', next: 'b', page: String } },
  PasswordField: { label: 'x', revealLabel: 'y' },
  PhoneInput: {
    label: 'x',
    rules: phoneRules,
    value: '79123456789',
    country: 'ru',
    countryName: (country: string) => country,
    flagAddress: () => '/ru.svg',
    texts: { title: 'a', close: 'b', search: 'c', empty: 'd' },
    onValueChange: nothing,
  },
  Picture: { src: '/x.svg', alt: '', ratio: 'poster' },
  Podium: {
    players: [{ id: 'a', name: 'Anna', place: 1 }],
    label: 'x',
    placeText: String,
    ownText: 'y',
    moreText: String,
  },
  Preloader: { label: 'x' },
  ProgressBar: { value: 40, label: 'x' },
  RadioGroup: { label: 'x', options: [{ value: 'a', label: 'A' }], value: 'a', onValueChange: nothing },
  ProgressRing: { value: 40, label: 'x' },
  RichText: { html: '<p>x</p>' },
  Row: { title: 'x', texts, children: ['a', 'b'] },
  Select: {
    label: 'x',
    items: [{ value: 'a', title: 'A' }],
    value: 'a',
    texts: { title: 'y', close: 'z' },
    onValueChange: nothing,
  },
  SelectField: { label: 'x', options: [{ value: 'a', label: 'A' }] },
  Sheet: { title: 'x', closeLabel: 'y', onClose: nothing },
  Skeleton: { ratio: 'tall' },
  SkipLink: { href: '#x', children: 'y' },
  SmsCountdown: { until: 90_000, waitText: String, actionText: 'x', onAction: nothing },
  Spinner: { label: 'x' },
  SubmitButton: { waiting: true, waitingLabel: 'y', children: 'x' },
  Stepper: {
    label: 'x',
    steps: [{ id: 'a', title: 'A' }],
    current: 0,
    stateTexts: { done: 'd', current: 'c', upcoming: 'u' },
  },
  Switch: { label: 'x', checked: true },
  Table: { caption: 'x', columns: [{ id: 'a', header: 'A', cell: String }], rows: [1, 2], rowKey: String },
  Tabs: { label: 'x', tabs: [{ id: 'a', label: 'A', content: 'x' }], value: 'a', onValueChange: nothing },
  TextField: { label: 'x', hint: 'y' },
  Toasts: { queue: { held: false, toasts: [{ id: '1', text: 'x' }] }, label: 'x', closeLabel: 'y', onClose: nothing },
  Tooltip: { text: 'x', children: createElement('button', null, 'y') },
  VirtualGrid: { label: 'x', items: [1, 2], itemKey: String, renderItem: String, className: 'grid' },
  VirtualList: { label: 'x', items: Array.from({ length: 500 }, (_, at) => at), itemKey: String, renderItem: String },
  VisuallyHidden: { children: 'x' },
}

// Each component has properties of its own, and its example above fits them.
const components = Object.entries(parts).filter(
  ([name, part]) => /^[A-Z]/.test(name) && typeof part !== 'string',
) as unknown as [string, ComponentType<{ children?: ReactNode }>][]

describe('on the server', () => {
  it.each(components)('%s renders without inline styles, which a strict CSP would block', (name, component) => {
    const example = EXAMPLES[name]
    expect(example, `an example of ${name} in this test`).toBeDefined()
    const html = renderToString(createElement(component, example))
    expect(html).not.toBe('')
    expect(html).not.toMatch(/ style=/)
  })
})
