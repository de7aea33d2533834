import type { PaperKind } from '#core/documents/paper.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { Device } from '../device.ts'

/** The printer states of spec/operations.md section 4. */
export type PrinterCondition =
  | 'operational'
  | 'offline'
  | 'communication_error'
  | 'cover_open'
  | 'paper_end'
  | 'paper_near_end'
  | 'overheating'
  | 'others'

/** The printer's own table of letters. */
export type Codepage = PrinterEntry['codepage']

export type Printer = Device & {
  /** Letters of normal size on a line; documents are encoded for it. */
  readonly columns: number
  readonly codepage?: Codepage
  /** What was last seen. */
  condition(): PrinterCondition
  /** Resolves when the paper is out; rejects with a `PrintTrouble`. Jobs come out in the order of the calls. */
  print(bytes: Uint8Array, kind: PaperKind): Promise<void>
}
