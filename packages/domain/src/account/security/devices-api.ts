import * as v from 'valibot'
import {
  FlagSchema,
  type Http,
  IdSchema,
  SuccessAnswer,
  TimeSchema,
  TitleOrNullSchema,
  TitleSchema,
  dataOf,
  listOf,
  objectOf,
} from '../../core/index.ts'
import type { SignedInDevice } from './device.ts'

const PATH = '/json-api/users/sessions'
/** More than a player has. */
const MAX_DEVICES = 200

const DeviceSchema = v.pipe(
  objectOf({
    id: IdSchema,
    device: TitleSchema,
    place: TitleOrNullSchema,
    last_seen_at: v.nullish(TimeSchema, null),
    is_current: FlagSchema,
  }),
  v.transform(({ id, device, place, last_seen_at, is_current }): SignedInDevice => ({
    id,
    name: device,
    place,
    seenAt: last_seen_at,
    isThis: is_current,
  })),
)
export type WireDevice = v.InferInput<typeof DeviceSchema>

const DevicesAnswer = dataOf(listOf(DeviceSchema, { keyOf: ({ id }) => id, max: MAX_DEVICES }))

/** The player's sessions (docs/platform-api.md: Devices). */
export function createDevicesApi(http: Http) {
  const end = async (path: string): Promise<void> => {
    await http.change('delete', path, SuccessAnswer, { label: 'signing a device out', auth: true, mayRefuse: true })
  }
  return {
    list: (signal: AbortSignal): Promise<SignedInDevice[]> =>
      http.read(PATH, DevicesAnswer, { label: 'devices', auth: true, signal }),
    signOut: (id: string) => end(`${PATH}/${encodeURIComponent(id)}`),
    /** All but this one. */
    signOutOthers: () => end(PATH),
  }
}
