import { ConfigError } from '../settings/config.ts'

/** Where the off-site copy goes: a folder (a disk, a share), a server reached by SFTP, or a bucket that speaks S3. */
export type Target =
  | { kind: 'file'; path: string }
  | {
      kind: 'sftp'
      /** With its port, where that is not 22. */
      host: string
      user: string
      password?: string | undefined
      keyFile?: string | undefined
      hostKey?: string | undefined
      path: string
    }
  | {
      kind: 's3'
      bucket: string
      path: string
      region?: string | undefined
      endpoint?: string | undefined
      pathStyle: boolean
      keyId?: string | undefined
      secret?: string | undefined
    }

/** What is not in the address: keys, and settings for an S3 store that is not Amazon's. */
export type TargetKeys = {
  keyId?: string | undefined
  secret?: string | undefined
  region?: string | undefined
  endpoint?: string | undefined
  pathStyle?: boolean | undefined
  password?: string | undefined
  keyFile?: string | undefined
  hostKey?: string | undefined
}

/** Reads a target's address. Throws `ConfigError` with one sentence that never repeats a password. */
export function readTarget(address: string, keys: TargetKeys = {}): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const path = url && decodeURIComponent(url.pathname).replace(/\/+$/, '')
  if (url?.protocol === 'file:' && !url.host && path) return { kind: 'file', path }
  if (url?.protocol === 's3:' && url.host) return bucket(url.host, path!.replace(/^\/+/, ''), keys)
  if (url?.protocol === 'sftp:' && url.host && path) return server(url, path, keys)
  throw new ConfigError(
    'The setting FOYER_OFFSITE must be file:///folder, sftp://user@host/folder or s3://bucket/folder. Correct it and start again.',
  )
}

function bucket(name: string, path: string, keys: TargetKeys): Target {
  const { keyId, secret, region, endpoint } = keys
  if (Boolean(keyId) !== Boolean(secret))
    throw new ConfigError(
      `The setting ${keyId ? 'FOYER_OFFSITE_SECRET' : 'FOYER_OFFSITE_KEY_ID'} is missing: a bucket's key has an id and a secret. Set both, or neither where the machine itself has the right to write.`,
    )
  return {
    kind: 's3',
    bucket: name,
    path,
    region,
    endpoint,
    pathStyle: keys.pathStyle ?? !!endpoint,
    keyId,
    secret,
  }
}

function server(url: URL, path: string, keys: TargetKeys): Target {
  const user = decodeURIComponent(url.username)
  const password = keys.password ?? (decodeURIComponent(url.password) || undefined)
  if (!user || (!password && !keys.keyFile))
    throw new ConfigError(
      `The setting FOYER_OFFSITE names the server ${url.host} without ${user ? 'a password or key' : 'a user'}. Write sftp://user@host/folder and set FOYER_OFFSITE_PASSWORD or FOYER_OFFSITE_KEY_FILE.`,
    )
  return { kind: 'sftp', host: url.host, user, password, keyFile: keys.keyFile, hostKey: keys.hostKey, path }
}

/** The target for logs and pages: without user and keys. */
export function targetText(target: Target): string {
  if (target.kind === 'file') return `file://${target.path}`
  if (target.kind === 'sftp') return `sftp://${target.host}${target.path}`
  return `s3://${[target.bucket, target.path].filter(Boolean).join('/')}`
}

/** Secrets, which are removed from Litestream's messages. */
export function secretsOf(target: Target): string[] {
  const found =
    target.kind === 's3' ? [target.secret, target.keyId] : target.kind === 'sftp' ? [target.password] : []
  return found.filter(secret => secret !== undefined)
}

/**
 * Which copy a node writes: `tenant/box-4k2m/1-2` is the second generation of the first epoch. No two machines and no
 * two generations may share a path: Litestream would mix them, and a restore would silently take one.
 */
export function copyName(copy: {
  exhibitorId: string
  nodeId: string
  epoch: number
  generation: number
}): string {
  return `${copy.exhibitorId}/${copy.nodeId}/${copy.epoch}-${copy.generation}`
}

/**
 * The parts of a copy's name; epoch and generation may be left out, to search for them. Undefined when it is not such
 * a name.
 */
export function readCopyName(name: string) {
  const parts = /^([a-z0-9-]+)\/([a-z0-9-]+)(?:\/(\d+)-(\d+))?$/.exec(name)
  if (!parts) return undefined
  const [, exhibitorId, nodeId, epoch, generation] = parts
  return {
    exhibitorId: exhibitorId!,
    nodeId: nodeId!,
    ...(epoch ? { epoch: Number(epoch), generation: Number(generation) } : {}),
  }
}
