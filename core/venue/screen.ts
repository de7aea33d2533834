import * as z from 'zod'

export const autoAssignAlgorithms = [
  'top_left',
  'bottom_right',
  'bottom_left',
  'top_right',
  'centre_left',
  'centre_right',
] as const
export type AutoAssignAlgorithm = (typeof autoAssignAlgorithms)[number]

/** Whether seats may stay alone between two parties: `edges` allows it beside an aisle or a wall. */
export const loneSeatRules = ['off', 'edges', 'strict'] as const

/** The rules for where a party may sit; `core/seating/party-rules.ts` reads them. */
export const seatRules = z.object({
  loneSeats: z.enum(loneSeatRules),
  /** Seats between two parties of a row that nobody may have; 0 when people may sit side by side. */
  distance: z.int().min(0).max(6),
})
export type SeatRules = z.infer<typeof seatRules>

/** How guests get there, and what helps them to see and hear; told on the website beside the screen's name. */
export const accessWays = [
  'step_free',
  'lift',
  'hearing_loop',
  'subtitle_glasses',
  'audio_description',
  'companion_free',
] as const

/** What people may edit of a screen (a hall). Defaults of the spec: seat clearance 2, auto-assign on, `top_left`. */
export const screenFields = z.object({
  cinemaId: z.string(),
  name: z.string().trim().min(1).max(60),
  /** Fits on a ticket stub: one to four characters. */
  shortName: z.string().trim().min(1).max(4),
  /** The arrangement that new shows get. */
  arrangementId: z.string(),
  /** Seats kept free between two parties while there are enough. */
  seatClearance: z.int().min(0).max(5),
  autoAssign: z.object({
    enabled: z.boolean(),
    algorithm: z.enum(autoAssignAlgorithms),
    hideSeatPicker: z.boolean(),
    allowVisitorSeatChange: z.boolean(),
  }),
  /** Whether it is accessible by wheelchair. */
  accessible: z.boolean(),
  /** Nothing is told when left out. */
  access: z.array(z.enum(accessWays)).max(accessWays.length).optional(),
  /** Minutes from the show's start to the feature. */
  preShowMinutes: z.int().min(0).max(60),
  /** Minutes after the feature before the next show may start. */
  cleaningMinutes: z.int().min(0).max(120),
  deleted: z.boolean(),
  /** Percent of the seats that each side always keeps for sale in case of a disconnection; 10 and 10 when not set. */
  shares: z
    .object({ registerPercent: z.int().min(0).max(50), onlinePercent: z.int().min(0).max(50) })
    .optional(),
  /** Anything goes when not set; pairs are kept in every screen. */
  seatRules: seatRules.optional(),
})
export type ScreenFields = z.infer<typeof screenFields>
export type Screen = ScreenFields & { id: string }
