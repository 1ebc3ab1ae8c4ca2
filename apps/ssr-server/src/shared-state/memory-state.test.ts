import { describeSharedState } from './conformance.ts'
import { MemoryState } from './memory-state.ts'

describeSharedState('the memory of one server', async (count) => {
  const state = new MemoryState({ pageCacheBytes: 1_000_000 }, Date.now)
  return Array.from({ length: count }, () => state)
})
