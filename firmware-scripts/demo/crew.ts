import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findLitestream } from '#core/offsite/litestream.ts'
import { ConfigError } from '#core/settings/config.ts'
import { letMachinesIn } from './let-in.ts'
import type { DemoPlaces } from './places.ts'
import { openProcesses, type Program } from './processes.ts'

/** Starts and stops programs by their names: each in a process of its own, or otherwise. */
export type Programs = ReturnType<typeof openProcesses>

type Options = {
  /** How many of the cinemas have their box. */
  boxes: number
  say: (line: string) => void
  watch?: boolean
  /** Whether machines of this computer are let in by themselves; yes when left out. */
  lets?: boolean
  /** Settings of all programs besides those of their places. */
  settings?: Record<string, string>
  /** Runs the programs on any free ports; each in a process of its own, on the ports of the places, when left out. */
  programs?: Programs
}

/**
 * The demo's programs: the outside services, one relay, one box per cinema. Each is a program of its own; they share only
 * the network.
 */
export async function startCrew(places: DemoPlaces, options: Options) {
  const { boxes, say, watch = false, settings = {} } = options
  const started = { ...places, boxes: places.boxes.slice(0, boxes) }
  const listens = (port: number) => (options.programs ? '0' : String(port))
  const crew = programsOf(started, listens, settings)
  const programs = options.programs ?? openProcesses(watch, say)
  if (!options.programs) await requireFree(places.host, portsOf(started))
  try {
    for (const program of [crew.outside, crew.relay, ...crew.boxes]) await programs.start(program)
  } catch (cause) {
    await programs.stopAll()
    throw cause
  }
  const manager = (options.lets ?? true) ? letMachinesIn(started) : undefined
  return {
    async stop() {
      await manager?.stop()
      await programs.stopAll()
    },
    async stopRelay() {
      await programs.stop(crew.relay.name)
      say(
        'The relay is off: the line is cut. Register, scanner, signage and printing go on. Type "relay on" to bring it back.',
      )
    },
    async startRelay() {
      if (programs.runs(crew.relay.name)) return say('The relay is already on.')
      await programs.start(crew.relay)
      say('The relay is on again; both sides agree within seconds.')
    },
  }
}

/** @param listens what a program is told to listen on, by the port it is known by */
function programsOf(places: DemoPlaces, listens: (port: number) => string, settings: Record<string, string>) {
  const { relay, outside, host } = places
  const offSite = offSiteSettings(places)
  return {
    outside: {
      name: 'payment provider and mailbox',
      path: 'firmware-scripts/demo/fake-services.ts',
      environment: {
        ...settings,
        FOYER_DATA: outside.data,
        FOYER_OUTSIDE_URL: outside.url,
        FOYER_OUTSIDE_PORT: listens(outside.port),
        FOYER_SMTP_PORT: listens(outside.smtpPort),
      },
      at: outside,
      healthUrl: `${outside.url}/mail`,
    } satisfies Program,
    relay: {
      name: 'relay',
      path: 'cloud-relay/main.ts',
      environment: {
        ...settings,
        FOYER_DATA: relay.data,
        FOYER_MIRROR: `${places.data}/second-disk/relay`,
        FOYER_HOST: host,
        FOYER_PORT: listens(relay.port),
        FOYER_PAYMENTS: outside.url,
        FOYER_WEBHOOK_BASE: relay.url,
        FOYER_SMTP: `smtp://localhost:${outside.smtpPort}`,
        ...offSite,
      },
      at: relay,
      healthUrl: `${relay.url}/api/health`,
    } satisfies Program,
    boxes: places.boxes.map((box): Program => ({
      name: `box of ${box.name}`,
      path: 'appliance/main.ts',
      environment: {
        ...settings,
        FOYER_DATA: box.data,
        FOYER_MIRROR: box.mirror,
        FOYER_HOST: host,
        FOYER_PORT: listens(box.port),
        FOYER_RELAY: relay.url,
        ...offSite,
      },
      at: box,
      healthUrl: `${box.url}/api/health`,
    })),
  }
}

/** The ports that must be free, each with the setting by which another one is chosen. */
function portsOf({ relay, outside, boxes }: DemoPlaces): [number, string][] {
  return [
    [relay.port, 'FOYER_RELAY_PORT'],
    ...boxes.map((box): [number, string] => [box.port, 'FOYER_BOX_PORT']),
    [outside.port, 'FOYER_OUTSIDE_PORT'],
    [outside.smtpPort, 'FOYER_SMTP_PORT'],
  ]
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
