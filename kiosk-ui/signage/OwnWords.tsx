/** @jsxImportSource preact */
import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import type { WallView } from '#core/signage/contract.ts'

/** What the exhibitor says in words of its own. */
export function OwnWords({ view, locale }: { view: WallView; locale: Locale }) {
  const [title, text] = [view.title, view.text].map(words => (words ? inLocale(words as Words, locale) : ''))
  return (
    <div class="nothing own-words" data-alone key={locale}>
      {title && <p class="nothing-title">{title}</p>}
      {text && <p class="own-words-text">{text}</p>}
    </div>
  )
}
