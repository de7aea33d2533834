import type { Tenant } from '#core/api/tenant.ts'
import { onFacts } from '#core/worker.ts'
import type { AnyDriver } from './driver.ts'
import { firstPrinter } from './first-printer.ts'
import { isPrinterAddress } from './lan-address.ts'
import type { PaperTape } from './paper-tape/paper-tape.ts'
import { openPrinters } from './printers.ts'

export type BoxPrinters = ReturnType<typeof openBoxPrinters>

/**
 * The printers of a box: those entered at its cinema, followed while it runs, or the one of its own setting until there
 * are any. What the built-in paper prints is told to open pages.
 */
export function openBoxPrinters(
  tenant: Tenant,
  cinemaId: string,
  setting: string,
  drivers: readonly AnyDriver[],
) {
  const first = firstPrinter(setting, drivers)
  const tapes = new Set<PaperTape>()
  const printers = openPrinters(
    drivers,
    () => {
      const entered = tenant.node.catalogue.get('cinema', cinemaId)?.printers ?? []
      return entered.length ? entered : [first]
    },
    ({ printer }) => {
      if (!('jobs' in printer)) return
      const tape = printer as PaperTape
      tapes.add(tape)
      tape.onJob(job => tenant.live.emit('private-exhibitor', { type: 'print.job', id: job.id }))
    },
    // What people entered is looked at again here, whichever node said it; the box's own setting is the machine's.
    entry => (entry === first ? undefined : isPrinterAddress),
  )
  printers.follow()
  const stopFollowing = onFacts(tenant.node, new Set(['cinema.changed']))(printers.follow)
  return {
    ...printers,
    /** What came out of the built-in paper, oldest first. */
    printed: () =>
      [...tapes].flatMap(tape => tape.jobs()).sort((one, other) => one.at.localeCompare(other.at)),
    async stop(): Promise<void> {
      stopFollowing()
      await printers.stop()
    },
  }
}
