/** As long as kiosks keep receipts; later there is nothing to reinstate. */
const openMs = 24 * 3_600_000

/** What says whether a box may have forgotten something; instants are ISO, undefined where they are not known. */
export type Forgetting = {
  /** It sells in emergency mode, or still listens to its kiosks. */
  recovers: boolean
  /** When its epoch was opened, or it was enrolled. */
  began: string | undefined
  /** When it wrote the first fact of this epoch. */
  firstFactAt: string | undefined
  nowMs: number
}

/**
 * Whether this box may have forgotten what a kiosk remembers: it recovered, or replaced another box, within the last
 * day, or it sells in emergency mode. At any other time no receipt is accepted, whatever its signature. The relay
 * records that time by its own clock, which may be wrong; so the box's first fact since then counts too, by the clock
 * here, and a box that has written nothing since has only just come back.
 */
export function receiptsOpen({ recovers, began, firstFactAt, nowMs }: Forgetting): boolean {
  if (recovers) return true
  if (began === undefined) return false
  const since = [began, firstFactAt].map(at => (at === undefined ? Infinity : Date.parse(at)))
  return nowMs - Math.max(...since) < openMs
}
