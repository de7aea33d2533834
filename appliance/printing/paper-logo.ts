import type { Tenant } from '#core/api/tenant.ts'
import { fileByHash } from '#core/content/files/store.ts'
import { askForPicture } from '#core/content/pictures/picture-jobs.ts'
import { unpackPicture, type PaperPicture } from '#core/content/pictures/ink.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { nodeWorker, onNews } from '#core/worker.ts'

/** Dots it may take: it fits the 384 of paper of 58 mm, and little of the roll. */
const most = { width: 320, height: 128 }
/** A setting may change by itself, and a file comes later than the fact that names it. */
const everyMs = 30_000
const fileMs = 2000

/**
 * The company's logo as black dots, made once in the process that cuts pictures and kept: a receipt waits for nothing, and
 * goes without where it is not ready.
 *
 * @param ink makes dots of a picture; undefined while too many pictures wait
 */
export function openPaperLogo({ node }: Pick<Tenant, 'node'>, ink = inkOf) {
  let known: { hash: string; picture: PaperPicture | undefined } | undefined

  const wanted = () => {
    const isWanted = settingOf(node.catalogue, 'receipt_config.logo', node.identity.cinemaId ?? '')
    return isWanted ? (exhibitorOf(node.catalogue)?.logoFile ?? undefined) : undefined
  }
  const worker = nodeWorker(node, {
    name: 'the logo on paper',
    everyMs,
    wakeOn: onNews(node, ({ type }) => type === 'exhibitor.changed'),
    async work() {
      await node.whenMirrored()
      const hash = wanted()
      if (hash === undefined || known?.hash === hash) return
      const file = fileByHash(node.db, hash)
      if (!file) return fileMs
      const answer = await ink(file.bytes)
      if (!answer || 'failed' in answer) return
      known = { hash, picture: 'bytes' in answer && answer.bytes ? unpackPicture(answer.bytes) : undefined }
    },
  })
  return {
    /** Undefined where there is none, where it is not wanted, and until it is ready. */
    now: (): PaperPicture | undefined => (known && known.hash === wanted() ? known.picture : undefined),
    start: () => void worker.start(),
    close: () => worker.stop(),
  }
}
const inkOf = (bytes: Uint8Array) => askForPicture(() => ({ kind: 'ink', bytes, most }), 'later')
