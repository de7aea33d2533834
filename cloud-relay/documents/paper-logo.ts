import type { Tenant } from '#core/api/tenant.ts'
import { fileByHash } from '#core/content/files/store.ts'
import { askForPicture } from '#core/content/pictures/picture-jobs.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'

/** Pixels of it on A4, at 220 an inch. */
const most = { width: 480, height: 140 }
/** A paper is not held up for long by its logo. */
const patienceMs = 2000

type Kept = { hash: string; picture: Promise<Buffer | undefined> }
const kept = new WeakMap<Tenant['node'], Kept>()

/**
 * The exhibitor's logo for light ground as a JPEG on white, made once in the process that cuts pictures. Undefined where
 * there is none, where it cannot be read, and where it is not ready: then the paper goes without.
 */
export async function paperLogo({ node }: Pick<Tenant, 'node'>): Promise<Buffer | undefined> {
  const hash = exhibitorOf(node.catalogue)?.logoFile
  if (!hash) return undefined
  let now = kept.get(node)
  if (now?.hash !== hash) {
    now = { hash, picture: made(node, hash) }
    kept.set(node, now)
    // What may come later, a file or a place in the queue, is asked for again.
    void now.picture.then(picture => {
      if (!picture && kept.get(node)?.hash === hash) kept.delete(node)
    })
  }
  return Promise.race([now.picture, node.runtime.sleep(patienceMs).then(() => undefined)])
}

async function made(node: Tenant['node'], hash: string): Promise<Buffer | undefined> {
  const answer = await askForPicture(() => {
    const file = fileByHash(node.db, hash)
    return file && { kind: 'paper', bytes: file.bytes, most }
  }, 'urgent')
  return answer && 'bytes' in answer && answer.bytes ? Buffer.from(answer.bytes) : undefined
}
