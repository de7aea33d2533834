import { isDeepStrictEqual } from 'node:util'
import type { PaperKind } from '#core/documents/paper.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { AnyDriver } from './driver.ts'
import { driverOf } from './drivers.ts'
import type { Printer } from './printer/contract.ts'

/** A printer that is open, and what it was entered as. */
export type OpenPrinter = { readonly entry: PrinterEntry; readonly printer: Printer }

/** Which printer puts which paper out: the first one entered for it, and the first of all for what nobody prints. */
export function printerFor<Each extends { entry: PrinterEntry }>(
  printers: readonly Each[],
  kind: PaperKind,
): Each | undefined {
  return printers.find(({ entry }) => entry.prints.includes(kind)) ?? printers[0]
}

/**
 * The box's printers, opened as they are entered. `follow` reads the entries again: what is new is opened and started,
 * what is gone or was changed is closed, and the others go on undisturbed.
 *
 * @param entriesNow what is entered for the cinema
 * @param onOpen hears of each printer that was opened, before it is started
 * @param allowsFor which addresses a printer may be at; any when left out
 */
export function openPrinters(
  drivers: readonly AnyDriver[],
  entriesNow: () => readonly PrinterEntry[],
  onOpen: (open: OpenPrinter) => void = () => {},
  allowsFor: (entry: PrinterEntry) => ((address: string) => boolean) | undefined = () => undefined,
) {
  let printers: readonly OpenPrinter[] = []
  let unknown: readonly PrinterEntry[] = []
  const listeners = new Set<() => void>()
  const conditionListeners = new Set<() => void>()
  const tellCondition = () => {
    for (const listener of conditionListeners) listener()
  }

  function follow(): void {
    const entries = entriesNow()
    unknown = entries.filter(entry => !driverOf(drivers, entry.connection))
    const before = printers
    printers = entries.flatMap(entry => {
      const same = before.find(open => isDeepStrictEqual(open.entry, entry))
      const made = same?.printer ?? driverOf(drivers, entry.connection)?.open(entry, allowsFor(entry))
      return made ? [same ?? { entry, printer: made }] : []
    })
    if (before.length === printers.length && before.every((open, at) => open === printers[at])) return
    for (const gone of before.filter(open => !printers.includes(open))) void gone.printer.stop()
    for (const added of printers.filter(open => !before.includes(open))) {
      onOpen(added)
      added.printer.onCondition?.(tellCondition)
      added.printer.start()
    }
    for (const listener of listeners) listener()
  }

  return {
    follow,
    now: () => printers,
    /** Calls the listener when printers came or went, until the returned function is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls the listener when a printer's condition became another, until the returned function is called. */
    onCondition(listener: () => void): () => void {
      conditionListeners.add(listener)
      return () => void conditionListeners.delete(listener)
    },
    /** Each one with its condition, also one that this version has no driver for. */
    conditions: () => [
      ...printers.map(({ entry, printer }) => ({
        kind: 'printer',
        name: entry.name,
        condition: printer.condition(),
      })),
      ...unknown.map(({ name }) => ({ kind: 'printer', name, condition: 'others' })),
    ],
    async stop(): Promise<void> {
      await Promise.all(printers.map(({ printer }) => printer.stop()))
    },
  }
}
export type Printers = ReturnType<typeof openPrinters>

/** A printer by itself, as one that prints everything. */
export function onlyPrinter(printer: Printer): Pick<Printers, 'now' | 'onChange'> {
  const entry: PrinterEntry = {
    id: 'first',
    name: 'paper',
    connection: 'paper',
    columns: 48,
    codepage: 'windows1252',
    prints: ['receipt', 'ticket'],
  }
  const printers = [{ entry, printer }]
  return { now: () => printers, onChange: () => () => {} }
}
