import type { FastifyInstance } from 'fastify'
import type { Platform } from '../app/platform.ts'
import { callFields, pathPart } from '../wire/call.ts'
import { integerOf } from '../wire/fields.ts'
import { CONTROL_PREFIX } from './fault-hooks.ts'

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
