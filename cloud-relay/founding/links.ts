import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '#core/settings/start.ts'

/** How long a link founds, in milliseconds: a day. */
export const linkLifetimeMs = 86_400_000
/** Links that may wait at once; the oldest gives way. */
const linksMost = 20

/** A link that founds one exhibitor of this relay. Its secret is nowhere: the file is named by its hash. */
export type FoundingLink = {
  hash: string
  madeAt: string
  expiresAt: string
  /** The relay made it by itself, because it had no exhibitor; its next one takes this one's place. */
  byItself: boolean
}

/**
 * The founding links of a relay: a file each in a folder of its data, so that another program may add one, and so that
 * nobody but this relay knows them.
 */
export function openFoundingLinks(dataFolder: string) {
  const folder = foundingFolder(dataFolder)
  const pathOf = (linkHash: string) => join(folder, `${linkHash}.link`)

  function all(): FoundingLink[] {
    if (!existsSync(folder)) return []
    const files = readdirSync(folder).filter(name => name.endsWith('.link'))
    return files.flatMap(name => read(join(folder, name)) ?? [])
  }

  return {
    /** Makes a link and returns its secret, 256 random bits, which is never told again. */
    make(nowMs: number, random: (bytes: number) => Uint8Array, byItself: boolean): string {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const secret = Buffer.from(random(32)).toString('base64url')
      const link = {
        hash: linkHash(secret),
        madeAt: new Date(nowMs).toISOString(),
        expiresAt: new Date(nowMs + linkLifetimeMs).toISOString(),
        byItself,
      }
      const old = all().sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
      const kept = old.filter(each => !(byItself && each.byItself) && Date.parse(each.expiresAt) > nowMs)
      const keep = new Set(kept.slice(0, linksMost - 1))
      for (const each of old) if (!keep.has(each)) rmSync(pathOf(each.hash), { force: true })
      writeDurably(pathOf(link.hash), JSON.stringify(link))
      return secret
    },
    /** The link with this secret, unless it is too old. */
    find(secret: string, nowMs: number): FoundingLink | undefined {
      const link = read(pathOf(linkHash(secret)))
      return link && Date.parse(link.expiresAt) > nowMs ? link : undefined
    },
  }
}
export type FoundingLinks = ReturnType<typeof openFoundingLinks>

/** Where links are, and what is being founded. */
export function foundingFolder(dataFolder: string): string {
  return join(dataFolder, '.founding')
}

function linkHash(secret: string): string {
  return hash('sha256', `foyer founding ${secret}`, 'base64url')
}

/** One that was written while the power went is no link. */
function read(path: string): FoundingLink | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as FoundingLink
  } catch {
    return undefined
  }
}
