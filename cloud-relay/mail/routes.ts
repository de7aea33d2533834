import type { Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { passwordOfEmployee } from '#core/people/store.ts'
import { Refusal } from '#core/refusal.ts'
import { sendTestMail } from '#core/venue/settings/contract.ts'
import type { Post } from './post.ts'
import { sendNow } from './send-now.ts'
import { testLetter } from './test-letter.ts'

/** Trying out the mail settings: the answer waits for the mail server's. */
export function mailRoutes(mount: Mount, postOf: (tenant: Tenant) => Post): void {
  mount(sendTestMail, async (_, { tenant, signedIn, locale }) => {
    const post = postOf(tenant)
    const to = passwordOfEmployee(tenant.node, signedIn!.employeeId)?.email
    const letter = to && testLetter(tenant.node.catalogue, { name: signedIn!.name, address: to }, locale)
    if (!letter || !post.server()) throw new Refusal('mail_not_set_up')
    await sendNow(post, letter)
    return { to }
  })
}
