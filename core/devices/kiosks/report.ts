import * as z from 'zod'
import { askLimits, type Ask } from '../../api/pending-devices.ts'

/** A machine that waits, as a box tells its relay: the cinema is the box's own. */
const reportedAsk = z.object({
  uid: z.string().regex(/^[0-9a-f]{24}$/),
  tokenHash: z.string().max(60),
  code: z.string().regex(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/),
  type: z.enum(['register', 'scanner', 'signage']),
  deviceId: z.string().max(64).nullable(),
  address: z.string().max(60),
  sinceMs: z.number(),
}) satisfies z.ZodType<Omit<Ask, 'cinemaId'>>

/** Sent from box to relay over the link, beside sync messages: at every connection, and whenever it changes. */
export const devicesMessage = z.object({
  kind: z.literal('devices'),
  asks: z.array(reportedAsk).max(askLimits.most),
})
export type DevicesReport = Omit<z.infer<typeof devicesMessage>, 'kind'>

/** What a box tells of the machines in its network. */
export function devicesReport(asks: readonly Ask[]): DevicesReport {
  return {
    asks: asks.map(({ uid, tokenHash, code, type, deviceId, address, sinceMs }) => ({
      uid,
      tokenHash,
      code,
      type,
      deviceId,
      address,
      sinceMs,
    })),
  }
}
