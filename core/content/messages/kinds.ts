import type { MessageHandled, MessageReceived } from './facts.ts'
import { applyMessageHandled, applyMessageReceived } from './store.ts'

/** What can happen to what visitors write to the cinema. */
export type MessageFacts = {
  'message.received': MessageReceived
  'message.handled': MessageHandled
}

export const messageKinds = {
  'message.received': { v: 1, trade: 'stays', apply: applyMessageReceived },
  'message.handled': { v: 1, trade: 'stays', apply: applyMessageHandled },
} as const
