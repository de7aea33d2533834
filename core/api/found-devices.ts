import * as z from 'zod'

/** A cinema has a handful of each. */
export const foundMost = 40

/** What is plugged into a socket of a box itself. */
export const pluggedDevice = z.object({
  kind: z.enum(['printer', 'hand_scanner']),
  /** What it calls itself. */
  name: z.string().min(1).max(60),
  /** How it is entered, by what stays when it is plugged in anew; and whatever else would mean it too. */
  connections: z.array(z.string().min(1).max(200)).min(1).max(4),
})
export type PluggedDevice = z.infer<typeof pluggedDevice>

/** What a box found: addresses of printers in its network, and what is plugged into it. */
export type FoundDevices = { addresses: string[]; plugged: PluggedDevice[] }
