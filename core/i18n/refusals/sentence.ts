import type { RefusalCode, RefusalDetails } from '../../refusal.ts'
import { formatPlainDay, formatTime } from '../format.ts'
import type { Locale } from '../locale.ts'
import { translator, type Translate } from '../translate.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import type { FieldCode, RefusalSentences } from './refusal-sentences.ts'

const translators = new Map<Locale, Translate<keyof RefusalSentences>>()

function speak(locale: Locale) {
  let speaker = translators.get(locale)
  if (!speaker) translators.set(locale, (speaker = translator(locale, { en, de, fr, nl }[locale])))
  return speaker
}

/** The refusal as people read it. `at` among the details is told as a time in the cinema's zone, `day` as a date. */
export function refusalSentence(
  code: RefusalCode,
  details: RefusalDetails,
  locale: Locale,
  timeZone: string,
): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(details)) {
    if (name === 'at' && typeof value === 'string') values['time'] = formatTime(value, locale, timeZone)
    if (name === 'day' && typeof value === 'string') {
      values[name] = formatPlainDay(value, locale, { day: 'numeric', month: 'long', year: 'numeric' })
      continue
    }
    values[name] = Array.isArray(value) ? value.map(seatName).join(', ') : (value as string | number)
  }
  return speak(locale)(`refusal.${code}`, values)
}

/** A field's message code as a sentence; a code nobody wrote a sentence for says that the value is not valid. */
export function fieldSentence(
  code: string,
  details: RefusalDetails,
  locale: Locale,
  timeZone: string,
): string {
  if (code.startsWith('refusal.'))
    return refusalSentence(code.slice('refusal.'.length) as RefusalCode, details, locale, timeZone)
  const key = code in en ? (code as `field.${FieldCode}`) : 'field.invalid'
  const { min = 0 } = details
  return speak(locale)(key, { min: Number(min) })
}

/** `F12` as people say it: `F 12`. */
function seatName(seatId: string): string {
  return seatId.replace(/^(\D+)(\d+)$/, '$1 $2')
}
