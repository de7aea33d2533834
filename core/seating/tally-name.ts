import { kept } from '../database/kept.ts'

/** Under what the count of a show's seats is kept in a database's memory. */
export const tallyName = (scheduleId: string) => `tally ${scheduleId}`

/** How many seats of a show are sold, kept until one of its tokens changes. */
export const knownSold = kept<number>('seats sold', 500)
