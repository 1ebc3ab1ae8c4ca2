import { partOf } from '@croupier/platform-fixtures/fakes'
import { expect, it } from 'vitest'
import { controlOfOptionalProps } from '../../../.storybook/control-types.ts'

type Context = Parameters<typeof controlOfOptionalProps>[0]

const typeOf = (type: object): unknown =>
  controlOfOptionalProps(partOf<Context>({ argTypes: { prop: { name: 'prop', type } } }))['prop']?.type

const absent = { name: 'other', value: 'undefined' }

it.each(['boolean', 'string', 'number'])('an optional %s has the control of its type', (name) => {
  expect(typeOf({ name: 'union', value: [{ name }, absent] })).toEqual({ name, required: false })
})

it('a union of several types stays one', () => {
  const union = { name: 'union', value: [{ name: 'string' }, { name: 'number' }, absent] }
  expect(typeOf(union)).toEqual(union)
})

it('other types stay', () => {
  expect(typeOf({ name: 'boolean', required: true })).toEqual({ name: 'boolean', required: true })
})
