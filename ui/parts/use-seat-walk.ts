import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { SeatState } from './SeatButton.tsx'
import { seatAfter, type SeatRow, type SeatStep } from './seat-grid.ts'

/**
 * One tab stop for the whole plan, moved by the arrow keys and by presses; `entry` says where Tab enters first. The
 * handlers belong on the grid: seats have none of their own.
 */
export function useSeatWalk({
  rows,
  entry,
  onPress,
}: {
  rows: readonly SeatRow[]
  entry: () => string | null
  onPress: (seatId: string, byKey: boolean) => void
}): {
  tabStop: string | null
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
} {
  const [walkedTo, setWalkedTo] = useState<string | null>(null)
  return {
    tabStop: walkedTo !== null && isIn(rows, walkedTo) ? walkedTo : entry(),
    onClick: event => {
      const seatId = seatIdOf(event.target)
      if (!seatId) return
      setWalkedTo(seatId)
      // A click made by Space or Enter has a press count of 0.
      onPress(seatId, event.detail === 0)
    },
    onKeyDown: event => {
      const step = stepOf(event)
      const seatId = seatIdOf(event.target)
      if (!step || !seatId) return
      event.preventDefault()
      const next = seatAfter(rows, seatId, step)
      setWalkedTo(next)
      const button = event.currentTarget.querySelector<HTMLElement>(`[data-seat="${CSS.escape(next)}"]`)
      button?.focus({ preventScroll: true })
      button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
  }
}

/** Tab enters the plan at the first chosen seat, else at a free seat in the middle. */
export function entrySeat(
  rows: readonly SeatRow[],
  chosen: readonly string[],
  stateOf: (seatId: string) => SeatState,
): string | null {
  const first = chosen.find(seatId => isIn(rows, seatId))
  if (first !== undefined) return first
  const middle = rows[Math.floor(rows.length / 2)]
  const free = middle?.seats.filter(seat => stateOf(seat.id) === 'free') ?? []
  return (free[Math.floor(free.length / 2)] ?? middle?.seats[0])?.id ?? null
}

const isIn = (rows: readonly SeatRow[], seatId: string): boolean =>
  rows.some(row => row.seats.some(seat => seat.id === seatId))

const seatIdOf = (target: EventTarget): string | null =>
  (target as Element).closest<HTMLElement>('[data-seat]')?.dataset.seat ?? null

function stepOf(event: KeyboardEvent): SeatStep | null {
  if (event.altKey || event.metaKey) return null
  const everySeat = event.ctrlKey
  if (event.key === 'Home') return everySeat ? 'first' : 'rowStart'
  if (event.key === 'End') return everySeat ? 'last' : 'rowEnd'
  if (everySeat) return null
  const arrows: Record<string, SeatStep> = {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'towardsScreen',
    ArrowDown: 'awayFromScreen',
  }
  return arrows[event.key] ?? null
}
