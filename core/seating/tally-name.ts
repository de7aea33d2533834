/** Under what the count of a show's seats is kept in a database's memory. */
export const tallyName = (scheduleId: string) => `tally ${scheduleId}`
