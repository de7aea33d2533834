import type { HandScannerEntry } from '#core/venue/hand-scanner-entry.ts'
import type { LineDisplayEntry } from '#core/venue/line-display-entry.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { HandScanner, Scan } from './hand-scanner/contract.ts'
import type { LineDisplay } from './line-display/contract.ts'
import type { Printer } from './printer/contract.ts'

type Named<Kind extends string> = {
  readonly kind: Kind
  /** How its connections are written, for the sentence that refuses others: `"tcp://host:port" for …`. */
  readonly connections: string
  /** Whether it knows how to open this. */
  knows(connection: string): boolean
}

/** How one sort of printer is opened. */
export type Driver = Named<'printer'> & {
  /**
   * Only asked for what it knows.
   *
   * @param allows which addresses of the network it may connect to; any when left out
   */
  open(entry: PrinterEntry, allows?: (address: string) => boolean): Printer
}

/** How one sort of line display is opened. */
export type DisplayDriver = Named<'line_display'> & {
  /** @param printerOf finds the printer of a name, on which a display may hang */
  open(entry: LineDisplayEntry, printerOf: (name: string) => Printer | undefined): LineDisplay
}

/** How one sort of hand scanner is opened. */
export type ScannerDriver = Named<'hand_scanner'> & {
  /** @param onScan hears each code it reads, and where letters of one were lost */
  open(entry: HandScannerEntry, onScan: (scan: Scan) => void): HandScanner
}

/** How one sort of device is opened. A kind of device that is new is a further member. */
export type AnyDriver = Driver | DisplayDriver | ScannerDriver

/** Names the driver, so that a folder with anything else in it does not compile. */
export function defineDriver(driver: Driver): Driver {
  return driver
}

/** The same of a line display. */
export function defineDisplayDriver(driver: DisplayDriver): DisplayDriver {
  return driver
}

/** The same of a hand scanner. */
export function defineScannerDriver(driver: ScannerDriver): ScannerDriver {
  return driver
}
