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

const arrows = { previous: 'Назад', next: 'Вперёд' }
const all = (
  <a href="#all" className={linkStyles({ tone: 'quiet' })}>
    Все <ChevronRight aria-hidden="true" />
  </a>
)
const names = [
  'Книга песков',
  'Сладкий каскад',
  'Врата Олимпа',
  'Глубина',
  'Орбита',
  'Алмазная шахта',
  'Красное или чёрное',
  'Семь фонарей',
  'Викинги',
  'Фруктовый сад',
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
        <Badge tone={index === 0 ? 'accent' : 'scrim'} className="absolute top-2 left-2">
          {index === 0 ? (
            'Джекпот'
          ) : (
            <>
              <Flame aria-hidden="true" />
              Топ
            </>
          )}
        </Badge>
      ) : null}
    </article>
  )
}

const slides = ['Турнир недели', 'Пятничный релоад', 'Живые столы'].map((title, index) => (
  <a
    key={title}
    href={`#banner-${index}`}
    className="group/banner relative block overflow-hidden rounded-card shadow-card"
  >
    <Picture src={sampleArt(index + 11, { width: 1200, height: 400 })} alt="" ratio="banner" priority={index === 0} />
    <span className="absolute inset-0 bg-linear-to-r from-scrim via-scrim-soft to-transparent" />
    <span className="absolute inset-0 flex flex-col items-start justify-end gap-2 p-5 md:justify-center md:p-10">
      <span className="heading max-w-[14ch] text-xl text-on-scrim md:text-2xl">{title}</span>
      <span className="max-w-[34ch] text-sm text-on-scrim md:text-base">
        Призовой фонд 1 000 000 ₽ делят сто игроков
      </span>
      <span className={buttonStyles({ intent: 'secondary', size: 'sm', className: 'mt-2' })}>Подробнее</span>
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
            label="Поиск"
            labelHidden
            type="search"
            placeholder="Игра или студия"
            leading={<Search aria-hidden="true" />}
          />
        </div>
        <div className="ml-auto flex items-center gap-2 md:ml-0">
          <span className="hidden font-display text-sm font-semibold whitespace-nowrap text-strong tabular-nums sm:inline">
            12 480 ₽
          </span>
          <Button intent="primary" size="sm">
            <Plus aria-hidden="true" />
            <span>Пополнить</span>
          </Button>
          <Avatar name="Анна Ким" className="max-sm:hidden" />
        </div>
      </header>
      <main className="mx-auto grid max-w-[1440px] gap-8 overflow-x-clip px-gutter py-5">
        <h1 className="sr-only">Лобби</h1>
        <Carousel
          label="Предложения"
          autoplay={false}
          texts={{ ...arrows, pause: 'Пауза', play: 'Пуск', carousel: 'карусель', slide: 'слайд' }}
        >
          {slides}
        </Carousel>
        <Row label="Категории" texts={arrows} item="auto">
          {[
            ['Слоты', Cherry, 2410],
            ['Краш', Rocket, 48],
            ['Джекпоты', Gem, 96],
            ['Столы', Spade, 120],
            ['Турниры', Trophy, 6],
          ].map(([name, Icon, count], index) => {
            const Mark = Icon as typeof Cherry
            return (
              <Chip key={String(name)} selected={index === 0} icon={<Mark aria-hidden="true" />} count={Number(count)}>
                {String(name)}
              </Chip>
            )
          })}
        </Row>
        <Row title="Рекомендуем" count={24} action={all} texts={arrows} item="tall">
          {names.map((name, index) => (
            <GameCard key={name} index={index} ratio="tall" />
          ))}
        </Row>
        <Row title="Слоты" count={2410} action={all} texts={arrows}>
          {names.map((name, index) => (
            <GameCard key={name} index={index} ratio="poster" />
          ))}
        </Row>
        <Row title="Ещё грузится" texts={arrows}>
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
      <h1 className="heading text-2xl text-strong md:col-span-2 lg:col-span-3">Выигрыш 1 250 000 ₽</h1>
      <Card className="grid content-start gap-4">
        <h2 className="heading text-lg text-strong">Вход</h2>
        <TextField label="Логин или почта" defaultValue="anna@example.com" />
        <PasswordField
          label="Пароль"
          revealLabel="Показать пароль"
          defaultValue="hunter22"
          aside={
            <a href="#remind" className={linkStyles()}>
              Забыли?
            </a>
          }
        />
        <CheckboxField label="Запомнить меня" defaultChecked />
        <Button intent="primary" size="lg" block>
          Войти
        </Button>
        <Button intent="ghost" block>
          Создать счёт
        </Button>
      </Card>
      <Card className="grid content-start gap-4">
        <h2 className="heading text-lg text-strong">О вас</h2>
        <SelectField
          label="Валюта"
          defaultValue="RUB"
          options={[
            { value: 'RUB', label: '₽ Рубль' },
            { value: 'EUR', label: '€ Евро' },
          ]}
        />
        <DateField label="День рождения" defaultValue="1990-05-17" />
        <TextField label="Имя" defaultValue="4nna" errors={['Имя пишется буквами.']} />
        <CodeField label="Код из сообщения" value="48" onValueChange={() => undefined} />
        <Switch label="Играть на бонус" hint="Игры без бонуса скрыты" checked onCheckedChange={() => undefined} />
      </Card>
      <Card className="grid content-start gap-5">
        <div className="flex items-center gap-4">
          <LevelBadge level={7} name="Золото" size="lg" progress={64} />
          <div className="min-w-0 flex-1">
            <h2 className="heading text-lg text-strong">Золото</h2>
            <p className="text-sm text-muted tabular-nums">ещё 3 600 баллов</p>
          </div>
        </div>
        <div>
          <p className="flex justify-between text-sm">
            <span>Отыграно</span>
            <span className="text-strong tabular-nums">€20 из €50</span>
          </p>
          <ProgressBar label="Отыграно" value={40} className="mt-2" />
        </div>
        <ul className="[&>li+li]:border-t [&>li+li]:border-line">
          {[
            ['Анна К.', '+ 12 480 ₽', 'text-positive'],
            ['Олег', '+ 980 ₽', 'text-positive'],
            ['Выплата', '− 5 000 ₽', 'text-negative'],
          ].map(([name, sum, tone]) => (
            <li key={name} className="flex items-center gap-3 py-2.5">
              <Avatar name={name ?? ''} size="sm" />
              <span className="flex-1 text-sm">{name}</span>
              <span className={`text-sm font-semibold tabular-nums ${tone}`}>{sum}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent">Джекпот</Badge>
          <Badge tone="info">Новое</Badge>
          <Badge tone="positive">Зачислено</Badge>
          <Badge tone="negative">Отказ</Badge>
          <Badge>24</Badge>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button>Демо</Button>
          <Button intent="danger">Отменить</Button>
          <IconButton label="В избранное" intent="secondary">
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
