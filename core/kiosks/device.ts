import * as z from 'zod'

/** What a device is used as. Source: spec/operations.md section 6. */
export const deviceTypes = ['pos', 'register', 'scanner', 'signage', 'web'] as const
export type DeviceType = (typeof deviceTypes)[number]

/**
 * Whether a device may work. Source: spec/operations.md section 4. `pending` is prepared and waits for its machine,
 * `logout` has to ask to be let in again, `blocked` may not even ask.
 */
export const deviceStatuses = ['pending', 'active', 'logout', 'blocked'] as const
export type DeviceStatus = (typeof deviceStatuses)[number]

/** How a screen hangs: `auto` is as the machine itself shows it. */
export const orientations = [
  'auto',
  'landscape',
  'portrait',
  'landscape_flipped',
  'portrait_flipped',
] as const

export const deviceFields = z.object({
  name: z.string().trim().min(1).max(60),
  cinemaId: z.string(),
  type: z.enum(deviceTypes),
  /**
   * The device it belongs to, such as a second wall of the same player or a tablet beside a till: it is reloaded with
   * it, and prints where that one prints unless it has a printer of its own.
   */
  parentId: z.string().nullable().optional(),
  orientation: z.enum(orientations).optional(),
  /** A register untouched for so many minutes locks itself; null never does. */
  autoLockMinutes: z.int().min(1).max(720).nullable().optional(),
  /** The payment methods that may be taken here; all when empty. */
  paymentMethodIds: z.array(z.string()).max(40).optional(),
  /** One of its cinema's printers; null leaves it to what each of them prints. */
  printerId: z.string().nullable().optional(),
  /** The printer of its cinema that puts out what the bar is to prepare of its sales; null is the one entered for that. */
  barPrinterId: z.string().nullable().optional(),
  /** The card terminal of its cinema that it takes cards with; null types sums into one by hand. */
  terminalId: z.string().nullable().optional(),
  /** The line display of its cinema that stands before its customers; null for none. */
  lineDisplayId: z.string().nullable().optional(),
  /** The barcode reader of its cinema's box that is meant for it; null for none but its machine's own. */
  handScannerId: z.string().nullable().optional(),
  /** What of its cinema's makes the codes that its guests may pay by; null takes none. */
  codeTerminalId: z.string().nullable().optional(),
  /** What a wall is for; null shows what its address names. */
  signageRoleId: z.string().nullable().optional(),
  /** The screen at whose door a wall hangs, of which alone it then tells. */
  screenId: z.string().nullable().optional(),
  status: z.enum(deviceStatuses),
  /** Which machine it is now; null until one was let in as it. */
  uid: z.string().max(64).nullable().optional(),
  deleted: z.boolean().optional(),
})
export type DeviceFields = z.infer<typeof deviceFields>
export type Device = DeviceFields & { id: string }

/** Whether people sign in by PIN at a device of this type. */
export function takesPins(type: DeviceType): boolean {
  return type === 'pos' || type === 'register' || type === 'scanner'
}

/** Types in the order of what they may do: who may do more may also show the pages of those who may do less. */
const ranks: Readonly<Record<DeviceType, number>> = { signage: 0, web: 0, scanner: 1, register: 2, pos: 2 }

/** Whether a device that was let in as one type may show the page of another. */
export function mayShow(type: DeviceType, page: DeviceType): boolean {
  return ranks[type] >= ranks[page]
}
