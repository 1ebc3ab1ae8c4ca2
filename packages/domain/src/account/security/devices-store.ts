import { action, makeObservable, observableRef } from 'mobx'
import { type Http, type Means, Press, type Resource } from '../../core/index.ts'
import { createDevicesApi } from './devices-api.ts'
import type { NewDevice, SignedInDevice } from './device.ts'

export interface DevicesMeans extends Pick<Means, 'live' | 'reads' | 'onStart'> {
  readonly http: Http
}

/** Which devices are signed out: one by its id, or all but this one. */
export type DevicesToEnd = { readonly id: string } | 'others'

/** Where the player is signed in. */
export class Devices {
  readonly list: Resource<SignedInDevice[]>
  readonly signOut: Press<DevicesToEnd, void>
  /** The latest on which the player signed in for the first time while this tab was open. */
  newDevice: NewDevice | null = null

  constructor({ http, live, reads, onStart }: DevicesMeans) {
    const api = createDevicesApi(http)
    this.list = reads.one('devices', api.list, { isLive: true, isFresh: true })
    this.signOut = new Press({
      send: async (which) => {
        await (which === 'others' ? api.signOutOthers() : api.signOut(which.id))
        this.list.change((devices) => devices.filter((device) => !isMeant(device, which)))
      },
      find: async (which) => {
        const devices = await this.list.reload()
        return devices.some((device) => isMeant(device, which))
          ? { status: 'missing' }
          : { status: 'done', value: undefined }
      },
    })
    makeObservable<this, 'setNewDevice'>(this, { newDevice: observableRef, setNewDevice: action })
    onStart(() =>
      live.on('sessions-changed', ({ new_device }) => {
        if (new_device) this.setNewDevice({ name: new_device.device, place: new_device.place })
        // Also where nobody looks at the list: the call of a session that was ended is refused, which signs this tab out.
        this.list.reload().catch(() => undefined)
      }),
    )
  }

  private setNewDevice(device: NewDevice): void {
    this.newDevice = device
  }
}

const isMeant = ({ id, isThis }: SignedInDevice, which: DevicesToEnd): boolean =>
  which === 'others' ? !isThis : id === which.id
