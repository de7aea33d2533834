import type { AutomationRan } from './facts.ts'
import { applyAutomationRan } from './store.ts'

/** What can happen to rules, beside their edits. */
export type AutomationFacts = { 'automation.ran': AutomationRan }

export const automationKinds = {
  'automation.ran': { v: 1, trade: 'stays', apply: applyAutomationRan },
} as const
