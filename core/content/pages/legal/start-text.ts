import { locales, type Locale, type Words } from '../../../i18n/locale.ts'
import type { Block } from '../block.ts'
import type { LegalKind } from './legal-kinds.ts'
import type { LegalWords } from './legal-words.ts'
import { en as imprintEn } from './drafts/imprint/en.ts'
import { de as imprintDe } from './drafts/imprint/de.ts'
import { fr as imprintFr } from './drafts/imprint/fr.ts'
import { nl as imprintNl } from './drafts/imprint/nl.ts'
import { en as termsEn } from './drafts/terms/en.ts'
import { de as termsDe } from './drafts/terms/de.ts'
import { fr as termsFr } from './drafts/terms/fr.ts'
import { nl as termsNl } from './drafts/terms/nl.ts'
import { en as withdrawalEn } from './drafts/withdrawal/en.ts'
import { de as withdrawalDe } from './drafts/withdrawal/de.ts'
import { fr as withdrawalFr } from './drafts/withdrawal/fr.ts'
import { nl as withdrawalNl } from './drafts/withdrawal/nl.ts'
import { en as privacyEn } from './drafts/privacy/en.ts'
import { de as privacyDe } from './drafts/privacy/de.ts'
import { fr as privacyFr } from './drafts/privacy/fr.ts'
import { nl as privacyNl } from './drafts/privacy/nl.ts'
import { en as accessibilityEn } from './drafts/accessibility/en.ts'
import { de as accessibilityDe } from './drafts/accessibility/de.ts'
import { fr as accessibilityFr } from './drafts/accessibility/fr.ts'
import { nl as accessibilityNl } from './drafts/accessibility/nl.ts'

const words: Readonly<Record<LegalKind, Readonly<Record<Locale, LegalWords>>>> = {
  imprint: { en: imprintEn, de: imprintDe, fr: imprintFr, nl: imprintNl },
  terms: { en: termsEn, de: termsDe, fr: termsFr, nl: termsNl },
  withdrawal: { en: withdrawalEn, de: withdrawalDe, fr: withdrawalFr, nl: withdrawalNl },
  privacy: { en: privacyEn, de: privacyDe, fr: privacyFr, nl: privacyNl },
  accessibility: { en: accessibilityEn, de: accessibilityDe, fr: accessibilityFr, nl: accessibilityNl },
}

/** What the exhibitor has said of itself already. */
export type Known = {
  tradeName: string
  email: string
  phone: string
  vatNumber: string
  cinemas: readonly { name: string; address1: string; zip: string; city: string }[]
}

/**
 * The page a manager begins with: every section the law wants, in every language, with what is known already and blanks
 * for the rest. It is a draft, and is not published while it has blanks (`page_has_blanks`).
 */
export function startText(
  kind: LegalKind,
  known: Known,
): { title: Words; slug: Words; legal: LegalKind; status: 'draft'; body: Block[] } {
  const all = words[kind]
  const inAll = (read: (own: LegalWords) => string) =>
    Object.fromEntries(locales.map(locale => [locale, filledIn(read(all[locale]), known)])) as Words
  const body = all.en.parts.flatMap((_, at): Block[] => [
    { kind: 'heading', id: `heading-${at}`, text: inAll(({ parts }) => parts[at]!.heading) },
    { kind: 'paragraph', id: `text-${at}`, text: inAll(({ parts }) => parts[at]!.text) },
  ])
  return {
    title: inAll(({ title }) => title),
    slug: inAll(({ slug }) => slug),
    legal: kind,
    status: 'draft',
    body,
  }
}

/** What is not known becomes a blank, so that nobody publishes “Phone: ”. */
function filledIn(text: string, { tradeName, email, phone, vatNumber, cinemas }: Known): string {
  const values: Readonly<Record<string, string>> = {
    trade: tradeName,
    email,
    phone,
    vat: vatNumber,
    cinemas: cinemas
      .map(({ name, address1, zip, city }) => `${name}: ${address1}, ${zip} ${city}`)
      .join('\n'),
  }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]?.trim() || '[[…]]')
}
