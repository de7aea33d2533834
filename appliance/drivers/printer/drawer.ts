import type { PrinterEntry } from '#core/venue/printer-entry.ts'

/** The plug that a drawer's order names: 0 is the first one (pin 2), 1 the second (pin 5); null where none hangs there. */
export type DrawerPin = 0 | 1 | null

/** The cash drawer that hangs on a printer. */
export type DrawerSettings = {
  readonly pin: DrawerPin
  /** How pin 3 reads while it is open; null where that says nothing. */
  readonly opens: 'high' | 'low' | null
  /** After how long an open drawer was left so, in milliseconds. */
  readonly leftMs?: number
}

export const firstDrawer: DrawerSettings = { pin: 0, opens: null }

/** The drawer of a printer as it is entered. */
export function drawerOf({
  drawer,
  drawerOpen,
}: Pick<PrinterEntry, 'drawer' | 'drawerOpen'>): DrawerSettings {
  const pin = drawer === 'none' ? null : drawer === 'second' ? 1 : 0
  return { pin, opens: pin === null ? null : (drawerOpen ?? null) }
}

/** `ESC p m`: 100 ms on and 500 ms off, for all printers that are ready. */
export const pulse = (pin: 0 | 1) => Uint8Array.of(0x1b, 0x70, pin, 50, 250)
/** `DLE DC4 1 m 1`: 100 ms at once, which Epson's obey also without paper and with an open cover. */
export const pulseAtOnce = (pin: 0 | 1) => Uint8Array.of(0x10, 0x14, 1, pin, 1)

/** Whether the answer to `DLE EOT 1` says that the drawer is open; its bit 2 is pin 3 of the drawer's plug. */
export function isOpen(answer: number, opens: NonNullable<DrawerSettings['opens']>): boolean {
  return ((answer & 0x04) !== 0) === (opens === 'high')
}

/**
 * Watches whether a drawer stays open: nobody should leave one so, with money in it.
 *
 * @param onChange hears when it was left open, and when it is shut again
 */
export function openDrawerWatch(
  { opens, leftMs = 60_000 }: DrawerSettings,
  onChange: () => void,
  now = () => performance.now(),
) {
  let sinceMs: number | undefined
  let wasLeft = false
  const isLeft = () => sinceMs !== undefined && now() - sinceMs >= leftMs
  return {
    /** @param answer to `DLE EOT 1`; undefined while the printer does not answer, which says nothing */
    see(answer: number | undefined): void {
      if (opens === null || answer === undefined || !isOpen(answer, opens)) sinceMs = undefined
      else sinceMs ??= now()
      const isNews = wasLeft !== isLeft()
      wasLeft = isLeft()
      if (isNews) onChange()
    },
    isLeft,
  }
}
