import type { Words } from '../../i18n/locale.ts'

/**
 * Where the exhibitor may say something of its own, each by a name that is never used for another place: in the order
 * in which a visitor meets them. Source: spec/operations.md section 3, content widgets.
 */
export const textPlaces = [
  'below-navigation',
  'home',
  'movies-list',
  'events-list',
  'buy-help',
  'ticket-conditions',
  'checkout-terms',
  'payment-success',
  'mail-purchase',
  'voucher-shop',
  'voucher-conditions',
  'newsletter',
  'contact',
] as const
export type TextPlace = (typeof textPlaces)[number]

/** Places where the website has words of its own, which stand there until the exhibitor writes some. */
export const placesWithWords: readonly TextPlace[] = ['voucher-shop', 'newsletter', 'contact']

export const textPlaceNames: Readonly<Record<TextPlace, Words>> = {
  'below-navigation': {
    en: 'Below the navigation',
    de: 'Unter der Navigation',
    fr: 'Sous la navigation',
    nl: 'Onder de navigatie',
  },
  home: {
    en: 'On the home page',
    de: 'Auf der Startseite',
    fr: 'Sur la page d’accueil',
    nl: 'Op de startpagina',
  },
  'movies-list': {
    en: 'Above the list of films',
    de: 'Über der Liste der Filme',
    fr: 'Au-dessus de la liste des films',
    nl: 'Boven de lijst met films',
  },
  'events-list': {
    en: 'Above the list of events',
    de: 'Über der Liste der Veranstaltungen',
    fr: 'Au-dessus de la liste des événements',
    nl: 'Boven de lijst met evenementen',
  },
  'buy-help': {
    en: 'Help while buying',
    de: 'Hilfe beim Bestellen',
    fr: 'Aide pendant l’achat',
    nl: 'Hulp bij het kopen',
  },
  'ticket-conditions': {
    en: 'Conditions of tickets',
    de: 'Bedingungen für Tickets',
    fr: 'Conditions des billets',
    nl: 'Voorwaarden van tickets',
  },
  'checkout-terms': {
    en: 'Terms at the checkout',
    de: 'Hinweise vor dem Bezahlen',
    fr: 'Conditions avant le paiement',
    nl: 'Voorwaarden bij het afrekenen',
  },
  'payment-success': {
    en: 'After paying',
    de: 'Nach dem Bezahlen',
    fr: 'Après le paiement',
    nl: 'Na het betalen',
  },
  'mail-purchase': {
    en: 'In the mail of an order',
    de: 'In der Mail zur Bestellung',
    fr: 'Dans l’e-mail de la commande',
    nl: 'In de mail van een bestelling',
  },
  'voucher-shop': {
    en: 'Above the gift cards and subscriptions',
    de: 'Über den Gutscheinen',
    fr: 'Au-dessus des cartes cadeaux',
    nl: 'Boven de cadeaubonnen',
  },
  'voucher-conditions': {
    en: 'Conditions of vouchers',
    de: 'Bedingungen für Gutscheine',
    fr: 'Conditions des bons',
    nl: 'Voorwaarden van cadeaubonnen',
  },
  newsletter: {
    en: 'At the newsletter’s sign-up',
    de: 'Bei der Anmeldung zum Newsletter',
    fr: 'À l’inscription à l’infolettre',
    nl: 'Bij de aanmelding voor de nieuwsbrief',
  },
  contact: {
    en: 'Above the contact form',
    de: 'Über dem Kontaktformular',
    fr: 'Au-dessus du formulaire de contact',
    nl: 'Boven het contactformulier',
  },
}
