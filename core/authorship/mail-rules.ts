import type { FactBodies, FactType } from '../journal/fact-bodies.ts'
import type { Authorship } from './author.ts'

type MailFact = Extract<
  FactType,
  `message.${string}` | `subscription.${string}` | `campaign.${string}` | `automation.${string}`
>
type Rules = { readonly [T in MailFact]: Authorship<FactBodies[T]> }

const relays = { by: 'relay', in: 'exhibitor', cinemaOf: null } as const

/**
 * What visitors write, who reads the newsletter, what is mailed to them and the rules that run by themselves are the
 * relay's alone: it has the website and the mail server, and one side runs a rule.
 */
export const mailRules: Rules = {
  'message.received': relays,
  'message.handled': relays,
  'subscription.asked': relays,
  'subscription.confirmed': relays,
  'subscription.ended': relays,
  'campaign.changed': relays,
  'campaign.begun': relays,
  'campaign.mailed': relays,
  'automation.changed': relays,
  'automation.ran': relays,
}
