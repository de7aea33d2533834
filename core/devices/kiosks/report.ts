import * as z from 'zod'
import type { LiveDevice } from '../../api/live-events.ts'
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

/** How devices of its network reach a box by https, as it tells its relay. */
export const secureReport = z.object({
  /** With the name it is announced by; devices may call it by another one. */
  address: z.string().max(100),
  /** The SHA-256 of its own authority, as devices show it; null where it shows a certificate that browsers know. */
  fingerprint: z
    .string()
    .regex(/^[\dA-F]{2}(:[\dA-F]{2}){31}$/)
    .nullable(),
})
export type SecureReport = z.infer<typeof secureReport>

/** Sent from box to relay over the link, beside sync messages: at every connection, and whenever it changes. */
export const devicesMessage = z.object({
  kind: z.literal('devices'),
  asks: z.array(reportedAsk).max(askLimits.most),
  /** The devices that are online. */
  online: z
    .array(z.object({ uid: z.string().max(64), kind: z.enum(['register', 'scanner', 'signage', 'paper']) }))
    .max(2000),
  /** Left out by a box that answers by http alone. */
  secure: secureReport.optional(),
})

/** Sent from relay to box: reload the pages of these devices. */
export const reloadMessage = z.object({
  kind: z.literal('reload'),
  deviceIds: z.array(z.string().max(64)).max(2000),
})
export type DevicesReport = Omit<z.infer<typeof devicesMessage>, 'kind'>

/** What a box tells of the machines in its network. */
export function devicesReport(
  asks: readonly Ask[],
  online: readonly LiveDevice[],
  secure: SecureReport | undefined,
): DevicesReport {
  return {
    ...(secure ? { secure } : {}),
    online: [...online],
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
