import { foundExhibitor } from '#core/founding/commands.ts'
import type { FoundingForm } from '#core/founding/contract.ts'
import { publicUrlOf } from '#core/founding/names.ts'
import { nodeActor } from '#core/journal/fact.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { requireFitPassword } from '#core/people/secret-rules.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { Refusal, type RefusalCode } from '#core/refusal.ts'
import type { RelayConfig } from '../config.ts'
import { readDirectory, writeDirectory, type DirectoryEntry } from '../directory.ts'
import type { HostedExhibitors } from '../hosted.ts'
import { closeOne, mirrorFolderOf, openOne, type OpenOne } from '../open-one.ts'
import { foundedBy, isKept, noteBeginning, noteEnd, removeUnfounded } from './left-over.ts'
import { openLinkGate } from './link-gate.ts'
import { openFoundingLinks } from './links.ts'

/** Exhibitors one relay runs at most: each has a database, a mirror and workers of its own. */
export const exhibitorsMost = 200

/** Where a request for a link comes from. */
export type Caller = {
  /** Its network address, by which guesses are counted. */
  address: string
  /** The origin of the page it comes from, such as `https://kino.example`. */
  origin: string
}

type FoundingParts = {
  hosted: HostedExhibitors
  take: (one: OpenOne) => void
  writeDirectory?: typeof writeDirectory
}

/**
 * Founds exhibitors on a running relay. Everything of a new one is made first, under its own name and unknown to anybody;
 * the directory, which names it and the link it came from, decides: written, the exhibitor is there and the link used up;
 * not written, what was made is removed, at once or by the relay's next start.
 *
 * @param parts.take runs the exhibitor from now on
 * @param parts.writeDirectory only tests hand in another one
 */
export function openFounding(config: RelayConfig, runtime: Runtime, parts: FoundingParts) {
  const data = config.FOYER_DATA
  const folders = { data, mirror: mirrorFolderOf(config) }
  const links = openFoundingLinks(data)
  const requireLink = openLinkGate(data, links, runtime)
  /** One founding at a time: names are free until the directory says otherwise. */
  let turn: Promise<unknown> = Promise.resolve()

  async function make(form: FoundingForm, caller: Caller): Promise<DirectoryEntry> {
    const link = requireLink(form.secret, caller.address)
    requireFitPassword(form.password, form.email)
    const passwordHash = await hashSecret(form.password)
    requireFree(form)
    const { shortName: id, host } = form
    const foundedAt = new Date(runtime.now()).toISOString()
    const publicUrl = publicUrlOf(host, caller.origin)
    const entry = { id, hosts: [host], publicUrl, foundedBy: link.hash, foundedAt }
    noteBeginning(folders, id, link.hash)
    let one: OpenOne | undefined
    try {
      one = await openOne(config, { ...entry, new: true }, runtime, { isListed: false })
      await one.tenant.node.execute(nodeActor('founding'), tx => foundExhibitor(tx, form, passwordHash))
      await one.tenant.node.whenMirrored()
      // From here on it is founded.
      enter(data, entry, { log: runtime.log, write: parts.writeDirectory ?? writeDirectory })
    } catch (cause) {
      if (one) await closeOne(one)
      // A directory that names it may be the one that stays: then nothing of it may go, and the next start decides.
      if (foundedBy(data, link.hash)?.id === id) throw cause
      removeUnfounded(folders, id)
      noteEnd(folders, id)
      throw cause
    }
    noteEnd(folders, id)
    parts.take(one)
    runtime.log.info({ exhibitor: id, host }, 'an exhibitor was founded')
    return entry
  }

  /** Also what the directory names without being open, such as an entry added by hand, keeps its names. */
  function requireFree({ shortName, host }: FoundingForm): void {
    const known = readDirectory(data)
    if (known.length >= exhibitorsMost) throw new Refusal('relay_full', { most: exhibitorsMost })
    if (known.some(({ id }) => id === shortName) || isKept(folders, shortName))
      throw at('shortName', 'short_name_taken')
    if (known.some(({ hosts }) => hosts.includes(host))) throw at('host', 'host_taken')
  }

  return {
    /** Whether a link still founds, until when, and whether the caller's own host name is free. */
    look(secret: string, caller: Caller): { expiresAt: string; host: string | null } {
      const { expiresAt } = requireLink(secret, caller.address)
      const host = new URL(caller.origin).hostname
      const isFree = !parts.hosted.exhibitorOf({ headers: { host } })
      return { expiresAt, host: isFree ? host : null }
    },
    /** Founds an exhibitor; returns where its first manager signs in. Refusals are the contract's. */
    found(form: FoundingForm, caller: Caller): Promise<{ portalUrl: string }> {
      const mine = turn.then(() => make(form, caller))
      turn = mine.catch(() => {})
      return mine.then(({ publicUrl }) => ({ portalUrl: `${publicUrl}/portal` }))
    },
    /** Logs a link while the relay has no exhibitor: whoever reads its log may found the first. */
    inviteIfEmpty(address: string): void {
      if (parts.hosted.all.length) return
      const secret = links.make(runtime.now(), runtime.random, true)
      runtime.log.warn(
        { link: `${address}/found#${secret}` },
        'this relay has no exhibitor yet; the link founds one within a day, also by the name its proxy answers to',
      )
    },
    /** Resolves when no founding is under way. */
    close: () => turn,
  }
}
export type Founding = ReturnType<typeof openFounding>

function at(field: string, code: RefusalCode): Refusal {
  return new Refusal(code, {}, { [field]: [`refusal.${code}`] })
}

/**
 * Names an exhibitor in the directory. A directory that was renamed into place although its folder could not be synced
 * names it for now, and after a power cut maybe not: it is written once more, and believed when that succeeds.
 */
function enter(
  data: string,
  entry: DirectoryEntry,
  { log, write }: { log: Runtime['log']; write: typeof writeDirectory },
): void {
  try {
    write(data, [...readDirectory(data), entry])
  } catch (cause) {
    const entries = readDirectory(data)
    if (!entries.some(({ id }) => id === entry.id)) throw cause
    log.warn({ cause: String(cause) }, 'the directory was written and not synced; it is written again')
    write(data, entries)
  }
}
