import type { Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { campaignById, orderCampaign } from '#core/content/newsletter/campaign-commands.ts'
import { sendCampaign, testCampaign } from '#core/content/newsletter/staff-contract.ts'
import { passwordOfEmployee } from '#core/people/store.ts'
import { Refusal } from '#core/refusal.ts'
import { campaignLetterOf } from './campaign-letter.ts'
import type { Post } from './post.ts'
import { sendNow } from './send-now.ts'

/** Saying yes to a campaign, and trying it out: both need a mail server. */
export function campaignRoutes(
  mount: Mount,
  of: { post: (tenant: Tenant) => Post; publicUrl: (tenant: Tenant) => string },
): void {
  mount(sendCampaign, async ({ params, body }, { tenant, actor }) => {
    if (!of.post(tenant).server()) throw new Refusal('mail_not_set_up')
    return { people: await tenant.node.execute(actor, tx => orderCampaign(tx, params.id, body.startAt)) }
  })

  mount(testCampaign, async ({ params }, { tenant, signedIn, locale }) => {
    const { node } = tenant
    const campaign = campaignById(node, params.id)
    const post = of.post(tenant)
    const to = passwordOfEmployee(node, signedIn!.employeeId)?.email
    const reader = to && { id: null, name: signedIn!.name, email: to, locale }
    const letter = reader && campaignLetterOf(tenant, campaign, reader, of.publicUrl(tenant))
    if (!letter || !post.server()) throw new Refusal('mail_not_set_up')
    await sendNow(post, letter)
    return { to }
  })
}
