import type { PaperDocument } from '#core/documents/paper.ts'
import type { Codepage } from './contract.ts'
import type { DrawerPin } from './drawer.ts'
import { typeset } from '#core/documents/typeset.ts'
import { escpos } from './escpos.ts'

/**
 * A document as ESC/POS bytes for a printer with so many letters on a line (48, or 42 on some models; 32 on paper of 58 mm). Either
 * table of letters holds every letter of our four languages, and `westernText` has left no other.
 */
export function encodePaper(
  document: PaperDocument,
  columns = 48,
  codepage: Codepage = 'windows1252',
  drawer: DrawerPin = 0,
): Uint8Array {
  return escpos(typeset(document, columns), codepage, columns, drawer)
}
