/**
 * How dates are written where that is not as the reader's language does; `date-habit.ts` sets it. A page whose exhibitor
 * wants nothing of it loads no more than this.
 *
 * @returns undefined for what is written as ever
 */
type Writer = (
  at: Date,
  region: string,
  options: Intl.DateTimeFormatOptions,
  formatOf: (region: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
) => string | undefined

export const dates: { written?: Writer } = {}
