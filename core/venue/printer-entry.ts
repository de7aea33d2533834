import * as z from 'zod'

/** What comes out of a printer: receipts with slips of refunds, tickets, and what the bar is to prepare. */
export const paperKinds = ['receipt', 'ticket', 'bar_slip'] as const
/** What a guest leaves with; all of a sale comes out together where one printer prints both. */
export const guestPaperKinds = ['receipt', 'ticket'] as const satisfies readonly (typeof paperKinds)[number][]

/** A printer of a cinema, as people enter it; its box opens what it finds here, also while it runs. */
export const printerEntry = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** What people call it. */
  name: z.string().min(1).max(60),
  /** What one of the box's drivers knows how to open, such as `tcp://192.168.1.50:9100` or `paper`. */
  connection: z.string().min(1).max(200),
  /** Letters of normal size on a line: 32 on paper of 58 mm, 42 or 48 on 80 mm. */
  columns: z.union([z.literal(32), z.literal(42), z.literal(48)]),
  codepage: z.enum(['windows1252', 'cp858']),
  /** What nobody else prints comes out of the first printer. */
  prints: z.array(z.enum(paperKinds)).max(paperKinds.length),
  /** The plug of the cash drawer that hangs on it, or that none does; the first plug (pin 2) when nobody said. */
  drawer: z.enum(['first', 'second', 'none']).nullable().optional(),
  /** How the drawer's own contact reads while it is open; null where it has none, or nobody is to be warned. */
  drawerOpen: z.enum(['high', 'low']).nullable().optional(),
  /** Its box keeps the line and is told at once when its state changes: nobody else prints there. */
  keepsLine: z.boolean().optional(),
  /** How long a new roll is, in metres: tills are told before it ends; null leaves it to the printer's sensor. */
  rollMetres: z.int().min(5).max(500).nullable().optional(),
  /** It prints for another one that has been unable to for a while. */
  isFallback: z.boolean().optional(),
})
export type PrinterEntry = z.infer<typeof printerEntry>

const privateHost =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|^\[f[cd][0-9a-f:]*\]$|^[a-z0-9-]+(\.local)?$/i

/**
 * Whether a box may open a connection that people entered: the built-in paper, or an address in the cinema's own network
 * or a name of it. Nothing on the internet, and no service of the box itself, which would hear what it prints as
 * commands. What a name leads to is looked at when the box connects (`appliance/drivers/lan-address.ts`).
 */
export function isInNetwork(connection: string): boolean {
  return !connection.startsWith('tcp:') || isPrivateHost(connection)
}

/** Whether the host of a connection is in a private network, or a name of one. */
export function isPrivateHost(connection: string): boolean {
  const host = URL.canParse(connection) ? new URL(connection).hostname : ''
  return privateHost.test(host) && !/^(localhost|\d+)$/i.test(host)
}

/** What is wrong with the printers of a cinema: two of one id, which devices could not tell apart, or an address. */
export function wrongWithPrinters(
  printers: readonly PrinterEntry[] = [],
): 'printer_twice' | 'printer_address' | undefined {
  if (new Set(printers.map(({ id }) => id)).size < printers.length) return 'printer_twice'
  return printers.every(({ connection }) => isInNetwork(connection)) ? undefined : 'printer_address'
}
