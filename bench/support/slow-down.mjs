/** Of each period the server runs this part. */
const PERIOD_MS = 40
const RUNNING_MS = 10

/**
 * Makes a server one of a slow machine: stops and continues it in turn. Returns how to end that.
 * @param {{ signal: (signal: NodeJS.Signals) => unknown }} server
 */
export function slowDown(server) {
  let timer = setTimeout(halt, RUNNING_MS)
  function halt() {
    server.signal('SIGSTOP')
    timer = setTimeout(goOn, PERIOD_MS - RUNNING_MS)
  }
  function goOn() {
    server.signal('SIGCONT')
    timer = setTimeout(halt, RUNNING_MS)
  }
  return () => {
    clearTimeout(timer)
    server.signal('SIGCONT')
  }
}
