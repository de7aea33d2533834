import type { AutomationRan } from '#core/automations/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

/** Rules that a manager makes run at the relay alone, once for each occasion, also after a loss, and are noted as they ended. */
export function openRuleCheck(fail: Fail, stats: Stats) {
  const ran = new Map<string, Fact>()
  return {
    see({ fact, author, wasLost }: Told): void {
      if (fact.type !== 'automation.ran') return
      const { automationId, occasion, outcome, action } = fact.body as AutomationRan
      count(stats, `rules: ${action}, ${outcome}`)
      if (author.identity.role !== 'relay') fail('automation', `${author.name} runs ${automationId}`)
      const name = `${automationId} ${occasion}`
      const before = ran.get(name)
      // A relay that lost both its disks has run it anew, before anybody brought back that it had: here the new run is
      // heard first, and there a box of another cinema alone knows of the old one, and has not told yet.
      if (before && (wasLost || !knewOf(author, before, fact))) return count(stats, 'rules run before a loss')
      if (before) fail('automation', `${name} ran by ${runOf(before)} and by ${runOf(fact)}`)
      ran.set(name, fact)
    },
    reset: () => ran.clear(),
  }
}

const runOf = ({ body }: Fact) => (body as AutomationRan).runId

/** Whether a place had one fact when it wrote another. */
function knewOf({ incarnation }: Place, before: Fact, after: Fact): boolean {
  const position = incarnation?.node.db.prepare(
    'SELECT f.position FROM facts f JOIN origins o ON o.id = f.origin_id WHERE o.origin = ? AND f.seq = ?',
  )
  const [known, written] = [before, after].map(
    ({ origin, seq }) => position?.pluck().get(origin, seq) as number,
  )
  return known !== undefined && known < written!
}
