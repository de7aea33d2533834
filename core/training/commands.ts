import { changeEntry } from '../catalogue/change-entry.ts'
import type { Node, Tx } from '../journal/node.ts'
import { readsTraining, tradesForReal } from '../journal/storage/training.ts'
import { Refusal } from '../refusal.ts'
import type { TrainingView } from './contract.ts'
import { daysMost, trainingEndMs } from './rules.ts'

/** How an exhibitor trains, as this node knows it. */
export function trainingOf({
  db,
  catalogue,
  runtime,
}: Pick<Node, 'db' | 'catalogue' | 'runtime'>): TrainingView {
  return viewOf({ db, catalogue, nowMs: runtime.now(), training: readsTraining(db) })
}

function viewOf({ db, catalogue, nowMs, training }: Pick<Tx, 'db' | 'catalogue' | 'nowMs' | 'training'>) {
  const endMs = trainingEndMs(catalogue)
  const isOver = endMs !== undefined && endMs <= nowMs
  return {
    training,
    until: endMs === undefined ? null : new Date(endMs).toISOString(),
    open: training || (!isOver && !tradesForReal(db)),
  }
}

/**
 * Sets until when an exhibitor trains; null opens its books now. Refuses `training_over` once they are open or anything
 * was sold for real, since that would take real sales out of them; `invalid_input` for an instant that is past or too
 * far away; and `set_at_relay` on a box.
 */
export function setTrainingUntil(tx: Tx, until: string | null): void {
  if (tx.identity.role !== 'relay') throw new Refusal('set_at_relay')
  const exhibitor = tx.catalogue.all('exhibitor')[0]
  if (!exhibitor) throw new Refusal('not_found')
  if (!viewOf(tx).open) throw new Refusal('training_over')
  if (until !== null) requireFit(until, tx.nowMs)
  changeEntry(tx, 'exhibitor', exhibitor.id, { trainingUntil: until ?? tx.now })
}

/** Refuses `invalid_input` at the field for an instant that is past or too far away. */
export function requireFit(until: string, nowMs: number, field = 'until'): void {
  const ms = Date.parse(until)
  if (ms <= nowMs || ms > nowMs + daysMost * 86_400_000)
    throw new Refusal('invalid_input', {}, { [field]: ['field.day_to_come'] })
}
