import type { Preview } from '@storybook/react-vite'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/**
 * Gives an optional property the control of its own type. Storybook reads `boolean | undefined` as a union, which it
 * edits as an object.
 */
export const controlOfOptionalProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType
      if (typeof type !== 'object' || type.name !== 'union') return [name, argType]
      const [only, ...others] = type.value.filter((part) => !isUndefined(part))
      return [name, only && others.length === 0 ? { ...argType, type: { ...only, required: false } } : argType]
    }),
  )

const isUndefined = (part: object): boolean => 'value' in part && part.value === 'undefined'
