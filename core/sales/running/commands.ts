import { billById } from '../../billing/store.ts'
import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import { heldByBasket, keepHold } from '../../seating/basket-store.ts'
import { exhibitorOf } from '../../venue/exhibitor.ts'
import { isEmpty } from '../basket-parts.ts'
import { withSeatsKept } from '../parked/basket.ts'
import { endOfDay, inBasket, type Clerk } from '../parked/commands.ts'
import { parkedById } from '../parked/store.ts'
import type { RunningView } from './contract.ts'
import type { RunningBasket } from './running.ts'
import { dropRunningBefore, putRunning, runningById, runningElsewhere, type RunningRow } from './store.ts'

/**
 * Keeps what a register has in front of it, in place of what it had before; nothing when it has nothing. Refuses
 * `basket_taken_over` where another register has gone on with that basket, or sold it.
 */
export function keepRunning(tx: Tx, running: RunningBasket | null, clerk: Clerk): void {
  const { db, nowMs } = tx
  const device = tx.actor.device ?? ''
  if (!running || (isEmpty(running.basket) && running.at === 'selling'))
    return dropRunningBefore(db, device, '', nowMs)
  const { id } = running.basket
  requireHere(tx, id)
  // Its sale was made, and the register has not heard of it yet; or it was put aside a moment ago.
  if (billById(db, id) || parkedById(db, id, nowMs)?.taken_by === '') return
  dropRunningBefore(db, device, id, nowMs)
  putRunning(db, {
    id,
    device,
    content: JSON.stringify(running),
    employee: clerk.employeeName,
    at_ms: nowMs,
    until_ms: endOfDay(tx, clerk.cinemaId),
    from_device: runningById(db, id)?.from_device ?? '',
  })
}

/**
 * Goes on at this register with what another one had in front of it: its seats are this one's now, and that one sells it no
 * more. Asked again by the same register it is the same. Refuses `running_unknown` for one that was sold, parked or given
 * up, and `basket_taken_over` with who has it.
 *
 * @param from the register it was seen at
 */
export function takeOver(tx: Tx, id: string, from: string, clerk: Clerk): RunningBasket {
  const { db, nowMs } = tx
  const device = tx.actor.device ?? ''
  const row = runningById(db, id)
  if (!row || row.until_ms <= nowMs || !isRunning(tx, row)) throw new Refusal('running_unknown')
  if (row.device !== device && row.device !== from) throw takenOver(tx, row)
  if (row.device !== device) {
    dropRunningBefore(db, device, id, nowMs)
    putRunning(db, { ...row, device, employee: clerk.employeeName, at_ms: nowMs, from_device: row.device })
  }
  const untilMs = nowMs + (exhibitorOf(tx.catalogue)?.holdSeconds ?? 600) * 1000
  keepHold(db, id, { device, untilMs, nowMs })
  const running = JSON.parse(row.content) as RunningBasket
  // A sum that is being paid stays what it is: the sale looks at its seats.
  if (running.at !== 'selling') return running
  const held = new Set(heldByBasket(db, id, nowMs).map(({ scheduleId, seatId }) => `${scheduleId} ${seatId}`))
  const basket = withSeatsKept(running.basket, (scheduleId, seatId) => held.has(`${scheduleId} ${seatId}`))
  return { ...running, basket }
}

/** Refuses `basket_taken_over` for a basket that another register has gone on with. */
export function requireNotTakenOver(tx: Pick<Tx, 'db' | 'actor' | 'catalogue'>, id: string): void {
  const row = runningById(tx.db, id)
  if (row && row.from_device && row.device !== (tx.actor.device ?? '')) throw takenOver(tx, row)
}

/**
 * What other registers have in front of them.
 *
 * @param isOn whether a register is connected now
 */
export function listRunning(
  tx: Pick<Tx, 'db' | 'catalogue' | 'nowMs' | 'actor'>,
  isOn: (device: string) => boolean,
): RunningView[] {
  const { db, catalogue, nowMs } = tx
  return runningElsewhere(db, tx.actor.device ?? '', nowMs)
    .filter(row => isRunning(tx, row))
    .map(row => {
      const { basket, at } = JSON.parse(row.content) as RunningBasket
      return {
        ...inBasket(basket),
        at: new Date(row.at_ms).toISOString(),
        employee: row.employee,
        device: catalogue.get('device', row.device)?.name ?? '',
        deviceId: row.device,
        isOn: isOn(row.device),
        isPaying: at !== 'selling',
      }
    })
}

/** Neither sold nor put aside meanwhile. */
function isRunning({ db, nowMs }: Pick<Tx, 'db' | 'nowMs'>, { id }: RunningRow): boolean {
  return !billById(db, id) && parkedById(db, id, nowMs)?.taken_by !== ''
}

/** The basket is this register's: no other one has gone on with it, or sold it. */
function requireHere(tx: Tx, id: string): void {
  const device = tx.actor.device ?? ''
  const sold = billById(tx.db, id)
  if (sold && (sold.deviceId ?? device) !== device)
    throw new Refusal('basket_taken_over', { name: sold.employeeName ?? '', till: sold.device ?? '' })
  const row = runningById(tx.db, id)
  if (row && row.device !== device) throw takenOver(tx, row)
  const parked = parkedById(tx.db, id, tx.nowMs)
  if (parked?.taken_by && parked.taken_device !== device)
    throw takenOver(tx, { device: parked.taken_device, employee: parked.taken_by })
}

function takenOver(
  { catalogue }: Pick<Tx, 'catalogue'>,
  { device, employee }: Pick<RunningRow, 'device' | 'employee'>,
): Refusal {
  return new Refusal('basket_taken_over', {
    name: employee,
    till: catalogue.get('device', device)?.name ?? '',
  })
}
