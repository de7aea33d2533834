import type { PrintingNow } from '#core/devices/printing-contract.ts'
import type { PaperKind } from '#core/documents/paper.ts'
import type { Catalogue } from '#core/journal/apply.ts'
import type { Node } from '#core/journal/node.ts'
import { guestPaperKinds, paperKinds } from '#core/venue/printer-entry.ts'
import { printerFor, type OpenPrinter, type Printers } from '../drivers/printers.ts'
import { openDoubts } from './doubt-store.ts'
import type { Fallbacks } from './fallbacks.ts'
import { rollOf } from './rolls.ts'
import { ordersWaiting } from './order-store.ts'

/** Orders that wait are counted as far as this. */
const waitingMost = 99

/** What of an order comes out of a printer; all of a bill together comes out of the first. */
export function papersOf(all: readonly OpenPrinter[], open: OpenPrinter): (PaperKind | null)[] {
  const own = paperKinds.filter(kind => printerFor(all, kind) === open)
  return all[0] === open ? [null, ...own] : own
}

/** The printer entered for a device, or for the register it belongs to. */
export function printerIdOf(catalogue: Catalogue, deviceId: string | undefined): string | null | undefined {
  const device = catalogue.get('device', deviceId ?? '')
  return device?.printerId ?? catalogue.get('device', device?.parentId ?? '')?.printerId
}

/**
 * The printer that puts out what the bar is to prepare of a device's sales: the one entered for the device or the
 * register it belongs to, then the one entered for bar slips, then the device's own.
 */
export function barPrinterAt(
  all: readonly OpenPrinter[],
  catalogue: Catalogue,
  deviceId: string | undefined,
): OpenPrinter | undefined {
  const device = catalogue.get('device', deviceId ?? '')
  const id = device?.barPrinterId ?? catalogue.get('device', device?.parentId ?? '')?.barPrinterId
  const own = printerIdOf(catalogue, deviceId)
  return (
    all.find(({ entry }) => entry.id === id) ??
    all.find(({ entry }) => entry.prints.includes('bar_slip')) ??
    all.find(({ entry }) => entry.id === own) ??
    all[0]
  )
}

/** The line display entered for a device, or for the register it belongs to. */
export function lineDisplayIdOf(
  catalogue: Catalogue,
  deviceId: string | undefined,
): string | null | undefined {
  const device = catalogue.get('device', deviceId ?? '')
  return device?.lineDisplayId ?? catalogue.get('device', device?.parentId ?? '')?.lineDisplayId
}

/** The printers that put out what is done at a device: its own, or those everybody shares. */
export function printersAt(
  all: readonly OpenPrinter[],
  catalogue: Catalogue,
  deviceId: string | undefined,
): OpenPrinter[] {
  const own = all.find(({ entry }) => entry.id === printerIdOf(catalogue, deviceId))
  const guests = own ? [own] : guestPaperKinds.flatMap(kind => printerFor(all, kind) ?? [])
  const bar = barPrinterAt(all, catalogue, deviceId)
  return [...new Set([...guests, ...(bar ? [bar] : [])])]
}

/**
 * What a till is told of its paper: the condition of its printers, how much waits, and slips of which nobody knows
 * whether they came out. Listeners hear of what changes there, and nothing while all goes well.
 */
export function openPaperWatch(
  { db, catalogue }: Pick<Node, 'db' | 'catalogue'>,
  printers: Pick<Printers, 'now'>,
  { helperOf }: Pick<Fallbacks, 'helperOf'>,
) {
  const stuck = new Set<OpenPrinter>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    tell,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Paper waits for a printer, or does no more. */
    waits(open: OpenPrinter, isWaiting: boolean): void {
      if (isWaiting) stuck.add(open)
      else if (!stuck.delete(open)) return
      tell()
    },
    /** More was ordered while something waits already. */
    ordered(): void {
      if (stuck.size) tell()
    },
    now(deviceId: string | undefined): PrintingNow {
      const all = printers.now()
      const ids = all.map(({ entry }) => entry.id)
      const mine = printersAt(all, catalogue, deviceId)
      return {
        printers: mine.map(open => ({
          id: open.entry.id,
          name: open.entry.name,
          condition: open.printer.condition(),
          drawerLeft: open.printer.isDrawerLeft?.() ?? false,
          roll: rollOf(db, open.entry),
          instead: helperOf(all, open)?.entry.name ?? null,
          waiting: ordersWaiting(db, papersOf(all, open), open.entry.id, ids, waitingMost),
        })),
        hasLineDisplay: lineDisplayIdOf(catalogue, deviceId) != null,
        // One whose printer was taken away meanwhile is asked about everywhere.
        unsure: openDoubts(db)
          .filter(
            ({ printerId }) => mine.some(open => open.entry.id === printerId) || !ids.includes(printerId),
          )
          .map(({ id, number, kind }) => ({ id, number, kind })),
      }
    },
  }
}
