import type { Target } from './target.ts'

/** How often the copy is made, and how long it is kept. */
export type Pace = {
  /** Changes are sent this often. */
  syncMs: number
  /** The database is checked this often; Litestream's own default stays one second whatever `syncMs` is. */
  monitorMs: number
  snapshotHours: number
  /** For this long a restore to an earlier time is possible, and erased people are still in the copy. */
  keepHours: number
}

/** One database and its place below the target, such as `tenant/box-4k2m/1-2`. */
export type Copy = { databasePath: string; name: string }

/**
 * Litestream up to 0.3 keeps generations; since 0.5 one sequence of transactions, with other names in its
 * configuration.
 */
export type Dialect = 'generations' | 'transactions'

/** What `litestream version` answered, as a person reads it and as the configuration needs it. */
export function readVersion(text: string): { version: string; dialect: Dialect; fit: boolean } {
  const version = text.trim() || 'unknown'
  const numbers = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  if (!numbers) return { version, dialect: 'transactions', fit: false }
  const [major = 0, minor = 0, patch = 0] = numbers
  const order = major * 1e6 + minor * 1e3 + patch
  return { version, dialect: order < 4000 ? 'generations' : 'transactions', fit: order >= firstFit }
}

/** 0.5.17: the first whose SQLite does not lose commits when it checkpoints while another connection writes. */
const firstFit = 5017

/**
 * Litestream's configuration as YAML. It contains the target's keys, so write it only to a file that only this user
 * can read.
 */
export function configurationText(
  dialect: Dialect,
  target: Target,
  copies: readonly Copy[],
  pace: Pace,
): string {
  const keeping = { interval: `${pace.snapshotHours}h`, retention: `${pace.keepHours}h` }
  const sync = { 'sync-interval': `${pace.syncMs}ms` }
  const databases = copies.map(({ databasePath, name }) => {
    const place = placeOf(target, name, dialect)
    const database = { path: databasePath, 'monitor-interval': `${pace.monitorMs}ms` }
    if (dialect === 'transactions') return { ...database, replica: { ...place, ...sync } }
    const kept = { 'snapshot-interval': keeping.interval, retention: keeping.retention }
    return { ...database, replicas: [{ ...place, ...sync, ...kept }] }
  })
  return `# Written by Foyer at every start of Litestream; what is changed here is lost.\n${yaml({
    logging: { level: 'info', type: 'json', stderr: true },
    ...(dialect === 'transactions' ? { snapshot: keeping, 'shutdown-sync-timeout': '5s' } : {}),
    dbs: databases,
  })}`
}

function placeOf(target: Target, name: string, dialect: Dialect): Tree {
  const path = [target.path, name].filter(Boolean).join('/')
  if (target.kind === 'file') return { type: 'file', path }
  if (target.kind === 'sftp')
    return {
      type: 'sftp',
      host: target.host,
      user: target.user,
      password: target.password,
      'key-path': target.keyFile,
      // Litestream 0.3 does not check the server's key.
      'host-key': dialect === 'transactions' ? target.hostKey : undefined,
      path,
    }
  return {
    type: 's3',
    bucket: target.bucket,
    path,
    region: target.region,
    endpoint: target.endpoint,
    'force-path-style': target.pathStyle,
    'access-key-id': target.keyId,
    'secret-access-key': target.secret,
  }
}

type Tree = { [key: string]: string | boolean | undefined | Tree | Tree[] }

/** Block YAML; strings are quoted the JSON way, which YAML reads the same. What is undefined is left out. */
function yaml(tree: Tree, indent = ''): string {
  return Object.entries(tree)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      if (Array.isArray(value))
        return `${indent}${key}:\n${value.map(each => `${indent}  - ${yaml(each, `${indent}    `).trimStart()}`).join('')}`
      if (typeof value === 'object') return `${indent}${key}:\n${yaml(value, `${indent}  `)}`
      return `${indent}${key}: ${JSON.stringify(value)}\n`
    })
    .join('')
}
