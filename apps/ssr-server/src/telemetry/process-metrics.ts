import { performance as eventLoop } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from './metrics.ts'

const LOOK_MS = 100

/**
 * Shows what the process takes: memory, processor and the delay of its event loop. Names are those of other Node servers
 * where there is one. Of prom-client's own, the delay starts anew with each reading, so that two readers would share it.
 */
export function processMetrics(server: FastifyInstance, metrics: Metrics): void {
  const registers = [metrics.registry]
  const gauge = (name: string, help: string, value: () => number) => {
    const shown: Gauge = new Gauge({ name, help, registers, collect: () => shown.set(value()) })
  }
  const counter = (name: string, help: string, sum: () => number) => {
    let counted = 0
    const shown: Counter = new Counter({
      name,
      help,
      registers,
      collect: () => {
        const now = sum()
        shown.inc(Math.max(0, now - counted))
        counted = now
      },
    })
  }
  const startedAt = Date.now() / 1000 - process.uptime()
  gauge('process_start_time_seconds', 'When the process was started, seconds since 1970', () => startedAt)
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use', () => getHeapStatistics().used_heap_size)
  gauge('nodejs_heap_size_limit_bytes', 'Where the process ends', () => getHeapStatistics().heap_size_limit)
  counter('process_cpu_seconds_total', 'Time of the processors, seconds', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  counter(
    'croupier_event_loop_busy_seconds_total',
    'Time in which the event loop was at work; its rate is the share',
    () => eventLoop.eventLoopUtilization().active / 1000,
  )
  const delay = new Histogram({
    name: 'croupier_event_loop_delay_seconds',
    help: 'How late the event loop came to a timer, ten times a second',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers,
  })
  const stop = watchDelay((seconds) => {
    delay.observe(seconds)
    metrics.delayed(seconds)
  })
  server.addHook('onClose', (_server, done) => {
    stop()
    done()
  })
}

/** Tells ten times a second how late the event loop comes to a timer. Returns how to stop. */
function watchDelay(tell: (seconds: number) => void): () => void {
  let due = performance.now() + LOOK_MS
  const timer = setInterval(() => {
    const now = performance.now()
    tell(Math.max(0, now - due) / 1000)
    due = now + LOOK_MS
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
