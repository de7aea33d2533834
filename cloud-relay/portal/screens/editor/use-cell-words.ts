import { useMemo } from 'react'
import { cellKey, seatsByCell, type Plan } from '#core/seating/plan/plan.ts'
import { useWords } from '../../words/WordsProvider.tsx'
import type { PlanClasses } from '../use-seat-classes.ts'
import type { Selection } from './PlanCanvas.tsx'

/** The chosen places in words: what is at one, or how many seats are among several. */
export function useCellWords(plan: Plan, { from, to }: Selection, { wordOf }: PlanClasses): string {
  const { t } = useWords()
  const cells = useMemo(() => seatsByCell(plan), [plan])
  if (from.row === to.row && from.col === to.col) {
    const found = cells.get(cellKey(to.row, to.col))
    const place = t('plan_place', { row: to.row + 1, col: to.col + 1 })
    if (!found) return `${place} · ${t('plan_place_empty')}`
    const { seat, disabled } = found
    const mate = seat.pairedWith && [...cells.values()].find(other => other.seat.id === seat.pairedWith)?.seat
    return [
      place,
      t('plan_seat', { row: seat.row, number: seat.number }),
      wordOf(seat),
      seat.style && t(`plan_do_${seat.style}`),
      disabled && t('plan_is_off'),
      !disabled && t(seat.online ? 'plan_is_online' : 'plan_is_register'),
      !disabled && !seat.autoassign && t('plan_is_quiet'),
      mate && t('plan_is_paired', { row: mate.row, number: mate.number }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  let count = 0
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++)
    for (let col = Math.min(from.col, to.col); col <= Math.max(from.col, to.col); col++)
      if (cells.has(cellKey(row, col))) count += 1
  return t('plan_chosen', {
    count,
    rows: Math.abs(from.row - to.row) + 1,
    columns: Math.abs(from.col - to.col) + 1,
  })
}
