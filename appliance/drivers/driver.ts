import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { Printer } from './printer/contract.ts'

/** How one sort of device is opened. A kind of device that is new is a further member. */
export type Driver = {
  readonly kind: 'printer'
  /** How its connections are written, for the sentence that refuses others: `"tcp://host:port" for …`. */
  readonly connections: string
  /** Whether it knows how to open this. */
  knows(connection: string): boolean
  /**
   * Only asked for what it knows.
   *
   * @param allows which addresses of the network it may connect to; any when left out
   */
  open(entry: PrinterEntry, allows?: (address: string) => boolean): Printer
}

/** Names the driver, so that a folder with anything else in it does not compile. */
export function defineDriver(driver: Driver): Driver {
  return driver
}
