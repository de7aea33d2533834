import { randomUUID } from 'node:crypto'
import type { Node } from '#core/journal/node.ts'
import type { Frame } from '#core/replication/handshake.ts'

/** What is asked takes a box some seconds; one that says nothing after these is away. */
const answerMs = 20_000
/** Questions at once; managers ask one at a time. */
const most = 50

/**
 * Questions to boxes about what is in their cinema's network, and what they answer.
 *
 * @param answerOf reads an answer and the name of its question; undefined for what is none
 */
export function openBoxQuestions<A>(
  { runtime }: Pick<Node, 'runtime'>,
  answerOf: (frame: Frame) => { askId: string; answer: A | null } | undefined,
) {
  type Answer = A | null | undefined
  const open = new Map<string, { cinemaId: string; end: (answer: Answer) => void }>()
  return {
    /**
     * Asks a box; resolves with its answer, null where the box did not look, and undefined where it says nothing in
     * time.
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
      const given = answerOf(frame)
      const asked = given && open.get(given.askId)
      if (asked?.cinemaId === cinemaId) asked.end(given?.answer)
    },
  }
}
