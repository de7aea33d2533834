import { linesNow } from '#core/billing/line-store.ts'
import { scheduleById } from '#core/programme/store.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import type { Incarnation } from './place.ts'
import type { Simulation } from './simulation.ts'

/** Money that a person is called for although all is well: nothing may be stuck but what was found or cannot be shown. */
export function stuckMoney(
  { node }: Incarnation,
  { emergencyModeCheck, forks }: Pick<Simulation, 'emergencyModeCheck' | 'forks'>,
): string[] {
  // Whoever bought a seat of a show that went with the history that was not chosen is told of, as promised.
  const wentWithShow = (id: string) =>
    linesNow(node.db, id.slice('bill:'.length)).some(
      ({ scheduleId }) =>
        scheduleId && forks.wasPlannedInQuarantine(scheduleId) && !scheduleById(node.db, scheduleId),
    )
  // A seat that a box sold in emergency mode is lost to whoever had bought it: that is told, as promised.
  const lostInEmergencyMode = (id: string) =>
    linesNow(node.db, id.slice('bill:'.length)).some(line =>
      emergencyModeCheck.wasForgotten(`${line.scheduleId}/${line.seatId}`),
    )
  return (
    worklistOf(stuckNow(node.db), node.runtime.now())
      .filter(({ kind, next }) => kind !== 'show_cancelled' && next !== 'money_is_back')
      // A guest who left it at the terminal, and a refund that nobody came for; an answer is asked for again.
      .filter(({ kind }) => kind !== 'terminal_money' && kind !== 'terminal_refund')
      .filter(({ id, kind }) => kind !== 'seat_lost' || !(lostInEmergencyMode(id) || wentWithShow(id)))
      .map(({ id, kind }) => `the work list tells of ${id}: ${kind}`)
  )
}
