import { de as doorDe } from './pages/door/de.ts'
import { de as firstDayDe } from './pages/first-day/de.ts'
import { de as moneyDe } from './pages/money/de.ts'
import { de as setUpDe } from './pages/set-up/de.ts'
import { de as termsDe } from './pages/terms/de.ts'
import { de as tillDe } from './pages/till/de.ts'
import { de as troubleDe } from './pages/trouble/de.ts'
import { en as doorEn } from './pages/door/en.ts'
import { en as firstDayEn } from './pages/first-day/en.ts'
import { en as moneyEn } from './pages/money/en.ts'
import { en as setUpEn } from './pages/set-up/en.ts'
import { en as termsEn } from './pages/terms/en.ts'
import { en as tillEn } from './pages/till/en.ts'
import { en as troubleEn } from './pages/trouble/en.ts'
import { fr as doorFr } from './pages/door/fr.ts'
import { fr as firstDayFr } from './pages/first-day/fr.ts'
import { fr as moneyFr } from './pages/money/fr.ts'
import { fr as setUpFr } from './pages/set-up/fr.ts'
import { fr as termsFr } from './pages/terms/fr.ts'
import { fr as tillFr } from './pages/till/fr.ts'
import { fr as troubleFr } from './pages/trouble/fr.ts'
import { nl as doorNl } from './pages/door/nl.ts'
import { nl as firstDayNl } from './pages/first-day/nl.ts'
import { nl as moneyNl } from './pages/money/nl.ts'
import { nl as setUpNl } from './pages/set-up/nl.ts'
import { nl as termsNl } from './pages/terms/nl.ts'
import { nl as tillNl } from './pages/till/nl.ts'
import { nl as troubleNl } from './pages/trouble/nl.ts'
import type { HandbookPage } from '#core/handbook/contents.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { PageText, Section } from './page.ts'

/** The whole handbook. A page or a language that is missing does not compile. */
export const texts: { readonly [L in Locale]: { readonly [Page in HandbookPage]: PageText<Page> } } = {
  en: {
    'first-day': firstDayEn,
    till: tillEn,
    door: doorEn,
    trouble: troubleEn,
    money: moneyEn,
    'set-up': setUpEn,
    terms: termsEn,
  },
  de: {
    'first-day': firstDayDe,
    till: tillDe,
    door: doorDe,
    trouble: troubleDe,
    money: moneyDe,
    'set-up': setUpDe,
    terms: termsDe,
  },
  fr: {
    'first-day': firstDayFr,
    till: tillFr,
    door: doorFr,
    trouble: troubleFr,
    money: moneyFr,
    'set-up': setUpFr,
    terms: termsFr,
  },
  nl: {
    'first-day': firstDayNl,
    till: tillNl,
    door: doorNl,
    trouble: troubleNl,
    money: moneyNl,
    'set-up': setUpNl,
    terms: termsNl,
  },
}

/** The sections of a page by their anchors. */
export function sectionsOf(locale: Locale, page: HandbookPage): Readonly<Record<string, Section>> {
  return texts[locale][page].sections
}
