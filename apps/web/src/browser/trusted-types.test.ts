/**
 * @promise Security promises: a file that is loaded again after a failure finds the document's only policy of Trusted Types
 * @journey none
 */

import { expect, it, vi } from 'vitest'

const loadAgain = () => {
  vi.resetModules()
  return import('./trusted-types.ts')
}

it('a second copy of the module takes the policy that the first one made', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const policy = (await loadAgain()).trustedPolicy()
  expect(policy).not.toBeNull()
  expect((await loadAgain()).trustedPolicy()).toBe(policy)
  expect(createPolicy).toHaveBeenCalledTimes(1)
})
