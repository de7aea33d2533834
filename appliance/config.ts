import * as z from 'zod'
import { offsiteSettings } from '#core/offsite/settings.ts'
import {
  address,
  ConfigError,
  folder,
  host,
  hostNames,
  logLevel,
  onOff,
  port,
  portOrNone,
  proxies,
  readSettings,
} from '#core/settings/config.ts'
import { requireGuarded } from './relay-link/guarded.ts'

/** Every setting of a box. Throws `ConfigError`, also for a relay that would be called over an unencrypted network. */
export function readBoxConfig(environment: Record<string, string | undefined>) {
  const config = readSettings(
    {
      /** Where the database and the box's identity are. */
      FOYER_DATA: folder,
      /**
       * The mirror's open file; its sealed parts are beside it. It should have a disk of its own. Inside the data
       * folder when left out, which the health page reports.
       */
      FOYER_MIRROR: z.string().optional(),
      FOYER_PORT: port(8081),
      /** What to listen on; all addresses of this machine when left out, since the cinema's devices call it. */
      FOYER_HOST: host.optional(),
      /** Where it answers by https too, with certificates of its own authority; by http alone when left out. */
      FOYER_HTTPS_PORT: portOrNone,
      /** A certificate that browsers know, and its key, as PEM files; for both or neither. */
      FOYER_HTTPS_CERT: z.string().optional(),
      FOYER_HTTPS_KEY: z.string().optional(),
      /** `setup` answers other machines by http only how to trust the box; to be chosen once they all do. */
      FOYER_PLAIN_HTTP: z.enum(['on', 'setup']).default('on'),
      /** Names this box is called by besides its addresses (and addresses it does not see itself, as in a container), `localhost` and names that end in `.local`. */
      FOYER_HOSTS: hostNames,
      /** A proxy in front of this box that is trusted about where a request comes from. */
      FOYER_PROXY: proxies('none'),
      /** The exhibitor's address at the relay; what came with the box's code when left out. */
      FOYER_RELAY: address(['http:', 'https:']).optional(),
      /** Where to connect instead of resolving the relay's name; for networks whose names do not resolve. */
      FOYER_RELAY_CONNECT: address(['http:', 'https:']).optional(),
      /** `yes` where the connection to a relay without https is protected otherwise; not needed on the same machine. */
      FOYER_INSECURE_RELAY: z.literal('yes', { error: 'yes, or not set at all' }).optional(),
      /** From the portal under Boxes, to enrol without a person; else the box's page asks for it once. */
      FOYER_ENROL_CODE: z.string().optional(),
      /** `paper` shows receipts in the browser; `tcp://host:port` is a network printer. */
      FOYER_PRINTER: z.string().default('paper'),
      /** `here` lets card terminals be on this machine too, to try things out with a program that plays one. */
      FOYER_TERMINALS: z.enum(['lan', 'here']).default('lan'),
      /** Identifies this machine; a disk that starts in another machine asks before it sells. */
      FOYER_MACHINE_ID: z.string().default('/etc/machine-id'),
      /** Where USB sticks are mounted, for offline sync. Off when left out. */
      FOYER_OFFLINE_SYNC: z.string().optional(),
      FOYER_MDNS: onOff('on'),
      ...offsiteSettings,
      FOYER_LOG: logLevel,
    },
    environment,
  )
  requireWhole(config)
  const called = config.FOYER_RELAY_CONNECT ?? config.FOYER_RELAY
  if (called && !config.FOYER_INSECURE_RELAY) requireGuarded(called)
  return config
}
/** Throws `ConfigError` where one setting of https needs another one. */
function requireWhole(config: {
  FOYER_HTTPS_PORT?: number | undefined
  FOYER_HTTPS_CERT?: string | undefined
  FOYER_HTTPS_KEY?: string | undefined
  FOYER_PLAIN_HTTP: 'on' | 'setup'
}): void {
  const { FOYER_HTTPS_PORT: port, FOYER_HTTPS_CERT: cert, FOYER_HTTPS_KEY: key } = config
  if (Boolean(cert) !== Boolean(key))
    throw new ConfigError('Set both FOYER_HTTPS_CERT and FOYER_HTTPS_KEY, or neither.')
  if (port === undefined && (cert || config.FOYER_PLAIN_HTTP === 'setup'))
    throw new ConfigError('Set FOYER_HTTPS_PORT, for instance to 8443: the other settings of https need it.')
}

export type BoxConfig = ReturnType<typeof readBoxConfig>
