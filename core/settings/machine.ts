import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Tells one machine from another, by a digest of the id its system was given when it was installed. Undefined when
 * there is none, as in most containers: then machines are not compared.
 *
 * @param path systemd's machine-id(5)
 */
export function machineFingerprint(path = '/etc/machine-id'): string | undefined {
  try {
    const id = readFileSync(path, 'utf8').trim()
    return id ? hash('sha256', `foyer machine ${id}`, 'base64url').slice(0, 22) : undefined
  } catch {
    return undefined
  }
}
