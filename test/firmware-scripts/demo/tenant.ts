import { Temporal } from 'temporal-polyfill'
import type { DemoExhibitor } from '#scripts/demo/data/exhibitors.ts'
import { planDay, type PlannedShow } from '#scripts/demo/data/programme.ts'

/** The shows of so many business days from `first`, of everything the exhibitor has. */
export function showsOf({ screens, movies }: DemoExhibitor, first: string, days: number): PlannedShow[] {
  return daysFrom(first, days).flatMap(day => planDay({ day, screens, movies }))
}

export function daysFrom(first: string, days: number): string[] {
  return Array.from({ length: days }, (_, ahead) =>
    Temporal.PlainDate.from(first).add({ days: ahead }).toString(),
  )
}
