import type { AutomationAction } from './automation.ts'

/** How a run ended: done; there was nothing to do; or refused, by what `refusal` says. */
export const automationOutcomes = ['done', 'nothing', 'refused'] as const
export type AutomationOutcome = (typeof automationOutcomes)[number]

/**
 * A rule ran. Written in the same transaction as what it did; its mails are owed by this fact alone, so none leaves before
 * it is on the mirror and none is ordered twice.
 */
export type AutomationRan = {
  runId: string
  automationId: string
  cinemaId: string
  /** Which of its occasions, by `Occasion.key`. */
  occasion: string
  action: AutomationAction
  outcome: AutomationOutcome
  /** Mails, seats or shows, by what was done. */
  count: number
  refusal?: string
  scheduleId?: string
  productId?: string
  nodeId?: string
  voucherId?: string
  /** Who of the house is mailed. */
  employeeIds?: string[]
}
