import type { Context, Mount } from '../api/mount.ts'
import type { Actor } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import type { AtTerminal, AttemptRequest } from './attempt.ts'
import { answerByWord, requireTaken, reverseByWord } from './commands.ts'
import { abortAttempt, answerAttemptByWord, readTerminal, reverseAttempt, startAttempt } from './contract.ts'
import { terminalById, terminalOfDevice } from './load.ts'
import { attemptById } from './store.ts'
import { tillTerminalOf, type TerminalsNow } from './view-load.ts'

/** What a box does with its card terminals. */
export type Terminals = TerminalsNow & {
  /**
   * Writes an attempt down and then asks the terminal; resolves once it is written down. Refuses as `ask` does, and
   * `terminal_busy` while the terminal is at work.
   *
   * @param requireStill looks once more, in the transaction that writes it down, whether it is to be asked
   */
  start(
    actor: Actor,
    terminalId: string,
    request: AttemptRequest,
    by: AtTerminal,
    requireStill?: (tx: Tx) => void,
  ): Promise<void>
  /** Asks the terminal that is at work on an attempt to stop. */
  abort(attemptId: string): void
}

/** Who stands at which till. */
export const atTerminalOf = ({ tenant, signedIn }: Context): AtTerminal => ({
  employeeId: signedIn!.employeeId,
  employeeName: signedIn!.name,
  cinemaId: tenant.node.identity.cinemaId ?? '',
  deviceId: signedIn!.deviceId ?? '',
  device: signedIn!.device,
})

/** Card terminals at the tills of a box. */
export function terminalRoutes(mount: Mount, terminals: Terminals): void {
  const now = ({ tenant, signedIn }: Context, forId?: string) =>
    tillTerminalOf(tenant.node, terminals, { deviceId: signedIn!.deviceId, forId })
  const own = ({ tenant, signedIn }: Context) => {
    const { catalogue, identity } = tenant.node
    const terminal = terminalOfDevice(catalogue, identity.cinemaId ?? '', signedIn!.deviceId)
    if (!terminal) throw new Refusal('terminal_none')
    return terminal
  }

  mount(readTerminal, ({ query }, context) => now(context, query.forId))

  mount(startAttempt, async ({ body }, context) => {
    const request = { ...body, kind: 'payment', ofId: null } as const
    await terminals.start(context.actor, own(context).id, request, atTerminalOf(context))
    return now(context, body.forId)
  })

  mount(abortAttempt, ({ params }, context) => {
    terminals.abort(params.id)
    return now(context)
  })

  mount(answerAttemptByWord, async ({ params, body }, context) => {
    if (terminals.atWork(params.id)) throw new Refusal('terminal_busy')
    const { node } = context.tenant
    await node.execute(context.actor, tx => answerByWord(tx, params.id, body.isPaid, atTerminalOf(context)))
    return now(context)
  })

  mount(reverseAttempt, async ({ params, body }, context) => {
    const { node } = context.tenant
    const by = atTerminalOf(context)
    requireRecovered(node, by.cinemaId, body.id)
    const taken = requireTaken(node.db, by.cinemaId, params.id)
    const { cents, forId, id: ofId } = taken
    const request = { id: body.id, kind: 'reversal', forId, ofId, cents } as const
    const terminal = terminalById(node.catalogue, by.cinemaId, taken.terminalId) ?? own(context)
    if (body.byHand) await node.execute(context.actor, tx => reverseByWord(tx, request, terminal, by))
    else await terminals.start(context.actor, terminal.id, request, by)
    return now(context, forId)
  })
}

/**
 * A box that has just recovered may have forgotten the sale that some register made with this money: for ten minutes it
 * only repeats known reversals. Refuses `node_recovering`.
 */
function requireRecovered({ nodeStatus, db }: Node, cinemaId: string, reversalId: string): void {
  if (nodeStatus.listens() && !attemptById(db, cinemaId, reversalId)) throw new Refusal('node_recovering')
}
