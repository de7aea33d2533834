import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const nl: Sentences<keyof typeof en> = {
  administration_title: 'Deze server beheren',
  administration_lead:
    'Voor wie deze server beheert. Het opent geen verkopen, bestellingen of personen van een bioscoop.',
  administration_secret: 'Geheim',
  administration_secret_hint: 'Wat achter de # staat van de link die ‘npm run administrator’ toonde.',
  administration_open: 'Openen',
  administration_sees:
    'De bioscopen van deze server: sinds wanneer, hoe groot en hoe goed te horen. Niets van wat ze verkopen, en niemand die er werkt.',
  administration_exhibitors: 'Bioscopen van deze server',
  administration_count_one: '{{count}} van hoogstens {{most}} bedrijven',
  administration_count_other: '{{count}} van hoogstens {{most}} bedrijven',
  administration_version: 'Foyer {{version}}',
  administration_link: 'Oprichtingslink maken',
  administration_link_made: 'Wie deze link opent, richt één bedrijf op',
  administration_link_hint: 'Eén keer, tot {{time}}. Hij wordt niet opnieuw getoond.',
  administration_blocked: 'Geblokkeerd',
  administration_active: 'Actief',
  administration_training: 'Nog in training',
  administration_founded: 'Opgericht',
  administration_founded_by_hand: 'Met de hand ingevoerd',
  administration_seen: 'Laatst van een box gehoord',
  administration_not_seen: 'Niet sinds deze server begon',
  administration_database: 'Omvang van de gegevens',
  administration_mirror: 'Tweede kopie',
  administration_short_name: 'Korte naam',
  administration_hosts: 'Hostnamen',
  administration_no_box: 'Nog geen box',
  administration_boxes: 'Boxen',
  administration_connected: 'Verbonden',
  administration_away: 'Niet verbonden',
  administration_block_ask: 'Blokkeren',
  administration_block: 'Nu blokkeren',
  administration_block_not: 'Actief laten',
  administration_unblock: 'Weer actief maken',
  administration_blocked_since: 'Geblokkeerd sinds {{time}}.',
  administration_block_title: '{{name}} blokkeren?',
  administration_block_label: 'Typ {{word}} om te blokkeren',
  administration_block_first: 'Typ eerst {{word}}.',
  administration_block_online: 'De website toont dat ze uit staat, en online wordt niets verkocht.',
  administration_block_staff:
    'Niemand meldt zich hier aan op hun portaal, en wie aangemeld is, kan niets meer doen.',
  administration_block_box:
    'De boxen gaan door: de kassa verkoopt, de deur laat binnen, en wat ze verkopen wordt hier bewaard.',
  administration_block_bought:
    'Wie gekocht heeft, houdt de tickets; lopende betalingen, terugbetalingen en hun e-mails gaan door.',
}
