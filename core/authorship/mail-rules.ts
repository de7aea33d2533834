import type { FactBodies, FactType } from '../journal/fact-bodies.ts'
import type { Authorship } from './author.ts'

type MailFact = Extract<FactType, `message.${string}` | `subscription.${string}` | `campaign.${string}`>
type Rules = { readonly [T in MailFact]: Authorship<FactBodies[T]> }

const relays = { by: 'relay', in: 'exhibitor', cinemaOf: null } as const

/**
 * What visitors write, who reads the newsletter and what is mailed to them is the relay's alone: it has the website and
 * the mail server.
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
}
