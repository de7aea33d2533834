import { messageKinds, type MessageFacts } from './messages/kinds.ts'
import { newsletterKinds, type NewsletterFacts } from './newsletter/kinds.ts'

/** What visitors write, and what is mailed to those who want to hear of the cinema. */
export type ContentFacts = MessageFacts & NewsletterFacts

export const contentKinds = { ...messageKinds, ...newsletterKinds } as const
