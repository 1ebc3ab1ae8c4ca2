/**
 * @promise Security promises: a file that is loaded again after a failure finds the document's only policy of Trusted Types
 * @journey none
 */

import { expect, it, vi } from 'vitest'

it('a second copy of the module takes the policy that the first one made', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const policies = []
  for (const _copy of [1, 2]) {
    vi.resetModules()
    // oxlint-disable-next-line no-await-in-loop -- the second copy comes after the first
    const { trustedPolicy } = await import('./trusted-types.ts')
    policies.push(trustedPolicy())
  }
  expect(policies[0]).not.toBeNull()
  expect(policies[1]).toBe(policies[0])
  expect(createPolicy).toHaveBeenCalledTimes(1)
})
