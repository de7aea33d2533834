/** Bytes of a file: five thousand rows of four hundred characters. */
export const fileMostBytes = 2_000_000
/** Rows of a file. A cinema with more makes two. */
export const rowsMost = 5000
/** Rows of one call: a few milliseconds of the relay's time, between which it answers everybody else. */
export const rowsPerCall = 40
/** Characters of a cell. */
export const cellMost = 2000
/** Characters of the rows of one call, so that it stays below what a call may bring. */
export const charactersPerCall = 60_000
/** Rows of one page of an export. */
export const exportedPerCall = 200
