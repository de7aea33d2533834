import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import type { AtTerminal } from './attempt.ts'
import { answerByWord, reverseTaken, type StartsAttempts } from './commands.ts'
import { abortAttempt, answerAttemptByWord, readTerminal, reverseAttempt, startAttempt } from './contract.ts'
import { codesOfDevice, terminalOfDevice } from './load.ts'
import { tillTerminalOf, type TerminalsNow } from './view-load.ts'

/** What a box does with its card terminals. */
export type Terminals = TerminalsNow &
  StartsAttempts & {
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
  const own = ({ tenant, signedIn }: Context, by: 'card' | 'code' = 'card') => {
    const { catalogue, identity } = tenant.node
    const of = by === 'card' ? terminalOfDevice : codesOfDevice
    const terminal = of(catalogue, identity.cinemaId ?? '', signedIn!.deviceId)
    if (!terminal) throw new Refusal('terminal_none')
    return terminal
  }

  mount(readTerminal, ({ query }, context) => now(context, query.forId))

  mount(startAttempt, async ({ body }, context) => {
    const { by, ...asked } = body
    const request = { ...asked, kind: 'payment', ofId: null } as const
    await terminals.start(context.actor, own(context, by).id, request, atTerminalOf(context))
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
    const order = { ...body, takenId: params.id }
    const at = { actor: context.actor, by: atTerminalOf(context), orElse: () => own(context) }
    return now(context, await reverseTaken(context.tenant.node, terminals, order, at))
  })
}
