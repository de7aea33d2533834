import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '#core/settings/start.ts'

/** Who may look after a relay at once. */
export const administratorsMost = 20

/** Somebody who looks after a relay. Their secret is nowhere: the file is named by its hash. */
export type Administrator = { hash: string; name: string; madeAt: string }

/**
 * The administrators of a relay: a file each in a folder of its data, so that the operator's command may add and remove
 * one while the relay runs, and so that no exhibitor can.
 */
export function openAdministrators(dataFolder: string) {
  const folder = join(dataFolder, '.administration')
  const pathOf = (secretHash: string) => join(folder, `${secretHash}.administrator`)

  function all(): Administrator[] {
    if (!existsSync(folder)) return []
    const files = readdirSync(folder).filter(name => name.endsWith('.administrator'))
    return files
      .flatMap(name => read(join(folder, name)) ?? [])
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  return {
    all,
    /** Makes one and returns the secret, 256 random bits, which is never told again; undefined where there are enough. */
    make(name: string, nowMs: number, random: (bytes: number) => Uint8Array): string | undefined {
      if (all().length >= administratorsMost) return undefined
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const secret = Buffer.from(random(32)).toString('base64url')
      const made = { hash: hashOf(secret), name, madeAt: new Date(nowMs).toISOString() }
      writeDurably(pathOf(made.hash), JSON.stringify(made))
      return secret
    },
    /** Removes whoever has that name; returns how many. */
    remove(name: string): number {
      const gone = all().filter(each => each.name === name)
      for (const each of gone) rmSync(pathOf(each.hash), { force: true })
      return gone.length
    },
    find: (secret: string): Administrator | undefined => read(pathOf(hashOf(secret))),
    isStill: ({ hash: secretHash }: Administrator): boolean => existsSync(pathOf(secretHash)),
  }
}
export type Administrators = ReturnType<typeof openAdministrators>

function hashOf(secret: string): string {
  return hash('sha256', `foyer administration ${secret}`, 'base64url')
}

/** One that was written while the power went is nobody. */
function read(path: string): Administrator | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Administrator
  } catch {
    return undefined
  }
}
