import { sayRatio } from '../../packages/design-system/tokens/brand-tokens.ts'
import { Badge } from '../../packages/design-system/src/badge/badge.tsx'
import { Button } from '../../packages/design-system/src/button/button.tsx'
import { Card } from '../../packages/design-system/src/card/card.tsx'
import { Chip } from '../../packages/design-system/src/chip/chip.tsx'
import { TextField } from '../../packages/design-system/src/field/text-field.tsx'
import { Picture } from '../../packages/design-system/src/picture/picture.tsx'
import { sampleArt } from '../../packages/design-system/src/stories/sample-art.ts'
import { Steps } from '../../packages/design-system/src/stories/token-samples.tsx'
import { tokenProperties } from '../../packages/design-system/src/tokens/generated/token-names.ts'
import { brands } from '../brands.ts'
import { leastContrasts } from './brand-contrast.ts'
import { BrandColumns, Sample, Value } from './brand-columns.tsx'
import { MotionSample } from './motion-sample.tsx'

/** What a brand is: its logo, languages and currencies, from its manifest. */
export function Identity() {
  return (
    <BrandColumns>
      {({ id, assets, locales, currencies, phone }) => (
        <div className="grid gap-4 text-sm text-body">
          <img className="brand-logo" src={`./brands/${assets.logo}`} alt={`Logo of ${brands[id].name}`} />
          <dl className="brand-facts">
            <dt>Languages</dt>
            <dd>{locales.join(', ')}</dd>
            <dt>Currencies</dt>
            <dd>{currencies.join(', ')}</dd>
            <dt>Dial code</dt>
            <dd className="tabular-nums">+{phone.dialCode}</dd>
          </dl>
        </div>
      )}
    </BrandColumns>
  )
}

/** The planes of each brand, and each colour on what it is read worst on. */
export function ColoursByBrand() {
  return (
    <BrandColumns>
      {({ id }) => (
        <div className="grid gap-6">
          <Steps />
          <ul className="contrast-list text-sm">
            {leastContrasts(id).map(({ path, on, ratio, needed }) => (
              <li key={path}>
                <Pair front={propertyOf(path)} grounds={on.split(' on ').map(propertyOf)} />
                <span className="text-strong">{nameOf(path)}</span>
                <span className="text-muted">on {on.split(' on ').map(nameOf).join(' on ')}</span>
                <span className="text-body tabular-nums">
                  {sayRatio(ratio)} of {needed}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </BrandColumns>
  )
}

/** Headings, text and figures as pages set them. */
export function TypeByBrand() {
  return (
    <BrandColumns>
      {() => (
        <div className="grid gap-4 text-body">
          <span className="heading text-2xl text-strong">€1,250,000</span>
          <span className="heading text-xl text-strong">Tournament of the week</span>
          <span className="heading text-lg text-strong">Recommended for you</span>
          <span>A hundred players share the prize pool. It ends on Sunday, at midnight.</span>
          <span className="text-sm text-muted">Ставки в рублях, евро и тенге: ₽ € ₸. Àéîõü, ção.</span>
          <ul className="fact-list text-xs text-muted">
            {named('--font-').map((name) => (
              <li key={name}>
                {name.replace('--font-', '')}: <Value name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </BrandColumns>
  )
}

/** Cards, pills, buttons and fields: the shapes that a brand's radii give. */
export function ShapeByBrand() {
  return (
    <BrandColumns>
      {({ name }) => (
        <div className="grid gap-5">
          <div className="brand-cards">
            {['North Star', 'Amber Falls', 'Night Train'].map((title, index) => (
              <article key={title} className="text-sm text-strong">
                <Picture src={sampleArt(index)} alt="" ratio="poster" priority className="rounded-card shadow-card" />
                {title}
              </article>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Chip selected count={2410}>
              Slots
            </Chip>
            <Chip>Tables</Chip>
            <Badge tone="accent">Jackpot</Badge>
            <Badge tone="scrim">Top </Badge>
          </div>
          <Card className="grid gap-4">
            <TextField label={`Your name at ${name}`} defaultValue="Anna" />
            <div className="flex flex-wrap items-center gap-2">
              <Button intent="primary">Deposit </Button>
              <Button>Play demo</Button>
            </div>
          </Card>
          <div className="radius-list text-xs text-body">
            {named('--radius-').map((radius) => (
              <span key={radius}>
                <Sample name={radius} />
                <span className="block text-strong">{radius.replace('--radius-', '')}</span>
                <Value name={radius} />
              </span>
            ))}
          </div>
        </div>
      )}
    </BrandColumns>
  )
}

/** Each duration and curve, moved by a press. */
export const MotionByBrand = () => <BrandColumns>{() => <MotionSample />}</BrandColumns>

function Pair({ front, grounds }: { front: string; grounds: readonly string[] }) {
  return (
    <span
      ref={(element) => {
        const [top = '', under = top] = grounds.map((ground) => `var(${ground})`)
        element?.style.setProperty('background', `linear-gradient(${top}, ${top}), ${under}`)
        element?.style.setProperty('color', `var(${front})`)
      }}
      className="contrast-sample rounded-control font-semibold"
      aria-hidden="true"
    >
      Aa
    </span>
  )
}

const named = (prefix: string) => tokenProperties.filter((name) => name.startsWith(prefix))

/** `semantic.color.accent`, or its short name `accent`, as a custom property. */
const propertyOf = (path: string) =>
  path.includes('.') ? `--${path.split('.').slice(1).join('-')}` : `--color-${path}`

const nameOf = (path: string) => path.replace(/^(semantic\.color|component)\./, '')
