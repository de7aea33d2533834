import type { Context, Mount } from '../../api/mount.ts'
import type { Actor } from '../../journal/fact.ts'
import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import type { AtTerminal } from '../attempt.ts'
import { atTerminalOf } from '../routes.ts'
import { answerTerminalDayByWord, explainTerminalDay } from './commands.ts'
import {
  answerTerminalDay,
  endTerminalDay,
  explainTerminalDay as explain,
  printTerminalDay,
  readTerminalDay,
  readTerminalDays,
} from './contract.ts'
import { dayView, movedOfDay, terminalDaysOf, type DaysNow } from './load.ts'
import { dayById } from './store.ts'

/** What a box does with the ends of day of its card terminals. */
export type TerminalDaysAt = DaysNow & {
  /**
   * Writes an end of day down and then asks the terminal; resolves once it is written down. Refuses as `askDay` does,
   * `terminal_none`, and `terminal_busy` while the terminal is at work.
   */
  endDay(
    actor: Actor,
    order: { id: string; terminalId: string; locale: string },
    by: AtTerminal,
  ): Promise<void>
}

/** The paper of an end of day. */
export type DayPaper = {
  /** Orders its report on paper, in the transaction that knows it. Returns the order's id. */
  orderDay(tx: Tx, dayId: string, copy: boolean): string
}

/** The end of day of the card terminals at a box. */
export function terminalDayRoutes(mount: Mount, terminals: TerminalDaysAt, paper: DayPaper): void {
  const now = ({ tenant, signedIn }: Context) => terminalDaysOf(tenant.node, terminals, signedIn!.deviceId)
  const act = <R>(context: Context, command: (tx: Tx) => R) =>
    context.tenant.node.execute(context.actor, command)
  const known = ({ tenant: { node } }: Context, id: string) => {
    const day = dayById(node.db, node.identity.cinemaId ?? '', id)
    if (!day) throw new Refusal('record_unknown')
    return day
  }

  mount(readTerminalDays, (_, context) => now(context))

  mount(endTerminalDay, async ({ body }, context) => {
    await terminals.endDay(context.actor, { ...body, locale: context.locale }, atTerminalOf(context))
    return now(context)
  })

  mount(answerTerminalDay, async ({ params, body }, context) => {
    if (terminals.atWork(params.id)) throw new Refusal('terminal_busy')
    const by = atTerminalOf(context)
    await act(context, tx => {
      if (answerTerminalDayByWord(tx, params.id, body.cents, by)) paper.orderDay(tx, params.id, false)
    })
    return now(context)
  })

  mount(explain, async ({ params, body }, context) => {
    await act(context, tx => explainTerminalDay(tx, params.id, body.explanation, atTerminalOf(context)))
    return now(context)
  })

  mount(readTerminalDay, ({ params }, context) => {
    const day = known(context, params.id)
    const { moved, meant } = movedOfDay(context.tenant.node.db, day)
    return { day: dayView(day, terminals), moved, meant, lines: day.lines }
  })

  mount(printTerminalDay, async ({ params }, context) => {
    const day = known(context, params.id)
    return { printJobs: [await act(context, tx => paper.orderDay(tx, day.id, true))] }
  })
}
