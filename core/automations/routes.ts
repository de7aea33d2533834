import type { Mount } from '../api/mount.ts'
import { allBoxes } from '../membership/store.ts'
import { refusalSentence } from '../i18n/refusals/sentence.ts'
import { Refusal, type RefusalCode } from '../refusal.ts'
import { loadAbout } from './about-load.ts'
import { automationActions } from './automation.ts'
import { awaySince } from './away-store.ts'
import { runningRules } from './commands.ts'
import { readAutomationRuns } from './contract.ts'
import { automationOutcomes } from './facts.ts'
import { loadSituation } from './load.ts'
import { occasionsIn } from './occasions.ts'
import { newestRuns } from './store.ts'

const runsListed = 50
const examplesListed = 5
const weekMs = 7 * 86_400_000

/** What rules did, and would have done; only at the relay, which runs them. */
export function automationRoutes(mount: Mount): void {
  mount(readAutomationRuns, ({ params }, { tenant, locale }) => {
    const { node } = tenant
    const { db, catalogue, identity } = node
    const rule = catalogue.get('automation', params.id)
    if (!rule || rule.deleted) throw new Refusal('record_unknown')
    const nowMs = node.runtime.now()
    const known = { db, catalogue, identity, nowMs }
    const since = awaySince(db)
    const away = allBoxes(db)
      .filter(({ cinemaId, nodeId }) => cinemaId === rule.cinemaId && since[nodeId] !== undefined)
      .map(({ nodeId }) => ({ nodeId, sinceMs: since[nodeId]! }))
    const span = { fromMs: nowMs - weekMs, toMs: nowMs }
    // Also those that it has run for.
    const anew = { ...rule, id: '' }
    const would = occasionsIn(rule, loadSituation(known, anew, span.fromMs, away), span)
    return {
      runs: newestRuns(db, rule.id, runsListed).map(run => ({
        id: run.runId,
        at: run.at,
        about: loadAbout(node, run, locale),
        action: automationActions.find(each => each === run.action) ?? rule.action,
        outcome: automationOutcomes.find(each => each === run.outcome) ?? 'done',
        count: run.count,
        why: run.refusal === null ? null : refusalSentence(run.refusal as RefusalCode, {}, locale, 'UTC'),
      })),
      running: runningRules(node).some(({ id }) => id === rule.id),
      wouldHave: {
        count: would.length,
        latest: would
          .slice(-examplesListed)
          .toReversed()
          .map(each => ({ at: new Date(each.atMs).toISOString(), about: loadAbout(node, each, locale) })),
      },
    }
  })
}
