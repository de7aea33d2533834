import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findLitestream } from '#core/offsite/litestream.ts'
import { ConfigError } from '#core/settings/config.ts'
import { nodeFlags } from '#core/settings/node-flags.ts'
import type { Listening } from '#core/settings/start.ts'
import type { DemoPlaces } from './places.ts'

const program = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const startTimeoutMs = 20_000

/**
 * The demo's processes: the outside services, one relay, one box per cinema. Each is a program of its own; they share
 * only the network.
 *
 * @param lead makes every program take any free port, and receives which port belongs to which place
 */
export async function startCrew(
  places: DemoPlaces,
  boxes: number,
  watch: boolean,
  say: (line: string) => void,
  lead?: (place: number, port: number) => void,
) {
  const running = new Map<string, ChildProcess>()
  const stopping = new Set<string>()

  function run(
    name: string,
    path: string,
    environment: Record<string, string>,
    at: { port: number; smtpPort?: number; healthUrl: string },
  ): Promise<void> {
    say(`starting the ${name} ...`)
    const child = spawn(
      process.execPath,
      [...nodeFlags, ...(watch ? ['--watch-preserve-output', '--watch'] : []), program(path)],
      {
        env: { ...process.env, FOYER_LOG: process.env['FOYER_LOG'] || 'warn', ...environment },
        stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      },
    )
    running.set(name, child)
    let said = ''
    child.on('message', message => {
      // A watched program's messages are forwarded to its watcher.
      const { listening } = message as Partial<Listening>
      if (!listening) return
      const { port, smtpPort } = listening
      lead?.(at.port, port)
      if (at.smtpPort && smtpPort) lead?.(at.smtpPort, smtpPort)
    })
    child.stderr!.on('data', chunk => {
      said += chunk
      process.stderr.write(chunk)
    })
    return new Promise((resolve, reject) => {
      let open = false
      child.once('exit', code => {
        running.delete(name)
        if (!open) reject(new ConfigError(said.trim().split('\n').at(-1) || `the ${name} ended with ${code}`))
        else if (!stopping.has(name))
          say(`The ${name} ended by itself (${code}). Type "quit" and start again.`)
      })
      void answers(at.healthUrl).then(() => ((open = true), resolve()), reject)
    })
  }

  async function halt(name: string): Promise<void> {
    const child = running.get(name)
    if (!child) return
    stopping.add(name)
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(late)
    stopping.delete(name)
  }

  const offSite = offSiteSettings(places)
  const listens = (port: number) => (lead ? '0' : String(port))
  const relay = () =>
    run(
      'relay',
      'cloud-relay/main.ts',
      {
        FOYER_DATA: places.relay.data,
        FOYER_MIRROR: `${places.data}/second-disk/relay`,
        FOYER_HOST: places.host,
        FOYER_PORT: listens(places.relay.port),
        FOYER_PAYMENTS: places.outside.url,
        FOYER_WEBHOOK_BASE: places.relay.url,
        FOYER_SMTP: `smtp://localhost:${places.outside.smtpPort}`,
        ...offSite,
      },
      { port: places.relay.port, healthUrl: `${places.relay.url}/api/health` },
    )

  if (!lead)
    await requireFree(places.host, [
      [places.relay.port, 'FOYER_RELAY_PORT'],
      ...places.boxes.slice(0, boxes).map(box => [box.port, 'FOYER_BOX_PORT'] as [number, string]),
      [places.outside.port, 'FOYER_OUTSIDE_PORT'],
      [places.outside.smtpPort, 'FOYER_SMTP_PORT'],
    ])
  try {
    await run(
      'payment provider and mailbox',
      'firmware-scripts/demo/fake-services.ts',
      {
        FOYER_DATA: places.outside.data,
        FOYER_OUTSIDE_URL: places.outside.url,
        FOYER_OUTSIDE_PORT: listens(places.outside.port),
        FOYER_SMTP_PORT: listens(places.outside.smtpPort),
      },
      { ...places.outside, healthUrl: `${places.outside.url}/mail` },
    )
    await relay()
    for (const box of places.boxes.slice(0, boxes))
      await run(
        `box of ${box.name}`,
        'appliance/main.ts',
        {
          FOYER_DATA: box.data,
          FOYER_MIRROR: box.mirror,
          FOYER_HOST: places.host,
          FOYER_PORT: listens(box.port),
          FOYER_RELAY: places.relay.url,
          ...offSite,
        },
        { port: box.port, healthUrl: `${box.url}/api/health` },
      )
  } catch (cause) {
    await stop()
    throw cause
  }

  async function stop(): Promise<void> {
    await Promise.all([...running.keys()].map(halt))
  }

  return {
    stop,
    async stopRelay() {
      await halt('relay')
      say(
        'The relay is off: the line is cut. Register, scanner, signage and printing go on. Type "relay on" to bring it back.',
      )
    },
    async startRelay() {
      if (running.has('relay')) return say('The relay is already on.')
      await relay()
      say('The relay is on again; both sides agree within seconds.')
    },
  }
}

/**
 * Off-site copies into a folder of the demo; where npm installs no Litestream there is no copy, and the health page
 * says so.
 */
function offSiteSettings(places: DemoPlaces): Record<string, string> {
  try {
    return {
      FOYER_OFFSITE: pathToFileURL(join(places.data, 'off-site')).href,
      FOYER_LITESTREAM: findLitestream(process.env['FOYER_LITESTREAM'], false),
    }
  } catch {
    return {}
  }
}

/** Checked before anything is started, so that an occupied port leaves nothing half-open. */
async function requireFree(host: string, ports: [number, string][]): Promise<void> {
  for (const [port, setting] of ports) {
    const free = await new Promise<boolean>(resolve => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, host, () => probe.close(() => resolve(true)))
    })
    if (!free)
      throw new ConfigError(
        `Port ${port} is already in use. Stop the other program, or start with ${setting}=<a free port>.`,
      )
  }
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + startTimeoutMs
  while (Date.now() < until) {
    const well = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      response => response.ok,
      () => false,
    )
    if (well) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new ConfigError(`${url} did not answer within ${startTimeoutMs / 1000} seconds.`)
}
