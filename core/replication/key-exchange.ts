import { backoffMs } from '../backoff.ts'
import { nodeActor, sealedOf, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { Hidden } from '../journal/storage/fact-reading.ts'
import { lackingKeys, scopeOfPart, takeKeys } from '../journal/storage/private-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Keys that are asked for at once. */
const keysPerMessage = 500
/** How long to wait for an answer, and after keys could not be stored. */
const againMs = 5000
/** Waits before what the other side did not have either is asked for again: it may get it from a third one. */
const lookWaits = { firstMs: againMs, longestMs: 3_600_000 }

type KeyParts = {
  node: Node
  send: (message: SyncMessage) => void
  scopes: readonly string[]
  /** Whether the other side may read private parts about a person, as named in `private_parts.about`. */
  mayRead: (about: string) => boolean
  isOpen: () => boolean
}

/**
 * Keys of private parts over a link: they are sent with their facts, and a side that lost some asks for them, ever more
 * slowly while the other side does not have them either. Only keys of shared streams are sent, and those of an
 * employee's secrets only to where that employee works.
 */
export function openKeyExchange(parts: KeyParts) {
  const { node, send, scopes, mayRead } = parts
  const asking = openAsking(parts)

  function keyFor({ digest, about }: Hidden): string | undefined {
    return about === null || mayRead(about) ? node.keys.get(digest) : undefined
  }

  return {
    /** A page of a stream as it is sent. */
    factsOf(origin: string, page: readonly (SealedFact & { hidden?: Hidden })[]): SyncMessage {
      const keys: Record<string, string> = {}
      const facts = page.map(({ hidden, ...fact }) => {
        const key = hidden && keyFor(hidden)
        if (key !== undefined) keys[hidden!.digest] = key
        return sealedOf(fact)
      })
      return Object.keys(keys).length
        ? { kind: 'facts', origin, facts, keys }
        : { kind: 'facts', origin, facts }
    },
    /** The link is up: asks for the keys that are missing here. */
    seek: () => asking.ask(''),
    /** Facts were stored here, perhaps without their keys: these are asked for soon. */
    mind: asking.lookLater,
    receive(message: Extract<SyncMessage, { kind: 'want-keys' | 'keys' }>) {
      if (message.kind === 'keys') return asking.answered(message.keys, message.to)
      const keys: Record<string, string> = {}
      for (const digest of message.digests) {
        const part = scopeOfPart(node.db, digest)
        const key = part && scopes.includes(part.scope) && keyFor({ digest, about: part.about })
        if (key) keys[digest] = key
      }
      send({ kind: 'keys', keys, to: message.digests.at(-1)! })
    },
  }
}

/** Asks for the keys that are missing here, page by page, and for all of them again while some are. */
function openAsking({ node, send, isOpen }: KeyParts) {
  /** The last request, while it is unanswered. */
  let unanswered: object | undefined
  /** How often in a row everything that is missing was asked for, and nothing came. */
  let inVain = 0
  let resting = false

  function ask(after: string): void {
    const digests = lackingKeys(node.db, after, keysPerMessage)
    if (!digests.length) return lookLater()
    const question = {}
    unanswered = question
    send({ kind: 'want-keys', digests })
    void again(() => unanswered === question && ask(after))
  }

  function lookLater(): void {
    if (resting || !lackingKeys(node.db, '', 1).length) return
    resting = true
    inVain += 1
    void node.runtime.sleep(backoffMs(inVain, lookWaits, node.runtime.random)).then(() => {
      resting = false
      if (isOpen()) ask('')
    })
  }

  /** A message may be lost while the link stays up. */
  async function again(work: () => void) {
    await node.runtime.sleep(againMs)
    if (isOpen()) work()
  }

  function answered(keys: Readonly<Record<string, string>>, to: string): void {
    unanswered = undefined
    if (Object.keys(keys).length) inVain = 0
    node
      .execute(nodeActor('link'), () => takeKeys(node, keys))
      .then(
        () => ask(to),
        // The mirror is missing, or the disk is full: asked for again until the keys can be stored.
        () => void again(() => ask('')),
      )
  }

  return { ask, lookLater, answered }
}
