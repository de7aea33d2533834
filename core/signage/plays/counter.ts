/** A wall's counter of one spot on one business day (YYYY-MM-DD); it only rises. */
export type Counter = { day: string; spotId: string; count: number }

/** Days back of which a wall that was cut off may still tell. */
export const daysBack = 7
