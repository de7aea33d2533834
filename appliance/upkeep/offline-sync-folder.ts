import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '#core/refusal.ts'
import { makeBundle, takeBundle, type Carrier } from '#core/offline-sync/commands.ts'
import { bundleMaxBytes } from '#core/offline-sync/contract.ts'
import { bundleEnding } from '#core/offline-sync/bundle.ts'
import { reportSentences } from '#core/offline-sync/report.ts'
import { fileTooLarge } from '#core/api/file-too-large.ts'
import { nodeWorker, type Worker } from '#core/worker.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'

const usualMs = 3000
const ownBeginning = 'to-the-relay-'

/**
 * Watches where sticks are mounted: takes in every bundle there, writes a report beside it, and puts the box's own
 * bundle for the relay onto the stick. A newly inserted stick gets one too, so that the other direction needs no
 * computer.
 *
 * @param options.isStick distinguishes a mounted stick from an ordinary folder
 */
export function watchOfflineSyncFolder(
  carrier: Carrier,
  folder: string,
  options: { everyMs?: number; isStick?: (folder: string) => boolean } = {},
): Worker {
  const { node } = carrier
  const isStick = options.isStick ?? isMounted
  /** Files at the last look: one that is still growing is left alone. */
  let seen = new Map<string, string>()
  const dealtWith = new Map<string, string>()
  let served = new Set<string>()

  async function look(): Promise<void> {
    const now = new Map<string, string>()
    const present = new Set<string>()
    for (const place of placesIn(folder))
      try {
        await serve(place, now, present)
      } catch (cause) {
        node.runtime.log.warn({ place, cause: String(cause) }, 'a stick could not be read or written')
      }
    for (const path of dealtWith.keys()) if (!now.has(path)) dealtWith.delete(path)
    seen = now
    served = present
  }

  async function serve(place: string, now: Map<string, string>, present: Set<string>): Promise<void> {
    let took = false
    for (const path of bundlesIn(place)) {
      const { size, mtimeMs } = statSync(path)
      const state = `${size} ${mtimeMs}`
      now.set(path, state)
      if (seen.get(path) !== state || dealtWith.get(path) === state) continue
      dealtWith.set(path, state)
      const taken = await take(carrier, path, size)
      if (taken === 'later') dealtWith.delete(path)
      took = taken === 'dealt with' || took
    }
    const stick = isStick(place)
    if (stick) present.add(place)
    if (took || (stick && !served.has(place))) await putOwn(carrier, place)
  }

  const everyMs = options.everyMs ?? usualMs
  return nodeWorker(node, {
    name: 'sticks',
    work: look,
    everyMs,
    firstMs: everyMs,
    retry: { firstMs: everyMs, longestMs: everyMs },
    onFailure: cause =>
      node.runtime.log.warn({ folder, cause: String(cause) }, 'the folder of sticks cannot be read'),
  }).start()
}

/**
 * Takes a bundle in and writes a report beside it. An existing report means that it was handled before; what cannot be
 * stored now is taken later.
 */
async function take(carrier: Carrier, path: string, size: number): Promise<'dealt with' | 'known' | 'later'> {
  const { log } = carrier.node.runtime
  const bytes = size > bundleMaxBytes ? undefined : readFileSync(path)
  const digest = bytes ? createHash('sha256').update(bytes).digest('hex') : `${size} bytes`
  for (const ending of ['taken', 'not-taken'])
    if (reportAt(`${path}.${ending}.txt`).includes(digest)) return 'known'
  const zone = cinemaOf(carrier)?.timezone ?? 'UTC'
  try {
    if (!bytes) throw fileTooLarge(bundleMaxBytes)
    const report = await takeBundle(carrier, bytes)
    log.info({ path, facts: report.facts }, 'a file was taken in from a stick')
    write(`${path}.taken.txt`, digest, locale => reportSentences(report, locale, zone))
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    // The mirror comes back by itself, the tables are read to their end, and then the bundle is taken.
    if (['mirror_unavailable', 'node_recovering', 'disk_full'].includes(cause.code)) return 'later'
    log.warn({ path, refusal: cause.code }, 'a file on a stick was refused')
    write(`${path}.not-taken.txt`, digest, locale => [
      refusalSentence(cause.code, cause.details, locale, zone),
    ])
  }
  return 'dealt with'
}

/** Only the newest bundle of this box stays on the stick; it contains everything in the ones before it. */
async function putOwn(carrier: Carrier, place: string): Promise<void> {
  const cinemaId = carrier.node.identity.cinemaId ?? ''
  const { bytes, name } = await makeBundle(carrier, { cinemaId, whole: false })
  const older = readdirSync(place).filter(each => each.startsWith(ownBeginning) && each !== name)
  writeOnto(join(place, name), bytes)
  for (const each of older) if (each.endsWith(bundleEnding)) rmSync(join(place, each), { force: true })
  carrier.node.runtime.log.info({ path: join(place, name) }, 'a file for the relay was put onto a stick')
}

const cinemaOf = ({ node }: Carrier) => node.catalogue.get('cinema', node.identity.cinemaId ?? '')

/** The folder itself and those in it: systems mount each stick in a folder of its own. */
function placesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const inside = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return [folder, ...inside.map(entry => join(folder, entry.name))]
}

function bundlesIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => name.endsWith(bundleEnding) && !/^(\.|to-the-relay-)/.test(name))
    .filter(entry => entry.isFile())
    .map(entry => join(place, entry.name))
    .sort()
}

function isMounted(place: string): boolean {
  return statSync(place).dev !== statSync(dirname(place)).dev
}

function reportAt(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * In every language, since nobody is signed in at a stick; the last line identifies the file among others of its name.
 */
function write(path: string, digest: string, sentences: (locale: Locale) => readonly string[]): void {
  const parts = locales.map(locale => `[${locale}]\n${sentences(locale).join('\n')}\n`)
  writeOnto(path, Buffer.from(`${parts.join('\n')}\nSHA-256 ${digest}\n`))
}

/**
 * Written beside, then renamed, and synced to the stick before it returns: people pull sticks out when they see the
 * name.
 */
function writeOnto(path: string, bytes: Uint8Array): void {
  const file = openSync(`${path}.new`, 'w')
  try {
    writeFileSync(file, bytes)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(`${path}.new`, path)
}
