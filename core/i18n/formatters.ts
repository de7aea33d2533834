/**
 * Formatters of Intl, each made once: making one reads the habits of a whole region, hundreds of times as long as
 * formatting with it. Bounded, since zones and offsets come with data.
 */
const most = 400
const kept = new Map<string, unknown>()

function once<F>(kind: string, locale: string, options: object, make: () => F): F {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  let format = kept.get(key) as F | undefined
  if (!format) {
    if (kept.size >= most) kept.clear()
    kept.set(key, (format = make()))
  }
  return format
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('dates', locale, options, () => new Intl.DateTimeFormat(locale, options))
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('numbers', locale, options, () => new Intl.NumberFormat(locale, options))
}

export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return once('names', locale, options, () => new Intl.DisplayNames([locale], options))
}

/**
 * A function of words and numbers that remembers what it answered: amounts, times and names are the same few on every
 * slip and page. Bounded like the formatters.
 */
export function remembering<A extends readonly (string | number)[]>(
  tell: (...asked: A) => string,
): (...asked: A) => string {
  const texts = new Map<string, string>()
  return (...asked) => {
    const key = asked.join('\n')
    let text = texts.get(key)
    if (text === undefined) {
      if (texts.size >= most) texts.clear()
      texts.set(key, (text = tell(...asked)))
    }
    return text
  }
}
