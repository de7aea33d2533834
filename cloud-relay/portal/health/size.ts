/** `48233991` → `46 MB`: bytes in readable form. */
export function sizeText(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step ? 'short' : 'long',
    maximumFractionDigits: step > 2 ? 1 : 0,
  }).format(bytes / 1024 ** step)
}

/** How long ago an instant was, in words: `3 days ago`. Both are ISO times. */
export function agoText(iso: string, now: string, locale: string): string {
  const seconds = Math.round((Date.parse(iso) - Date.parse(now)) / 1000)
  const steps = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [length, unit] of steps)
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit)
  return words.format(Math.min(0, seconds), 'second')
}

/** How long something lasts, in words and rounded to its largest unit: `3 hours`. */
export function durationText(seconds: number, locale: string): string {
  const steps = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const
  const [length, unit] = steps.find(([length]) => seconds >= length) ?? steps[3]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(seconds / length),
  )
}
