import * as z from 'zod'
import { ConfigError, onOff } from '../settings/config.ts'
import type { Pace } from './configuration.ts'
import { readTarget, type Target } from './target.ts'

const whole = (from: number, to: number, what: string, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine(
      text => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to,
      `${what} from ${from} to ${to}`,
    )
    .transform(Number)

/** The settings of the off-site copy, the same on box and relay. */
export const offsiteSettings = {
  /**
   * Where the off-site copy goes: `file:///folder`, `sftp://user@host:port/folder` or `s3://bucket/folder`. Without
   * it there is none, and the health page says so.
   */
  FOYER_OFFSITE: z.string().optional(),
  FOYER_OFFSITE_KEY_ID: z.string().optional(),
  FOYER_OFFSITE_SECRET: z.string().optional(),
  FOYER_OFFSITE_REGION: z.string().optional(),
  /** The address of a store that speaks S3 and is not Amazon's, such as `https://s3.example.lu`. */
  FOYER_OFFSITE_ENDPOINT: z.string().optional(),
  /** Whether the bucket is in the path instead of the host name; on by default with an endpoint. */
  FOYER_OFFSITE_PATH_STYLE: onOff('on').optional(),
  FOYER_OFFSITE_PASSWORD: z.string().optional(),
  /** A private SSH key without a passphrase, readable by this user only. */
  FOYER_OFFSITE_KEY_FILE: z.string().optional(),
  /** The server's public SSH key, `ssh-ed25519 AAAA…`; Litestream before 0.5 does not check it. */
  FOYER_OFFSITE_HOST_KEY: z.string().optional(),
  /** Milliseconds between two uploads; when the disk dies, sales since the last one are not in the copy. */
  FOYER_OFFSITE_SYNC_MS: whole(100, 3_600_000, 'milliseconds', 1000),
  FOYER_OFFSITE_SNAPSHOT_HOURS: whole(1, 720, 'hours', 24),
  FOYER_OFFSITE_KEEP_HOURS: whole(1, 8760, 'hours', 168),
  /** Minutes between two proofs; each fetches the whole copy and restores it into a scratch folder. */
  FOYER_OFFSITE_PROVE_MINUTES: whole(1, 10_080, 'minutes', 60),
  /**
   * The Litestream to run. Production needs 0.5.17 or newer: the SQLite inside older ones can lose commits of the
   * live database when it checkpoints while the node writes. Left out, the one npm installs for demo and tests
   * (0.3.13) is used, but never with NODE_ENV=production.
   */
  FOYER_LITESTREAM: z.string().optional(),
}

type Settings = z.output<z.ZodObject<typeof offsiteSettings>>

/** What box and relay need to know to keep an off-site copy. */
export type OffsitePlan = {
  target: Target
  pace: Pace
  proveMs: number
  litestream: string | undefined
}

/** The plan from the settings; undefined when there is no off-site copy. Throws `ConfigError`. */
export function offsitePlan(settings: Settings): OffsitePlan | undefined {
  if (!settings.FOYER_OFFSITE) return undefined
  const target = readTarget(settings.FOYER_OFFSITE, {
    keyId: settings.FOYER_OFFSITE_KEY_ID,
    secret: settings.FOYER_OFFSITE_SECRET,
    region: settings.FOYER_OFFSITE_REGION,
    endpoint: settings.FOYER_OFFSITE_ENDPOINT,
    pathStyle: settings.FOYER_OFFSITE_PATH_STYLE,
    password: settings.FOYER_OFFSITE_PASSWORD,
    keyFile: settings.FOYER_OFFSITE_KEY_FILE,
    hostKey: settings.FOYER_OFFSITE_HOST_KEY,
  })
  const syncMs = settings.FOYER_OFFSITE_SYNC_MS
  if (settings.FOYER_OFFSITE_KEEP_HOURS < settings.FOYER_OFFSITE_SNAPSHOT_HOURS)
    throw new ConfigError(
      'The setting FOYER_OFFSITE_KEEP_HOURS is shorter than FOYER_OFFSITE_SNAPSHOT_HOURS, so every copy would be gone before the next. Make it at least as long.',
    )
  return {
    target,
    pace: {
      syncMs,
      monitorMs: Math.max(50, Math.round(Math.min(syncMs, 1000) / 4)),
      snapshotHours: settings.FOYER_OFFSITE_SNAPSHOT_HOURS,
      keepHours: settings.FOYER_OFFSITE_KEEP_HOURS,
    },
    proveMs: settings.FOYER_OFFSITE_PROVE_MINUTES * 60_000,
    litestream: settings.FOYER_LITESTREAM,
  }
}
