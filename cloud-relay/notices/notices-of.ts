import { conflictsIn } from '#core/devices/store.ts'
import { isOutdated } from '#core/journal/storage/outdated.ts'
import { nodeStatusOf } from '#core/recovery/routes.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { endOf, signersOf } from '../wallet/signers.ts'
import { heldMails } from '../mail/invoice-store.ts'
import type { Post } from '../mail/post.ts'
import type { OpenOne } from '../open-one.ts'
import { conditionsNow } from './conditions.ts'
import { openNoticeMailer } from './notice-mailer.ts'

function appleEndOf(tenant: OpenOne['tenant']): number | null {
  const { apple } = signersOf(tenant)
  return apple ? endOf(apple.certificate) : null
}

/** Mails managers what this exhibitor's relay, boxes and money need of them; see `notice-mailer.ts`. */
export function noticesOf({ tenant, boxes, care, entry, offsite }: OpenOne, post: Post) {
  const { node } = tenant
  return openNoticeMailer(tenant, post, {
    portalUrl: entry.publicUrl,
    conditions: () =>
      conditionsNow({
        nowMs: node.runtime.now(),
        health: {
          state: node.state(),
          disk: node.diskFull() ? 'full' : 'operational',
          outdated: isOutdated(node.db, node.identity),
          conflicts: conflictsIn(node.db),
          nodeStatus: nodeStatusOf(tenant),
          mirror: care.condition(),
          offsite: offsite.now?.(),
        },
        boxes: boxes.boxes(),
        worklist: worklistOf(stuckNow(node.db), node.runtime.now()),
        heldMails: heldMails(node.db),
        appleEndMs: appleEndOf(tenant),
      }),
  })
}
