import { useMemo, useState } from 'react'
import { mostSnacks } from '#core/pricing/online-snacks.ts'
import type { ScheduleData } from './schedule-data.ts'

/** A snack in the basket, what all of it costs, and what its cups or bottles are charged for; cents. */
export type ChosenSnack = { id: string; name: string; quantity: number; cents: number; depositCents: number }

export type Snacks = {
  chosen: readonly ChosenSnack[]
  cents: number
  quantityOf: (id: string) => number
  set: (id: string, quantity: number) => void
  /** No further kind has room in the order. */
  full: boolean
}

const keyOf = (scheduleId: string) => `foyer.snacks.${scheduleId}`

/** What a visitor orders with the tickets of a show, as far as it is offered now; this tab keeps it for a reload. */
export function useSnacks(scheduleId: string, products: ScheduleData['products']): Snacks {
  const [wanted, setWanted] = useState(() => remembered(scheduleId))
  const chosen = useMemo(
    () =>
      products.flatMap(({ product_id: id, name, price, deposit, most }) => {
        const quantity = Math.min(wanted[id] ?? 0, most)
        return quantity > 0
          ? [{ id, name, quantity, cents: quantity * price, depositCents: quantity * deposit }]
          : []
      }),
    [products, wanted],
  )
  return {
    chosen,
    cents: chosen.reduce((sum, { cents, depositCents }) => sum + cents + depositCents, 0),
    quantityOf: id => chosen.find(each => each.id === id)?.quantity ?? 0,
    set: (id, quantity) => {
      const next = { ...wanted, [id]: quantity }
      setWanted(next)
      keep(scheduleId, next)
    },
    full: chosen.length >= mostSnacks,
  }
}

type Wanted = Readonly<Record<string, number>>

function remembered(scheduleId: string): Wanted {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(scheduleId)) ?? '{}') as Wanted
  } catch {
    return {}
  }
}

function keep(scheduleId: string, wanted: Wanted): void {
  try {
    sessionStorage.setItem(keyOf(scheduleId), JSON.stringify(wanted))
  } catch {
    // Without browser storage a reload forgets them.
  }
}

/** They are ordered. */
export function forgetSnacks(scheduleId: string): void {
  try {
    sessionStorage.removeItem(keyOf(scheduleId))
  } catch {
    // Nothing was kept.
  }
}
