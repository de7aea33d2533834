import * as z from 'zod'
import { partsOf, type Scope } from '../journal/fact.ts'
import type { SyncMessage } from './sync-messages.ts'

const origin = z.string().max(200)
const seq = z.int().min(0)
const head = z.object({ origin, seq, hash: z.string() })
const claimed = head.extend({ signature: z.string().max(100).optional() })
const at = z.object({ origin, seq }).nullable()
const requestId = z.string()
const hash = z.string()
/** More seats than any room has. */
const seatsMost = 5000
const from = z.number()
/** Of AES-256, base64url. */
const keys = z.record(z.string().max(64), z.string().length(43))
const facts = z.array(
  z.object({
    bytes: z.string(),
    hash,
    privatePart: z.string().optional(),
    signature: z.string().max(100).optional(),
  }),
)

/** Beyond any real epoch, and small enough that the next ones are exact numbers. */
export const largestEpoch = 1e12

const shapes: Record<SyncMessage['kind'], z.ZodType> = {
  hello: z.object({ protocol: z.int(), nodeId: z.string(), epoch: z.int(), heads: z.array(claimed) }),
  replaced: z.object({ by: z.string(), ends: z.array(head) }),
  facts: z.object({ origin, facts, keys: keys.optional() }),
  'want-keys': z.object({ digests: z.array(z.string().max(64)).min(1).max(500) }),
  keys: z.object({ keys, to: z.string().max(64) }),
  head: z.object({ head, again: z.literal(true).optional() }),
  fork: z.object({ origin, seq }),
  closed: z.object({ origin, seq }),
  'want-branch': z.object({ origin, after: seq }),
  branch: z.object({ origin, after: seq, facts, more: z.boolean() }),
  forked: z.object({ origin, head: claimed.optional() }),
  quarantined: z.object({ facts }),
  'want-epoch': z.object({
    nodeId: z.string(),
    requestId: z.string().max(200),
    reason: z.string().max(100),
    heads: z.array(head),
    emergencyMode: z.object({ epoch: z.int().max(largestEpoch), before: z.int() }).nullable(),
    above: z.int().max(largestEpoch).optional(),
  }),
  ask: z.object({
    requestId,
    scheduleId: z.string(),
    seatIds: z.array(z.string()).max(seatsMost),
    spare: z.int().min(0).optional(),
    reclaim: z.literal(true).optional(),
  }),
  held: z.object({ scheduleId: z.string(), seatIds: z.array(z.string()).max(seatsMost) }),
  answer: z.object({ requestId, seatIds: z.array(z.string()).max(seatsMost), at }),
  'ask-turns': z.object({ requestId, voucherId: z.string(), count: z.number() }),
  'give-turns': z.object({ requestId, count: z.number(), at }),
  'ask-refreshments': z.object({ requestId, voucherId: z.string(), count: z.number() }),
  'give-refreshments': z.object({ requestId, count: z.number(), at }),
  'want-file': z.object({ hash, from }),
  file: z.object({ hash, from, size: z.number(), base64: z.string() }),
  'no-file': z.object({ hash }),
}

/**
 * Throws for an invalid message and for facts of a stream that does not belong on this link: the link is then closed,
 * and reconnected with growing waits. Kinds that only a newer version knows pass.
 *
 * @param line.scopes what both ends share: the exhibitor's streams and those of the box's cinema
 * @param line.otherId the authenticated node at the other end, which may speak only for itself
 */
export function requireOurs(message: SyncMessage, line: { scopes: readonly Scope[]; otherId: string }): void {
  const { kind } = message
  if (Object.hasOwn(shapes, kind) && !shapes[kind].safeParse(message).success)
    throw new Error(`no message of Foyer: ${kind}`)
  if ((kind === 'hello' || kind === 'want-epoch') && message.nodeId !== line.otherId)
    throw new Error(`${line.otherId} speaks in the name of ${message.nodeId}`)
  if (kind !== 'facts') return
  const named = /^(box|relay)-[^.]+\.\d+\./.test(message.origin)
  if (!named || !line.scopes.includes(partsOf(message.origin).scope))
    throw new Error(`a stream of somewhere else: ${message.origin}`)
}
