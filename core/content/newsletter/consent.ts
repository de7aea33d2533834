import type { Locale } from '../../i18n/locale.ts'

/**
 * What somebody agrees to who asks for the newsletter, as the website shows it, by the name that facts keep. A sentence
 * that changes gets another name, and the one before stays: it is the proof of what was agreed to.
 */
export const consents: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '2026-11-23': {
    en: 'We email you our programme and news. First we send you a link: only once you confirm are you subscribed. Every newsletter has a link to unsubscribe at any time.',
    de: 'Wir schicken Ihnen unser Programm und Neues per E-Mail. Zuerst erhalten Sie einen Link: Erst wenn Sie bestätigen, sind Sie angemeldet. In jedem Newsletter steht ein Link, mit dem Sie sich jederzeit abmelden können.',
    fr: 'Nous vous envoyons notre programme et nos nouvelles par e-mail. D’abord, vous recevez un lien : vous n’êtes inscrit qu’après avoir confirmé. Chaque infolettre contient un lien pour vous désinscrire à tout moment.',
    nl: 'We mailen je ons programma en nieuws. Eerst sturen we je een link: pas als je bevestigt, ben je ingeschreven. In elke nieuwsbrief staat een link om je op elk moment uit te schrijven.',
  },
}

/** The sentence that is shown now. */
export const consentNow = '2026-11-23'
