import type { PrinterTest, Tenant } from '#core/api/tenant.ts'
import { commandSheetDocument } from '#core/documents/command-sheet.ts'
import type { RegisterCommand } from '#core/kiosks/register-command-names.ts'
import { writeCommand } from '#core/kiosks/register-commands.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { printerTestDocument } from '#core/documents/printer-test.ts'
import { Refusal } from '#core/refusal.ts'
import { encodePaper } from '../drivers/printer/encode.ts'
import type { Printers } from '../drivers/printers.ts'

/** Between two pages of one printer, so that nobody empties its roll with one finger. */
const pauseMs = 5000

/**
 * Prints a page to try a printer with, and resolves when it is out. Refuses `record_unknown` for a printer that is not
 * open here, `command_sheet_off` for a sheet with commands while none is good, `too_many_requests` soon after another page,
 * and `printer_trouble` when it did not come out.
 */
export function openPrinterTests(tenant: Pick<Tenant, 'node' | 'secret'>, printers: Pick<Printers, 'now'>) {
  const { node } = tenant
  const lastMs = new Map<string, number>()
  return async ({ printerId, drawer, locale, commands }: PrinterTest): Promise<void> => {
    const open = printers.now().find(({ entry }) => entry.id === printerId)
    if (!open) throw new Refusal('record_unknown')
    // The relay may ask before its setting is here: such a sheet would be worth nothing.
    if (commands && sheetOf(node) < 1) throw new Refusal('command_sheet_off')
    const nowMs = node.runtime.now()
    if (nowMs - (lastMs.get(printerId) ?? -pauseMs) < pauseMs) throw new Refusal('too_many_requests')
    lastMs.set(printerId, nowMs)
    const { printer, entry } = open
    const cinema = node.catalogue.get('cinema', node.identity.cinemaId ?? '')
    const test = () =>
      printerTestDocument(
        {
          cinemaName: cinema?.name ?? '',
          printerName: entry.name,
          columns: printer.columns,
          at: new Date(nowMs).toISOString(),
          zone: cinema?.timezone ?? 'UTC',
        },
        locale,
        drawer && printer.drawerPin !== null,
      )
    const page = commands ? commandSheet(tenant, cinema?.name ?? '', locale) : test()
    try {
      await printer.print(encodePaper(page, printer.columns, printer.codepage, printer.drawerPin), page.kind)
    } catch (cause) {
      node.runtime.log.warn({ printer: entry.name, cause: String(cause) }, 'a test page did not come out')
      throw new Refusal('printer_trouble')
    }
  }
}

/** The number of the sheet with commands that is good here, as far as this box has heard; 0 for none. */
const sheetOf = ({ catalogue, identity }: Tenant['node']) =>
  settingOf(catalogue, 'pos_config.command_sheet', identity.cinemaId ?? '')

/** The sheet with commands that is good now: only this box can write its codes. */
function commandSheet(
  { node, secret }: Pick<Tenant, 'node' | 'secret'>,
  cinemaName: string,
  locale: Locale,
): PaperDocument {
  const cinemaId = node.identity.cinemaId ?? ''
  const sheet = sheetOf(node)
  const codeOf = (command: RegisterCommand) => writeCommand({ secret, cinemaId, sheet }, command)
  return commandSheetDocument({ cinemaName, sheet, codeOf }, locale)
}
