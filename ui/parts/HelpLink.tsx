import type { AnswerCode } from '#core/api/answer-code.ts'
import type { HandbookPlace } from '#core/handbook/contents.ts'
import { handbookAddress, helpAddress } from '#core/handbook/help-for.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { de } from '../words/help/de.ts'
import { en } from '../words/help/en.ts'
import { fr } from '../words/help/fr.ts'
import { nl } from '../words/help/nl.ts'
import { Icon } from './Icon.tsx'

const words = { en, de, fr, nl }

/** The language the page is in now; English where no page is, as on a server. */
function pageLocale(): Locale {
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  return isLocale(lang) ? lang : 'en'
}

/**
 * Leads from a refusal, or from what a screen says, to the section of the handbook that tells what to do; nothing where
 * there is none.
 *
 * @param beside opens it beside the page, where a form would be lost; a kiosk has one window and comes back
 */
export function HelpLink({
  beside = false,
  ...about
}: ({ code: AnswerCode } | { place: HandbookPlace }) & { beside?: boolean }) {
  const locale = pageLocale()
  const address = 'code' in about ? helpAddress(about.code, locale) : handbookAddress(about.place, locale)
  if (address === null) return null
  return (
    <a className="help-link" href={address} {...(beside ? { target: 'foyer-help' } : {})}>
      {words[locale].help_what_to_do}
    </a>
  )
}

/** Leads from a screen to the page of the handbook that fits it. */
export function HelpButton({
  place,
  keyHint,
  size = 'touch',
  beside = false,
}: {
  place: HandbookPlace
  keyHint?: string | undefined
  size?: 'small' | 'touch'
  beside?: boolean
}) {
  const locale = pageLocale()
  return (
    <a
      className="button"
      data-size={size}
      data-icon-only={keyHint ? undefined : true}
      href={handbookAddress(place, locale)}
      aria-label={words[locale].help}
      aria-keyshortcuts={keyHint}
      {...(beside ? { target: 'foyer-help' } : {})}
    >
      <Icon name="help" />
      {keyHint && (
        <kbd className="key-hint" aria-hidden="true">
          {keyHint}
        </kbd>
      )}
    </a>
  )
}
