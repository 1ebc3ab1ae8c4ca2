import { HALL } from './hall.ts'
import { LAND } from './land.ts'
import type { Layer } from './scene.ts'
import { SKY } from './sky.ts'

const LAYERS: ReadonlyMap<string, Layer> = new Map(Object.entries({ ...HALL, ...LAND, ...SKY }))

/** A background by the names of its layers, the farthest first: `mountains stars`. */
export const scenery = (names: string): readonly Layer[] =>
  names.split(' ').map((name) => {
    const layer = LAYERS.get(name)
    if (layer === undefined) throw new RangeError(`No layer is called ${name}`)
    return layer
  })
