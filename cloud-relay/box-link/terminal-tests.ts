import { randomUUID } from 'node:crypto'
import type { Node } from '#core/journal/node.ts'
import type { TerminalLook } from '#core/api/terminal-looks.ts'
import { terminalTestedMessage } from '#core/devices/terminal-test-contract.ts'
import type { Frame } from '#core/replication/handshake.ts'

/** A terminal has some seconds to answer its box; a box that says nothing after these is away. */
const answerMs = 20_000
/** Questions at once; managers ask one at a time. */
const most = 50

type Answer = TerminalLook | null | undefined

/** Questions to boxes about their card terminals, and what they answer. */
export function openTerminalTests({ runtime }: Pick<Node, 'runtime'>) {
  const open = new Map<string, { cinemaId: string; end: (answer: Answer) => void }>()
  return {
    /**
     * Asks a box; resolves with what its terminal answered, null where the box did not look, and undefined where it says
     * nothing in time.
     *
     * @param send sends the question, under the name that its answer bears
     */
    async ask(cinemaId: string, send: (askId: string) => void): Promise<Answer> {
      if (open.size >= most) return null
      const askId = randomUUID()
      const late = new AbortController()
      const answered = new Promise<Answer>(end => open.set(askId, { cinemaId, end }))
      send(askId)
      const silence = runtime.sleep(answerMs, late.signal).then(() => undefined)
      try {
        return await Promise.race([answered, silence])
      } finally {
        open.delete(askId)
        late.abort()
      }
    },
    /** A box answers of its own cinema alone. */
    receive(cinemaId: string, frame: Frame): void {
      const { data } = terminalTestedMessage.safeParse(frame)
      const asked = data && open.get(data.askId)
      if (asked?.cinemaId === cinemaId) asked.end(data?.look)
    },
  }
}
export type TerminalTests = ReturnType<typeof openTerminalTests>
