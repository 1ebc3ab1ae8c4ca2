import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRight, Cherry, Flame, Gem, Heart, Plus, Rocket, Search, Spade, Trophy } from 'lucide-react'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { buttonStyles } from '../button/button-styles.ts'
import { Card } from '../card/card.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Chip } from '../chip/chip.tsx'
import { CheckboxField } from '../field/checkbox-field.tsx'
import { CodeField } from '../field/codes/code-field.tsx'
import { DateField } from '../field/dates/date-field.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { SelectField } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LevelBadge } from '../level-badge/level-badge.tsx'
import { linkStyles } from '../link/link-styles.ts'
import { Picture } from '../picture/picture.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { Row } from '../row/row.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Switch } from '../switch/switch.tsx'
import { sampleArt } from './sample-art.ts'

const meta = { title: 'Brand/Overview', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const arrows = { previous: 'Back', next: 'Forward' }
const all = (
  <a href="#all" className={linkStyles({ tone: 'quiet' })}>
    All <ChevronRight aria-hidden="true" />
  </a>
)
const names = [
  'Book of the dunes',
  'Sweet cascade',
  'Gates of the gods',
  'The deep',
  'Orbit',
  'Diamond mine',
  'Red or black',
  'Seven lanterns',
  'The Vikings',
  'Orchard of fruit',
]

function GameCard({ index, ratio }: { index: number; ratio: 'poster' | 'tall' }) {
  const size = ratio === 'tall' ? { width: 300, height: 450 } : undefined
  return (
    <article className="group/card relative">
      <a href={`#game-${index}`} className="block rounded-card">
        <span className="block overflow-hidden rounded-card shadow-card transition-[translate,box-shadow] duration-base ease-out group-hover/card:-translate-y-1 group-hover/card:shadow-raised">
          <Picture
            src={sampleArt(index + (ratio === 'tall' ? 20 : 0), size)}
            alt=""
            ratio={ratio}
            className="rounded-card"
          />
        </span>
        <span className="mt-2 block truncate text-sm font-medium text-strong">{names[index % names.length]}</span>
        <span className="block truncate text-xs text-muted">North Star Studio</span>
      </a>
      {index % 4 === 0 ? (
        <Badge tone={index === 0 ? 'accent' : 'scrim'} className="absolute top-2 inset-s-2">
          {index === 0 ? (
            'Jackpot'
          ) : (
            <>
              <Flame aria-hidden="true" />
              Top
            </>
          )}
        </Badge>
      ) : null}
    </article>
  )
}

const slides = ['Tournament of the week', 'Friday reload', 'Live tables'].map((title, index) => (
  <a
    key={title}
    href={`#banner-${index}`}
    className="group/banner relative block overflow-hidden rounded-card shadow-card"
  >
    <Picture src={sampleArt(index + 11, { width: 1200, height: 400 })} alt="" ratio="banner" priority={index === 0} />
    <span className="absolute inset-0 bg-linear-to-r rtl:bg-linear-to-l from-scrim via-scrim-soft to-transparent" />
    <span className="absolute inset-0 flex flex-col items-start justify-end gap-2 p-5 md:justify-center md:p-10">
      <span className="heading max-w-[14ch] text-xl text-on-scrim md:text-2xl">{title}</span>
      <span className="max-w-[34ch] text-sm text-on-scrim md:text-base">
        A hundred players share a pool of €1,000,000
      </span>
      <span className={buttonStyles({ intent: 'secondary', size: 'sm', className: 'mt-2' })}>More about it</span>
    </span>
  </a>
))

export const Lobby: Story = {
  tags: ['visual:brands'],
  render: () => (
    <div className="min-h-dvh">
      <header className="lit sticky top-0 z-20 flex h-16 items-center gap-3 bg-canvas px-gutter shadow-card">
        <img src="/brands/gold/assets/logo.svg" alt="Croupier" width="150" height="32" />
        <div className="mx-auto hidden w-full max-w-md md:block">
          <TextField
            label="Search"
            labelHidden
            type="search"
            placeholder="Game or studio"
            leading={<Search aria-hidden="true" />}
          />
        </div>
        <div className="ms-auto flex items-center gap-2 md:ms-0">
          <span className="hidden font-display text-sm font-semibold whitespace-nowrap text-strong tabular-nums sm:inline">
            12 480 ₽
          </span>
          <Button intent="primary" size="sm">
            <Plus aria-hidden="true" />
            <span>Deposit</span>
          </Button>
          <Avatar name="Anna Kim" className="max-sm:hidden" />
        </div>
      </header>
      <main className="mx-auto grid max-w-[1440px] gap-8 overflow-x-clip px-gutter py-5">
        <h1 className="sr-only">Lobby</h1>
        <Carousel
          label="Offers"
          autoplay={false}
          texts={{ ...arrows, pause: 'Pause', play: 'Play', carousel: 'carousel', slide: 'slide' }}
        >
          {slides}
        </Carousel>
        <Row label="Categories" texts={arrows} item="auto">
          {[
            ['Slots', Cherry, 2410],
            ['Crash', Rocket, 48],
            ['Jackpots', Gem, 96],
            ['Tables', Spade, 120],
            ['Tournaments', Trophy, 6],
          ].map(([name, Icon, count], index) => {
            const Mark = Icon as typeof Cherry
            return (
              <Chip key={String(name)} selected={index === 0} icon={<Mark aria-hidden="true" />} count={Number(count)}>
                {String(name)}
              </Chip>
            )
          })}
        </Row>
        <Row title="Recommended" count={24} action={all} texts={arrows} item="tall">
          {names.map((name, index) => (
            <GameCard key={name} index={index} ratio="tall" />
          ))}
        </Row>
        <Row title="Slots" count={2410} action={all} texts={arrows}>
          {names.map((name, index) => (
            <GameCard key={name} index={index} ratio="poster" />
          ))}
        </Row>
        <Row title="Still loading" texts={arrows}>
          {names.map((name) => (
            <div key={name}>
              <Skeleton ratio="poster" />
              <Skeleton shape="text" className="mt-2 w-3/4 text-sm" />
              <Skeleton shape="text" className="w-1/2 text-xs" />
            </div>
          ))}
        </Row>
      </main>
    </div>
  ),
}

export const Parts: Story = {
  tags: ['visual:brands', 'visual:sizes'],
  render: () => (
    <main className="mx-auto grid max-w-[1200px] gap-6 px-gutter py-8 md:grid-cols-2 lg:grid-cols-3">
      <h1 className="heading text-2xl text-strong md:col-span-2 lg:col-span-3">A win of €1,250,000</h1>
      <Card className="grid content-start gap-4">
        <h2 className="heading text-lg text-strong">Login and password</h2>
        <TextField label="Login or e-mail" defaultValue="anna@example.com" />
        <PasswordField
          label="Password"
          revealLabel="Show the password"
          defaultValue="hunter22"
          aside={
            <a href="#remind" className={linkStyles()}>
              Forgot it?
            </a>
          }
        />
        <CheckboxField label="Remember me" defaultChecked />
        <Button intent="primary" size="lg" block>
          Log in
        </Button>
        <Button intent="ghost" block>
          Open an account
        </Button>
      </Card>
      <Card className="grid content-start gap-4">
        <h2 className="heading text-lg text-strong">About you</h2>
        <SelectField
          label="Currency"
          defaultValue="RUB"
          options={[
            { value: 'RUB', label: '₽ Rouble' },
            { value: 'EUR', label: '€ Euro' },
          ]}
        />
        <DateField label="Birthday" defaultValue="1990-05-17" />
        <TextField label="Name" defaultValue="4nna" errors={['A name is written in letters.']} />
        <CodeField label="Code from the message" value="48" onValueChange={() => undefined} />
        <Switch
          label="Play with bonus"
          hint="Games without bonus are hidden"
          checked
          onCheckedChange={() => undefined}
        />
      </Card>
      <Card className="grid content-start gap-5">
        <div className="flex items-center gap-4">
          <LevelBadge level={7} name="Gold" size="lg" progress={64} />
          <div className="min-w-0 flex-1">
            <h2 className="heading text-lg text-strong">Gold</h2>
            <p className="text-sm text-muted tabular-nums">3,600 more points</p>
          </div>
        </div>
        <div>
          <p className="flex justify-between text-sm">
            <span>Wagered</span>
            <span className="text-strong tabular-nums">€20 of €50</span>
          </p>
          <ProgressBar label="Wagered" value={40} className="mt-2" />
        </div>
        <ul className="[&>li+li]:border-t [&>li+li]:border-line">
          {[
            ['Anna K.', '+ €12,480', 'text-positive'],
            ['Oleg', '+ €980', 'text-positive'],
            ['Payout', '− 5 000 ₽', 'text-negative'],
          ].map(([name, sum, tone]) => (
            <li key={name} className="flex items-center gap-3 py-2.5">
              <Avatar name={name ?? ''} size="sm" />
              <span className="flex-1 text-sm">{name}</span>
              <span className={`text-sm font-semibold tabular-nums ${tone}`}>{sum}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent">Jackpot</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="positive">Paid</Badge>
          <Badge tone="negative">Declined</Badge>
          <Badge>24</Badge>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button>Demo</Button>
          <Button intent="danger">Cancel</Button>
          <IconButton label="Favourite" intent="secondary">
            <Heart />
          </IconButton>
        </div>
        <div className="flex flex-wrap gap-2">
          {['500 ₽', '1 000 ₽', '5 000 ₽'].map((sum, index) => (
            <Chip key={sum} selected={index === 1} className="tabular-nums">
              {sum}
            </Chip>
          ))}
        </div>
      </Card>
    </main>
  ),
}
