/**
 * The longest task by the processor time it took: on a busy machine a task lasts longer than it works.
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<number>>} stops watching; returns milliseconds
 */
export async function watchTasks(page) {
  const session = await page.context().newCDPSession(page)
  let most = 0
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of /** @type {{ name?: string, tdur?: number }[]} */ (value)) {
      if (event.name?.endsWith('RunTask')) most = Math.max(most, event.tdur ?? 0)
    }
  })
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel' })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return most / 1000
  }
}
