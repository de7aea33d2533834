import type { AutomationRan } from '#core/automations/facts.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

/** Rules that a manager makes run at the relay alone, once for each occasion, also after a loss, and are noted as they ended. */
export function openRuleCheck(fail: Fail, stats: Stats) {
  const ran = new Map<string, string>()
  return {
    see({ fact: { type, body }, author, wasLost }: Told): void {
      if (type !== 'automation.ran') return
      const { automationId, occasion, runId, outcome, action } = body as AutomationRan
      count(stats, `rules: ${action}, ${outcome}`)
      if (author.identity.role !== 'relay') fail('automation', `${author.name} runs ${automationId}`)
      const name = `${automationId} ${occasion}`
      const before = ran.get(name)
      // A relay that lost both its disks has run it anew, before anybody brought back that it had.
      if (before !== undefined && wasLost) return count(stats, 'rules run before a loss')
      if (before !== undefined) fail('automation', `${name} ran by ${before} and by ${runId}`)
      ran.set(name, runId)
    },
    reset: () => ran.clear(),
  }
}
