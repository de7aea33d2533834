import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { beginPrinterRoll, testPrinter } from './printer-test-contract.ts'

/** Trying a printer, and saying that its roll is new: at its box, or at the relay, which tells the box. */
export function printerTestRoutes(mount: Mount): void {
  mount(testPrinter, async ({ body }, { tenant, locale }) => {
    const { node, line } = tenant
    const { cinemaId, printerId, drawer, commands } = body
    const known = node.catalogue.get('cinema', cinemaId)?.printers?.some(({ id }) => id === printerId)
    if (!known) throw new Refusal('record_unknown')
    if (commands && settingOf(node.catalogue, 'pos_config.command_sheet', cinemaId) < 1)
      throw new Refusal('command_sheet_off')
    const test = { printerId, drawer, locale, ...(commands ? { commands } : {}) }
    if (line.testPrinter) {
      if (!line.connected(cinemaId)) throw new Refusal('box_away')
      line.testPrinter(cinemaId, test)
      return { isOut: false }
    }
    if (node.identity.cinemaId !== cinemaId || !tenant.testPrinter) throw new Refusal('record_unknown')
    await tenant.testPrinter(test)
    return { isOut: true }
  })
  mount(beginPrinterRoll, async ({ body: { cinemaId, printerId } }, { tenant, actor }) => {
    const { node, line } = tenant
    const known = node.catalogue.get('cinema', cinemaId)?.printers?.some(({ id }) => id === printerId)
    if (!known) throw new Refusal('record_unknown')
    if (line.beginRoll) {
      if (!line.connected(cinemaId)) throw new Refusal('box_away')
      line.beginRoll(cinemaId, printerId)
      return { isCounted: false }
    }
    if (node.identity.cinemaId !== cinemaId || !tenant.beginRoll) throw new Refusal('record_unknown')
    await tenant.beginRoll(actor, printerId)
    return { isCounted: true }
  })
}
