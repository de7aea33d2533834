import type { PrinterCondition } from '#core/devices/printing-contract.ts'
import type { PaperKind } from '#core/documents/paper.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { Device } from '../device.ts'
import type { DrawerPin } from './drawer.ts'

export type { PrinterCondition }

/** The printer's own table of letters. */
export type Codepage = PrinterEntry['codepage']

export type Printer = Omit<Device, 'condition'> & {
  /** Letters of normal size on a line; documents are encoded for it. */
  readonly columns: number
  readonly codepage?: Codepage
  /** What was last seen. */
  condition(): PrinterCondition
  /** Resolves when the paper is out; rejects with a `PrintTrouble`. Jobs come out in the order of the calls. */
  print(bytes: Uint8Array, kind: PaperKind): Promise<void>
  /** The plug of its drawer; the first one when left out. */
  readonly drawerPin?: DrawerPin
  /** Whether its drawer has been open for longer than anybody needs; left out where nothing tells. */
  isDrawerLeft?(): boolean
  /** Opens the cash drawer, with or without paper; rejects with a `PrintTrouble`. Left out where there is none. */
  openDrawer?(): Promise<void>
  /** Hands bytes on to what hangs on it, between two jobs; rejects with a `PrintTrouble`. Left out where nothing can hang there. */
  passOn?(bytes: Uint8Array): Promise<void>
  /** Calls the listener whenever the condition becomes another, or its drawer was left open or is shut again, for as long as the printer is open. */
  onCondition?(listener: () => void): void
}
