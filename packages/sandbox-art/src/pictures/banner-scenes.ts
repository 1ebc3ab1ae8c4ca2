import BANNERS from '../../banners.json' with { type: 'json' }
import { subject } from '../drawings/compositions.ts'
import type { ToneText } from '../pen/palette.ts'
import type { Subject } from '../pen/subject.ts'
import { scenery } from '../scenery/index.ts'
import { particles } from '../scenery/particles.ts'
import type { Particles } from '../scenery/particles.ts'
import type { Layer } from '../scenery/scene.ts'

/** A banner composed by hand. */
export interface BannerScene {
  readonly tone: ToneText
  readonly scene: readonly Layer[]
  readonly front: Subject
  readonly left: Subject
  readonly right: Subject
  readonly dust: Particles
}

const composed = Object.entries(BANNERS).map(
  ([id, { tone, scene, front, left, right, dust }]): [string, BannerScene] => [
    id,
    {
      tone,
      scene: scenery(scene),
      front: subject(front),
      left: subject(left),
      right: subject(right),
      dust: particles(dust),
    },
  ],
)

/** By id. The numbered ids are the first eight in order. */
export const BANNER_SCENES: ReadonlyMap<string, BannerScene> = new Map([
  ...composed,
  ...composed.slice(0, 8).map(([, scene], index): [string, BannerScene] => [`banner-${index + 1}`, scene]),
])
