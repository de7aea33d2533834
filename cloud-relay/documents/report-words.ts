import type { Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { de } from '../portal/words/reports/de.ts'
import { en } from '../portal/words/reports/en.ts'
import { fr } from '../portal/words/reports/fr.ts'
import { nl } from '../portal/words/reports/nl.ts'
import type { Say } from '../portal/reports/report-text.ts'

/** The words of reports, as the portal says them. */
export const reportWords = (locale: Locale): Say => translator(locale, { en, de, fr, nl }[locale])
