import type { Node } from '#core/journal/node.ts'
import { terminalTestedMessage } from '#core/devices/terminal-test-contract.ts'
import { openBoxQuestions } from './box-questions.ts'

/** Questions to boxes about their card terminals: what one answered, and null where the box did not look. */
export function openTerminalTests(node: Pick<Node, 'runtime'>) {
  return openBoxQuestions(node, frame => {
    const { data } = terminalTestedMessage.safeParse(frame)
    return data && { askId: data.askId, answer: data.look }
  })
}
export type TerminalTests = ReturnType<typeof openTerminalTests>
