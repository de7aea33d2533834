import { nodeActor, sealedOf, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { Hidden } from '../journal/storage/journal-store.ts'
import { lackingKeys, scopeOfPart, takeKeys } from '../journal/storage/private-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Keys that are asked for at once. */
const keysPerMessage = 500
/** How long it waits for an answer, and when keys could not be kept. */
const againMs = 5000

/**
 * Keys of private parts over a line: they go beside the facts they belong to, and a side that lost some asks for them.
 * Only keys of streams that both share are given, and those of a person's secrets only where that person works.
 */
export function openKeyExchange(options: {
  node: Node
  send: (message: SyncMessage) => void
  scopes: readonly string[]
  /** Whether the other side may read what speaks of somebody, as `private_parts.about` names them. */
  mayRead: (about: string) => boolean
  isOpen: () => boolean
}) {
  const { node, send, scopes, mayRead, isOpen } = options
  /** The last question, while nothing was heard of it. */
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

  /** A message may be lost on a line that stays up. */
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
    /** The line is up: what is missing here may be there. */
    seek: () => ask(''),
    hear(message: Extract<SyncMessage, { kind: 'want-keys' | 'keys' }>) {
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
          // The mirror is gone, or the disk is full: it is asked for again until it can be kept.
          () => void again(() => ask('')),
        )
    },
  }
}
