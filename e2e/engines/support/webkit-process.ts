import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../../support/stack.ts'

/** A screen that nobody sees. */
export interface Screen {
  /** Starts a driver there, and stops the one before it with its browser. Answers its address. */
  startDriver(): Promise<string>
  close(): Promise<void>
}

/** Without room for its toolbar the window can be as narrow as a phone. */
const NARROW_TOOLBAR = `window * { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }
window image { -gtk-icon-transform: scale(0); -gtk-icon-source: none; }
`
/** Pages that move cost the most where no graphics card draws them: the engine tells them that the player wants no motion. */
const STILL = '[Settings]\ngtk-enable-animations=0\n'
const SCREEN = '1400x1000x24'

/** Ends with this process, however that ends. */
const startChild = (command: string, args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], options)

export async function startScreen(): Promise<Screen> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR)
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), STILL)

  const screen = startChild('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    once(screen, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${String(code)}`))),
  ])) as [Buffer]
  const env = {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    XDG_CONFIG_HOME: settings,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without a graphics card composited layers cost twice the processor's time, and seconds for a frame of a game.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // A machine without a session bus has no accessibility service to ask.
    NO_AT_BRIDGE: '1',
    LANGUAGE: 'en_GB',
  }
  let driver: ChildProcess | null = null
  return {
    startDriver: async () => {
      await stop(driver)
      const [port] = await freePorts(1)
      const started = startChild('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
      driver = started
      const address = `http://127.0.0.1:${port}`
      while (!(await isUp(address))) {
        if (started.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${started.exitCode}`)
        await wait(50)
      }
      return address
    },
    close: async () => {
      await stop(driver)
      await stop(screen)
      await rm(settings, { recursive: true, force: true })
    },
  }
}

async function stop(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    (answer) => answer.ok,
    () => false,
  )
