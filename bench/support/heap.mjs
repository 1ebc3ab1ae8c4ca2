/**
 * Bytes on the heap of a Node process after a collection.
 * @param {string} port of its inspector
 */
export async function heapOf(port) {
  let calls = 0
  const [target] = /** @type {{ webSocketDebuggerUrl: string }[]} */ (
    await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  )
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  try {
    for (let i = 0; i < 2; i += 1) await send('HeapProfiler.collectGarbage')
    return (await send('Runtime.getHeapUsage')).usedSize
  } finally {
    socket.close()
  }

  /**
   * @param {string} method
   * @returns {Promise<{ usedSize: number }>}
   */
  function send(method) {
    calls += 1
    const id = calls
    socket.send(JSON.stringify({ id, method }))
    return new Promise((resolve) => {
      socket.addEventListener('message', function answered({ data }) {
        const answer = /** @type {{ id: number, result: { usedSize: number } }} */ (JSON.parse(String(data)))
        if (answer.id !== id) return
        socket.removeEventListener('message', answered)
        resolve(answer.result)
      })
    })
  }
}
