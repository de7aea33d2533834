import { nodeActor, sealedOf, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { Hidden } from '../journal/storage/fact-reading.ts'
import { lackingKeys, scopeOfPart, takeKeys } from '../journal/storage/private-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Keys that are asked for at once. */
const keysPerMessage = 500
/** How long to wait for an answer, and after keys could not be stored. */
const againMs = 5000

/**
 * Keys of private parts over a link: they are sent with their facts, and a side that lost some asks for them. Only
 * keys of shared streams are sent, and those of an employee's secrets only to where that employee works.
 */
export function openKeyExchange(options: {
  node: Node
  send: (message: SyncMessage) => void
  scopes: readonly string[]
  /** Whether the other side may read private parts about a person, as named in `private_parts.about`. */
  mayRead: (about: string) => boolean
  isOpen: () => boolean
}) {
  const { node, send, scopes, mayRead, isOpen } = options
  /** The last request, while it is unanswered. */
  let unanswered: object | undefined

  function keyFor({ digest, about }: Hidden): string | undefined {
    return about === null || mayRead(about) ? node.keys.get(digest) : undefined
  }

  function ask(after: string) {
    const digests = lackingKeys(node.db, after, keysPerMessage)
    if (!digests.length) return
    const question = {}
    unanswered = question
    send({ kind: 'want-keys', digests })
    void again(() => unanswered === question && ask(after))
  }

  /** A message may be lost while the link stays up. */
  async function again(work: () => void) {
    await node.runtime.sleep(againMs)
    if (isOpen()) work()
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
    seek: () => ask(''),
    receive(message: Extract<SyncMessage, { kind: 'want-keys' | 'keys' }>) {
      if (message.kind === 'want-keys') {
        const keys: Record<string, string> = {}
        for (const digest of message.digests) {
          const part = scopeOfPart(node.db, digest)
          const key = part && scopes.includes(part.scope) && keyFor({ digest, about: part.about })
          if (key) keys[digest] = key
        }
        return send({ kind: 'keys', keys, to: message.digests.at(-1)! })
      }
      unanswered = undefined
      node
        .execute(nodeActor('link'), () => takeKeys(node, message.keys))
        .then(
          () => ask(message.to),
          // The mirror is missing, or the disk is full: asked for again until the keys can be stored.
          () => void again(() => ask('')),
        )
    },
  }
}
