/** The codes a party's seats are refused with, in the order in which they are looked for. */
export const breachCodes = ['pair_split', 'companion_alone', 'seats_too_close', 'seat_left_alone'] as const
export type BreachCode = (typeof breachCodes)[number]

/** Why a cashier sells seats against the rules of their screen. */
export const seatWaivers = ['guest_wish', 'access', 'joins_others', 'something_else'] as const
export type SeatWaiver = (typeof seatWaivers)[number]
