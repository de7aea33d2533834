import { dirname, join } from 'node:path'
import type { Node } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import { fileMaxBytes, fileTypeOf } from '../files/file-type.ts'
import { withoutMetadata } from '../files/metadata/without-metadata.ts'
import { fileByHash } from '../files/store.ts'
import { picturePixelsMost } from './picture-job.ts'
import { askForPicture } from './picture-jobs.ts'
import { openRenditionStore, type RenditionStore } from './rendition-store.ts'
import { partsOf, renditions } from './renditions.ts'
import type { Rendition } from './sizes.ts'

type Kept = {
  store: RenditionStore
  /** On their way. */
  making: Map<string, Promise<void>>
  /** Those that cannot be made, until the node starts again. */
  hopeless: Set<string>
}
const hopelessMost = 2_000

/** What there is of each node; it is in no table, since all of it can be made again. */
const nodes = new WeakMap<Node, Kept>()

function keptOf(node: Node): Kept {
  let kept = nodes.get(node)
  if (!kept) {
    const { raw } = node.db
    const folder = raw.memory ? undefined : join(dirname(raw.name), 'pictures')
    kept = { store: openRenditionStore(folder), making: new Map(), hopeless: new Set() }
    nodes.set(node, kept)
  }
  return kept
}

/** A picture in a width and format, if it is made already. */
export function renditionHere(node: Node, hash: string, rendition: Rendition): Promise<Buffer | undefined> {
  return keptOf(node).store.read(hash, rendition)
}

/**
 * Makes a rendition of a file that is here, once for all who want it, when there is time. Resolves when it is made or
 * cannot be; with too many waiting it is not, and is asked for again by whoever looks.
 */
export function makeRendition(node: Node, hash: string, rendition: Rendition): Promise<void> {
  const kept = keptOf(node)
  const name = `${hash}.${rendition}`
  const already = kept.making.get(name)
  if (already) return already
  if (kept.hopeless.has(name)) return Promise.resolve()
  const made = make(node, kept, hash, rendition)
    .catch((cause: unknown) => node.runtime.log.warn({ cause: String(cause) }, 'a picture could not be kept'))
    .finally(() => kept.making.delete(name))
  kept.making.set(name, made)
  return made
}

/** Makes all renditions of a picture that was just brought, before anybody asks for them. */
export async function makeRenditions(node: Node, hash: string): Promise<void> {
  await Promise.all(renditions.map(rendition => makeRendition(node, hash, rendition)))
}

async function make(node: Node, kept: Kept, hash: string, rendition: Rendition): Promise<void> {
  const { width, type } = partsOf(rendition)
  const job = () => {
    const file = fileByHash(node.db, hash)
    return file && { kind: 'cut' as const, bytes: file.bytes, width, type }
  }
  const answer = await askForPicture(job, 'later')
  if (!answer) return
  if ('bytes' in answer && answer.bytes) return kept.store.keep(hash, rendition, answer.bytes)
  if (kept.hopeless.size < hopelessMost) kept.hopeless.add(`${hash}.${rendition}`)
}

/**
 * A picture somebody brings, as it may be kept: without metadata, still, and small enough. Refuses `file_type`,
 * `picture_unreadable` for one that breaks off or cannot be unpacked, `picture_too_large` for too many pixels, and
 * `too_many_requests` while too many are looked at. Where the library does not run, a picture is taken by its first
 * bytes.
 */
export async function takePicture(node: Node, sent: Uint8Array): Promise<Uint8Array> {
  if (!fileTypeOf(sent)) throw new Refusal('file_type')
  const bytes = withoutMetadata(sent)
  const answer = await askForPicture(() => ({ kind: 'take', bytes, mostBytes: fileMaxBytes }), 'urgent')
  if (!answer) throw new Refusal('too_many_requests')
  if ('refused' in answer)
    throw new Refusal(answer.refused, { megapixels: Math.floor(picturePixelsMost / 1_000_000) })
  if (!('failed' in answer)) return answer.bytes ?? bytes
  if (answer.failed === 'ended') throw new Refusal('picture_unreadable')
  node.runtime.log.warn(
    {},
    'pictures are neither looked at nor cut: the library does not run on this machine',
  )
  return bytes
}
