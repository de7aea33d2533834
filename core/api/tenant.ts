import type { FoundDevices } from './found-devices.ts'
import type { TerminalLook } from './terminal-looks.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Actor } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { Signing } from '../journal/signing.ts'
import type { PendingDevices } from './pending-devices.ts'
import type { LiveHub } from './live-hub.ts'

/**
 * A page to try a printer with, in the reader's language, with or without opening the drawer; or the sheet with commands for
 * registers.
 */
export type PrinterTest = {
  printerId: string
  drawer: boolean
  locale: Locale
  commands?: boolean | undefined
}

/** The link to the other side: a box has one to its relay, a relay one to each cinema's box. */
export type Line = {
  /** Whether the other side of that cinema is connected now. */
  connected(cinemaId: string): boolean
  /**
   * Asks the other side for seats of a show; resolves with those that are ours now, after their transfer was stored
   * here. None when it does not answer in time.
   */
  requestSeats(cinemaId: string, scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /**
   * Asks the other side for turns of a voucher, or for cents of its refreshment value; resolves with how many are ours now, after their transfer was stored
   * here. None when it does not answer in time.
   */
  requestTurns(
    cinemaId: string,
    voucherId: string,
    count: number,
    part?: 'turns' | 'refreshments',
  ): Promise<number>
  /**
   * How far that cinema's other side is known to hold a stream: what it has confirmed, also while the link is cut.
   */
  confirmed(cinemaId: string, origin: string): number
  /** At a box: takes seats of a show out of visitors' baskets; resolves with those that are ours now. */
  reclaimSeats?(scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /** At a box: the seats of a show that visitors hold, by the relay's last message; none while the link is cut. */
  heldOnline?(scheduleId: string): ReadonlySet<string>
  /** At the relay: sends that cinema's box which seats of a show visitors hold. */
  announceHeld?(cinemaId: string, scheduleId: string): void
  /** At the relay: reloads the pages of devices of that cinema. */
  reloadDevices?(cinemaId: string, deviceIds: readonly string[]): void
  /** At the relay: tells that cinema's box to print a page to try a printer with. */
  testPrinter?(cinemaId: string, test: PrinterTest): void
  /** At the relay: tells that cinema's box that a new roll is in a printer. */
  beginRoll?(cinemaId: string, printerId: string): void
  /**
   * At the relay: asks that cinema's box to look for a card terminal. Resolves with what it answered, null where the box
   * did not look, and undefined where it does not answer in time.
   */
  testTerminal?(cinemaId: string, terminalId: string): Promise<TerminalLook | null | undefined>
  /**
   * At the relay: asks that cinema's box for printers in its network and for what is plugged into it. Resolves with null
   * where the box has only just looked, and undefined where it does not answer in time.
   */
  searchDevices?(cinemaId: string): Promise<FoundDevices | null | undefined>
  /** Fetches a file from the other side; resolves with whether it is here now. */
  wantFile(hash: string): Promise<boolean>
}

/** Everything routes need: one exhibitor's node and the parts connected to it. */
export type Tenant = {
  readonly node: Node
  readonly line: Line
  /** Signs tickets, and knows the other nodes' keys. */
  readonly keys: Signing
  readonly live: LiveHub
  /** The machines that wait to be let in. */
  readonly pendingDevices: PendingDevices
  /**
   * Tells open pages, shortly after, that seats of a show changed: by holds, sales, transfers or the end of a hold.
   */
  emitSeats(scheduleId: string, seats: Iterable<string>): void
  /** At a box, once its printers are open: prints a page to try one with. */
  testPrinter?: (test: PrinterTest) => Promise<void>
  /** At a box, once its printers are open: a new roll is in one. */
  beginRoll?: (actor: Actor, printerId: string) => Promise<void>
  /** At a box, once its card terminals are open: looks for one. */
  testTerminal?: (terminalId: string) => Promise<TerminalLook>
  /** At a box: printers in its network and what is plugged into it; null where it has only just looked. */
  searchDevices?: () => Promise<FoundDevices | null>
  /** The secret that anti-forgery tokens are made with. */
  readonly secret: string
}
