/**
 * @promise Performance goals: nothing breaks by clicking about
 */

import type { CDPSession } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/visit.ts'
import { Monkey } from './monkey.ts'

/** Set by `npm run soak -- --minutes 20 --seed 7`. Default: a short run with a fixed seed. */
const MINUTES = Number(process.env['MONKEY_MINUTES'] ?? 0.75)
const SEED = Number(process.env['MONKEY_SEED'] ?? 7)
/**
 * Heap growth is checked only in runs this long, from the second of ten parts on, when chunks and caches are loaded.
 */
const JUDGED_MINUTES = 10
const PARTS = 10
const WARM_PARTS = 2

/** Browsers log every refused call; random input is refused often. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/

// A trace would keep copies of the page on the heap.
test.use({ trace: 'off', actionTimeout: 15_000 })

test(`a monkey finds nothing to break (seed ${SEED}, ${MINUTES} min)`, async ({
  page,
  context,
  sandbox,
  newcomer,
  stack,
  complaints,
}) => {
  test.setTimeout((MINUTES * 60 + 180) * 1000)
  complaints.expect(REFUSED)
  const player = { ...newcomer, balance: 5_000_000, gifts: [{ type: 'cash', amount: 100 }] }
  await sandbox.createPlayer(player)
  await context.route(
    (url) => ![stack.site, stack.games].includes(url.origin),
    (route) => route.abort(),
  )
  context.on('page', (popup) => void (popup === page ? undefined : popup.close()))
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))

  await open(page, '/')
  const monkey = new Monkey(page, SEED)
  const session = await context.newCDPSession(page)
  const heaps: number[] = []
  const measure = async () => {
    await monkey.settle(player)
    heaps.push(await heapOf(session))
  }
  const begun = Date.now()
  const passed = () => (Date.now() - begun) / 60_000
  let deeds = 0
  try {
    for (; passed() < MINUTES; deeds += 1) {
      if (passed() > (MINUTES / PARTS) * (heaps.length + 1)) await measure()
      await monkey.act()
      await expectWhole()
    }
    await measure()
  } catch (error) {
    const known = `seed ${SEED}, after ${deeds} deeds, heap ${heaps.map(megabytes).join(' ')} MB`
    throw new Error(`${known}:\n${monkey.trail.join('\n')}`, { cause: error })
  }
  const [first = 0, last = 0] = [heaps[WARM_PARTS - 1], heaps.at(-1)]
  const growth = Math.round((last / first - 1) * 100)
  const report = `seed ${SEED}: ${deeds} deeds, heap ${heaps.map(megabytes).join(' ')} MB (${growth} %)`
  test.info().annotations.push({ type: 'monkey', description: report })
  console.log(report)
  if (MINUTES >= JUDGED_MINUTES) expect(growth, report).toBeLessThan(20)

  /** Expects no complaints and a page with content and without an error. */
  async function expectWhole(): Promise<void> {
    if (!page.url().startsWith(stack.site)) {
      await open(page, stack.site)
    }
    expect(complaints.unexpected).toEqual([])
    await expect(page.locator('main#content')).toHaveCount(1)
    await expect(page.locator('[data-status="500"]')).toHaveCount(0)
  }
})

async function heapOf(session: CDPSession): Promise<number> {
  // Twice: finalizers of the first collection may release more.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
