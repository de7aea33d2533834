/** The rooms of the tortured cinema: eight rows of twenty, all of one class and price. */
export const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
export const seatsPerRow = 20
export const seatCents = 1000
export const seatsPerShow = rows.length * seatsPerRow

export type Seat = { scheduleId: string; seatId: string }

export const nameOf = ({ scheduleId, seatId }: Seat) => `${scheduleId}/${seatId}`
