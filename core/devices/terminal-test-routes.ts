import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { terminalById } from '../terminal/load.ts'
import { testTerminal } from './terminal-test-contract.ts'

/** Looking for a card terminal: at its box, or at the relay, which asks the box. */
export function terminalTestRoutes(mount: Mount): void {
  mount(testTerminal, async ({ body }, { tenant }) => {
    const { node, line } = tenant
    const { cinemaId, terminalId } = body
    if (!terminalById(node.catalogue, cinemaId, terminalId)) throw new Refusal('record_unknown')
    if (!line.testTerminal) {
      if (node.identity.cinemaId !== cinemaId || !tenant.testTerminal) throw new Refusal('record_unknown')
      return { look: await tenant.testTerminal(terminalId) }
    }
    if (!line.connected(cinemaId)) throw new Refusal('box_away')
    const answer = await line.testTerminal(cinemaId, terminalId)
    if (answer === undefined) throw new Refusal('box_away')
    if (answer === null) throw new Refusal('too_many_requests')
    return { look: answer }
  })
}
