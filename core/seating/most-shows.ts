/** Shows that one basket at the till, and so one bill of it, may have tickets for. */
export const mostShows = 4
