import { randomUUID } from 'node:crypto'
import type { Node } from '#core/journal/node.ts'
import { cloudOrderedMessage, type CloudAnswer, type CloudOrder } from '#core/terminal/cloud-contract.ts'
import type { Frame } from '#core/replication/handshake.ts'
import type { RelayConnection } from './relay-connection.ts'

/** A provider has some seconds to answer the relay; a relay that says nothing after these is away. */
const answerMs = 30_000

/** Questions of this box to its relay about card terminals that are reached over the internet. */
export function openTerminalOrders({ runtime }: Pick<Node, 'runtime'>) {
  const open = new Map<string, (answer: CloudAnswer) => void>()
  return {
    /**
     * Asks the relay. Resolves with `away` where nothing was sent, and undefined where no answer came in time.
     *
     * @param connection the one there is now, if any
     */
    async ask(order: CloudOrder, connection: Pick<RelayConnection, 'isTalking' | 'say'> | undefined) {
      if (!connection?.isTalking()) return 'away' as const
      const askId = randomUUID()
      const late = new AbortController()
      const answered = new Promise<CloudAnswer>(end => open.set(askId, end))
      connection.say({ kind: 'terminal-order', askId, ...order })
      const silence = runtime.sleep(answerMs, late.signal).then(() => undefined)
      try {
        return await Promise.race([answered, silence])
      } finally {
        open.delete(askId)
        late.abort()
      }
    },
    receive(frame: Frame): void {
      const { data } = cloudOrderedMessage.safeParse(frame)
      if (data) open.get(data.askId)?.(data.answer)
    },
  }
}
