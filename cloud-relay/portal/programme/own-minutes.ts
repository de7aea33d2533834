import { ownMinutesMost, type OwnMinutes } from '#core/programme/own-minutes.ts'
import type { Show } from './board.ts'

/** Where the pre-show of a strip ends, and where its cleaning does. */
export const edges = ['preShowMinutes', 'cleaningMinutes'] as const
export type Edge = (typeof edges)[number]

/** Minutes are changed on the board in steps of five. */
export const edgeStep = 5

/** The minutes a show has there now, whether its own or its screen's. */
export function minutesOf({ strip }: Pick<Show, 'strip'>): Record<Edge, number> {
  return {
    preShowMinutes: Math.round(strip.feature - strip.from),
    cleaningMinutes: Math.round(strip.ready - strip.end),
  }
}

/** What a show has of its own when one edge is put elsewhere: on five minutes, and as its screen where that has as many. */
export function withEdge(show: Pick<Show, 'schedule' | 'screen'>, edge: Edge, minutes: number): OwnMinutes {
  const put = Math.max(0, Math.min(ownMinutesMost, Math.round(minutes / edgeStep) * edgeStep))
  return {
    ...ownOf(show),
    [edge]: put === show.screen[edge] ? null : put,
  }
}

/** Its own minutes; null where it has those of its screen. */
export function ownOf({ schedule }: Pick<Show, 'schedule'>): OwnMinutes {
  return schedule.ownMinutes ?? { preShowMinutes: null, cleaningMinutes: null }
}

/** Whether two shows have the same of their own. */
export function isSameOwn(one: OwnMinutes, two: OwnMinutes): boolean {
  return edges.every(edge => one[edge] === two[edge])
}
