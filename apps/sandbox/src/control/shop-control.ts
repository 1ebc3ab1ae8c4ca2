import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { callFields, pathPart } from '../ground/wire/call.ts'
import { integerOf } from '../ground/wire/fields.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

export function registerShopControl(app: FastifyInstance, { compointShop }: Platform): void {
  /** Changes a product until the next reset: `{price?, left?, isGone?}`. */
  app.post(`${CONTROL_PREFIX}/products/:id`, (request) => {
    const fields = callFields(request)
    const price = integerOf(fields, 'price')
    const left = integerOf(fields, 'left')
    compointShop.change(Number(pathPart(request, 'id')), {
      ...(price !== null && { price }),
      ...('left' in fields && { left }),
      ...(typeof fields['isGone'] === 'boolean' && { isGone: fields['isGone'] }),
    })
    return { success: true }
  })
}
