import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { PrintingNow } from '#core/devices/printing-contract.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { paperMm } from '#core/documents/paper-length.ts'
import { typeset } from '#core/documents/typeset.ts'
import type { Db } from '#core/database/sql.ts'
import { nodeActor } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { canPrint } from '../drivers/printer/status.ts'
import type { OpenPrinter, Printers } from '../drivers/printers.ts'

const actor = nodeActor('printing')
const keyOf = (printerId: string) => `roll:${printerId}`

/** A roll is low from here on: two metres, or a tenth of a long one. */
const lowMm = (metres: number) => Math.max(2000, metres * 100)

const usedMm = (db: Db, printerId: string) => Number(readSetting(db, keyOf(printerId)) ?? 0)

/** What was printed comes off the roll, in the transaction that records it; nothing where nobody said how long a roll is. */
export function takeOffRoll(db: Db, { entry, printer }: OpenPrinter, slip: PaperDocument): void {
  if (!entry.rollMetres) return
  const mm = usedMm(db, entry.id) + paperMm(typeset(slip, printer.columns))
  writeSetting(db, keyOf(entry.id), String(mm))
}

/** A new roll is in: it is counted anew. */
export function beginRoll(db: Db, printerId: string): void {
  writeSetting(db, keyOf(printerId), '0')
}

/** What is left of a printer's roll by what it has printed; null where nobody said how long one is. */
export function rollOf(
  db: Db,
  { id, rollMetres }: Pick<PrinterEntry, 'id' | 'rollMetres'>,
): PrintingNow['printers'][number]['roll'] {
  if (!rollMetres) return null
  const leftMm = Math.max(0, rollMetres * 1000 - usedMm(db, id))
  return { leftMetres: Math.round(leftMm / 1000), isLow: leftMm <= lowMm(rollMetres) }
}

/**
 * Begins a roll where a printer that said its paper is out prints again. Whoever changes one before its end says so at
 * the till. Returns what ends it.
 */
export function followRolls(node: Node, printers: Pick<Printers, 'now' | 'onCondition'>): () => void {
  const out = new Set<string>()
  return printers.onCondition(() => {
    for (const { entry, printer } of printers.now()) {
      const condition = printer.condition()
      if (condition === 'paper_end') out.add(entry.id)
      else if (canPrint(condition) && out.delete(entry.id))
        void node
          .execute(actor, tx => beginRoll(tx.db, entry.id))
          .catch((cause: unknown) =>
            node.runtime.log.warn(
              { printer: entry.name, cause: String(cause) },
              'a new roll was not counted',
            ),
          )
    }
  })
}
