import { Refusal } from '#core/refusal.ts'
import type { BundleHeader } from '#core/offline-sync/bundle.ts'
import type { OfflineSyncReport } from '#core/offline-sync/report.ts'
import { partsOf } from '#core/journal/fact.ts'
import { closedAt } from '#core/journal/storage/epoch-store.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

/** What is told of a file that was taken in is so: what it says was taken is here, and nothing in it is doubted. */
export function believesFile(
  simulation: Simulation,
  place: Place,
  header: BundleHeader,
  report: OfflineSyncReport,
): void {
  const { stats, fail, forks, hostile } = simulation
  const node = place.incarnation?.node
  if (!node) return
  count(stats, report.facts ? 'files taken' : 'files taken, with nothing new')
  count(stats, 'facts taken from files', report.facts)
  if (report.broughtBack) count(stats, `files: ${report.broughtBack}`)
  for (const { origin, outcome } of report.streams) {
    if (outcome !== 'taken' && outcome !== 'known') count(stats, `streams of files: ${outcome}`)
    const { seq, hash } = header.heads.find(head => head.origin === origin)!
    const here = node.journal.head(origin).seq
    const isHeld =
      here >= seq
        ? node.journal.hashAt(origin, seq) === hash
        : here >= (closedAt(node.db, origin) ?? Infinity)
    if ((outcome === 'taken' || outcome === 'known') && !isHeld)
      fail('offline-sync', `${place.name} says ${origin}#${seq} was ${outcome}, and holds ${here}`)
    if (outcome === 'refused')
      fail('trust', `${place.name} does not believe ${origin} in a file of ${header.from.nodeId}`)
    // Made before its box was set back where nobody remembered: the box went on, and only the file holds the old history.
    const isReal = forks.isForked(origin) || forks.isForgotten(hash)
    if (outcome === 'fork' && !isReal && !hostile.liesAbout(origin))
      fail('I3', `${place.name} believes that ${origin} in a file has another history`)
    const isOwn = partsOf(origin).nodeId === node.identity.nodeId
    // Made before a person chose the other history: that stream is over, and nothing more of it is in doubt.
    const isOver = here >= (closedAt(node.db, origin) ?? Infinity)
    if (outcome === 'fork' && isOwn && !isOver && !isHeld && !node.nodeStatus.recovery())
      fail('I3', `${place.name} reads in a file that ${origin} has two histories, and goes on`)
  }
}

/** Somebody hands a machine what is not for it: it says no and holds exactly what it held. */
export async function changesNothing(
  { fail, stats }: Simulation,
  { name, incarnation }: Place,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const heads = () =>
    JSON.stringify([incarnation?.node.journal.heads(), incarnation?.node.nodeStatus.recovery()])
  const before = heads()
  const said = await work().then(
    () => 'yes',
    (cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause
      return cause.code
    },
  )
  count(stats, `wrong files: ${said}`)
  const cannotTell = said === 'mirror_unavailable' || said === 'node_recovering'
  if (!cannotTell && !/^bundle_(damaged|sealed|forged)$/.test(said))
    fail('offline-sync', `${name} was handed ${what} and says ${said}`)
  if (heads() !== before) fail('offline-sync', `${what} changed something at ${name}`)
}
