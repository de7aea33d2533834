import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '#core/settings/config.ts'
import { writeDurably } from '#core/settings/start.ts'
import { makeAuthority, type Certified } from './certificate.ts'

/** Where a box's certificate authority lies: beside its identity, with a copy beside the mirror. */
export type AuthorityPlace = { path: string; copy: string }

export function authorityPlace(dataFolder: string, mirrorPath: string): AuthorityPlace {
  return { path: join(dataFolder, 'authority.pem'), copy: `${mirrorPath}.authority.pem` }
}

/**
 * The box's authority, made once; with a new disk it is read from beside the mirror, so that the devices of the cinema go on
 * trusting it. It is no part of a backup. Throws `ConfigError` where both copies are damaged.
 */
export function openAuthority(at: AuthorityPlace, name: string): Certified {
  let known: Certified | undefined
  let damaged = false
  for (const path of [at.path, at.copy]) {
    if (known || !existsSync(path)) continue
    known = read(path)
    damaged ||= !known
  }
  if (!known && damaged)
    throw new ConfigError(
      `${at.path} is damaged. Delete it, and the copy at ${at.copy}: the box makes a new one, which its devices must be given at /secure.`,
    )
  const authority = known ?? makeAuthority(name)
  save(at, authority)
  return authority
}

function read(path: string): Certified | undefined {
  try {
    const pem = readFileSync(path, 'utf8')
    const certificate = new X509Certificate(pem)
    const key = createPrivateKey(pem)
    return certificate.checkPrivateKey(key) ? { certificate: certificate.toString(), key } : undefined
  } catch {
    return undefined
  }
}

function save(at: AuthorityPlace, { certificate, key }: Certified): void {
  const pem = certificate + key.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const path of [at.path, at.copy])
    try {
      if (!existsSync(path) || readFileSync(path, 'utf8') !== pem) writeDurably(path, pem)
    } catch (cause) {
      // A missing mirror gets its copy once it is back (`keepCopies`); it reports itself that its device is missing.
      if (path === at.path) throw cause
    }
}
