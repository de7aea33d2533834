import type { BlockView } from '#core/content/pages/body-view.ts'
import { spansOf } from '#core/content/pages/inline.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { withFirmSpaces } from '#core/i18n/spaces.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { PageView } from './page-view.ts'
import { de } from './words/privacy/de.ts'
import { en } from './words/privacy/en.ts'
import { fr } from './words/privacy/fr.ts'
import { nl } from './words/privacy/nl.ts'

const words = { en, de, fr, nl }

/**
 * What this site stores about a visitor, until the exhibitor publishes a page of its own about it; it must match what
 * the code does. It comes with its page like a written one, so that its long words are in no other page's first load.
 */
export function privacyPage(
  locale: Locale,
  { tradeName, email, features }: Programme['exhibitor'],
  asksForTags: boolean,
): PageView {
  const own = words[locale]
  const say = (text: string) =>
    withFirmSpaces(
      locale,
      text.replace('{{exhibitor}}', () => tradeName),
    )
  const part = (title: string, text: string): BlockView[] => [
    { kind: 'heading', text: say(title) },
    { kind: 'paragraph', lines: [[{ text: say(text) }]] },
  ]
  return {
    id: 'privacy',
    title: say(own.privacy),
    description: say(own.privacy_who_words),
    body: [
      ...part(own.privacy_who, own.privacy_who_words),
      ...part(own.privacy_buying, own.privacy_buying_words),
      ...part(own.privacy_writing, own.privacy_writing_words),
      ...(features.newsletters ? part(own.privacy_newsletter, own.privacy_newsletter_words) : []),
      ...(asksForTags
        ? [
            ...part(own.privacy_device, own.privacy_device_asked_words),
            ...part(own.privacy_tags, own.privacy_tags_words),
          ]
        : part(own.privacy_device, own.privacy_device_words)),
      ...part(own.privacy_trailers, own.privacy_trailers_words),
      ...part(own.privacy_rights, own.privacy_rights_words),
      { kind: 'paragraph', lines: [spansOf(`[${email}](mailto:${email})`)] },
    ],
  }
}
