import type { Catalogue } from '#core/journal/apply.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { translator } from '#core/i18n/translate.ts'
import { page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/** The mail by which somebody tries out the mail settings; undefined while the exhibitor is not known. */
export function testLetter(
  catalogue: Pick<Catalogue, 'all'>,
  to: Letter['to'],
  locale: Locale,
): Letter | undefined {
  const exhibitor = exhibitorOf(catalogue)
  const sender = senderOf(catalogue)
  if (!exhibitor || !sender) return undefined
  const t = translator(locale, { en, de, fr, nl }[locale])
  const subject = t('test_subject', { name: exhibitor.tradeName })
  const paragraphs = [t('hello', { name: to.name }), t('test')]
  const html = page({ locale, subject, exhibitor }, paragraphs.map(paragraph))
  return { to, ...sender, subject, text: paragraphs.join('\n\n'), html }
}
