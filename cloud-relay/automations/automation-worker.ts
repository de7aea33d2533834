import type { Tenant } from '#core/api/tenant.ts'
import { awayAfter, awaySince, isSameAway, keepAway } from '#core/automations/away-store.ts'
import { dueOccasions, noteRefused, runDue, runningRules } from '#core/automations/commands.ts'
import type { Away } from '#core/automations/load.ts'
import type { Occasion } from '#core/automations/occasions.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { releases } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import { nodeWorker, onFacts } from '#core/worker.ts'

const actor = nodeActor('automations')
const everyMs = 30_000

type Boxes = () => readonly { nodeId: string; cinemaId: string; connected: boolean }[]

/**
 * Runs the exhibitor's rules, at the relay alone: looks every half minute what has come, and does it, each once. What it
 * does and the note that it did are one commit, so a relay that is killed goes on where it was. Mails leave by the mailer,
 * which finds them in the journal. While it recovers, the rules of a cinema run once that cinema's box has told what it knows.
 */
export function openAutomationWorker({ node }: Pick<Tenant, 'node'>, boxes: Boxes) {
  /** What was seen last, also where it could not be kept: a box that was there in between is away anew. */
  let seen: Record<string, number> | undefined

  async function look(known: ReturnType<Boxes>): Promise<Record<string, number>> {
    const kept = awaySince(node.db)
    const now = (seen = awayAfter(seen ?? kept, known, node.runtime.now()))
    if (!isSameAway(kept, now)) await node.execute(actor, tx => keepAway(tx, now))
    return now
  }

  async function work(ending: AbortSignal): Promise<void> {
    if (!releases(node)) return
    const known = boxes()
    const away = await look(known)
    // What came before a loss may have run, and what one box knows of it is not all that was known.
    const lostMs = Date.parse(node.nodeStatus.recovery()?.since ?? '')
    const sinceMs = lostMs <= node.runtime.now() ? lostMs : 0
    for (const rule of runningRules(node)) {
      if (!node.nodeStatus.openFor(rule.cinemaId)) continue
      const theirs: Away = known
        .filter(({ cinemaId, nodeId }) => cinemaId === rule.cinemaId && away[nodeId] !== undefined)
        .map(({ nodeId }) => ({ nodeId, sinceMs: away[nodeId]! }))
      const { db, catalogue, identity } = node
      const now = { db, catalogue, identity, nowMs: node.runtime.now() }
      for (const occasion of dueOccasions(now, rule, theirs)) {
        if (ending.aborted) return
        if (occasion.atMs < sinceMs) continue
        await runOnce(rule.id, occasion, theirs)
      }
    }
  }

  async function runOnce(id: string, occasion: Occasion, away: Away): Promise<void> {
    try {
      await node.execute(actor, tx => runDue(tx, id, occasion, away))
    } catch (cause) {
      // A node that may write nothing now is asked again; anything else it refuses is the rule's outcome.
      if (!(cause instanceof Refusal) || !releases(node) || node.diskFull()) throw cause
      if (cause.code === 'node_recovering') return
      await node.execute(actor, tx => noteRefused(tx, id, occasion, cause.code))
    }
  }

  const worker = nodeWorker(node, {
    name: 'automations',
    work,
    everyMs,
    firstMs: everyMs,
    wakeOn: onFacts(node, new Set(['automation.changed'])),
    logMessage: 'rules could not be run, and are later',
  })
  return { work, begin: () => void worker.start(), close: () => worker.stop() }
}
