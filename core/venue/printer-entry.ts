import * as z from 'zod'

/** What comes out of a printer: receipts with slips of refunds, and tickets. */
export const paperKinds = ['receipt', 'ticket'] as const

/** A printer of a cinema, as people enter it; its box opens what it finds here, also while it runs. */
export const printerEntry = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** What people call it. */
  name: z.string().min(1).max(60),
  /** What one of the box's drivers knows how to open, such as `tcp://192.168.1.50:9100` or `paper`. */
  connection: z.string().min(1).max(200),
  /** Letters of normal size on a line. */
  columns: z.union([z.literal(42), z.literal(48)]),
  codepage: z.enum(['windows1252', 'cp858']),
  /** What nobody else prints comes out of the first printer. */
  prints: z.array(z.enum(paperKinds)).max(paperKinds.length),
})
export type PrinterEntry = z.infer<typeof printerEntry>
