import { openAllowance } from '../../api/allowance.ts'
import type { Context, Mount } from '../../api/mount.ts'
import type { Tenant } from '../../api/tenant.ts'
import { Refusal } from '../../refusal.ts'
import { askToSubscribe, confirm, leave, wouldAsk } from './commands.ts'
import { confirmSubscription, leaveNewsletter, subscribe } from './contract.ts'
import type { SubscriberParts, SubscriptionAsked } from './facts.ts'
import { proofAsked } from '../robot-proof/load.ts'
import { openRobotProof } from '../robot-proof/robot-proof.ts'
import { readNewsletterLink, type LinkFor } from './link.ts'

/** What all visitors together may have an exhibitor ask in an hour: many times what a large one hears. */
const asksPerHour = 300

/** An answer takes at least this long, so that its time does not tell whether an address is known. */
const answerMs = 400

export type SignUp = (
  context: Pick<Context, 'tenant' | 'actor' | 'locale'>,
  parts: SubscriberParts,
  via: SubscriptionAsked['via'],
) => Promise<void>

/** Asking for the newsletter, wherever that is done: bounded for each address, and for all together. */
export function openSignUp(): SignUp {
  const mayAsk = openAllowance({ most: asksPerHour, perMs: 3_600_000 })
  return async ({ tenant: { node }, actor, locale }, parts, via) => {
    // Counted whether or not the address is known, so that being told to wait says nothing about it.
    if (!mayAsk(node.identity.exhibitorId, node.runtime.now())) throw new Refusal('too_many_requests')
    if (!wouldAsk(node, parts.email, node.runtime.now())) return
    await node.execute(actor, tx => askToSubscribe(tx, parts, { locale, via }))
  }
}

/** Subscribing, confirming and leaving: only at the relay. */
export function newsletterRoutes(mount: Mount, signUp: SignUp): void {
  const robots = openRobotProof()
  mount(subscribe, async ({ body }, context) => {
    // A machine is told what a person is told, so that it learns nothing.
    if (body.website) return {}
    robots.require(proofAsked(context.tenant), body.grecaptcha)
    const { email, first_name: firstName, last_name: lastName } = body
    const asking = signUp(context, { email, firstName, lastName }, 'page')
    await Promise.all([asking, context.tenant.node.runtime.sleep(answerMs)])
    return {}
  })

  mount(confirmSubscription, async ({ body }, { tenant, actor }) => {
    const id = ownerOf(tenant, 'confirm', body.token)
    await tenant.node.execute(actor, tx => confirm(tx, id))
    return {}
  })

  mount(leaveNewsletter, async ({ body }, { tenant, actor }) => {
    const id = ownerOf(tenant, 'leave', body.token)
    await tenant.node.execute(actor, tx => leave(tx, id, 'page'))
    return {}
  })
}

/** Refuses `newsletter_link_over`. */
function ownerOf({ node, secret }: Tenant, what: LinkFor, token: string): string {
  const id = readNewsletterLink(secret, what, token, node.runtime.now())
  if (id === undefined) throw new Refusal('newsletter_link_over')
  return id
}
