import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const de: Sentences<keyof typeof en> = {
  administration_title: 'Diesen Server verwalten',
  administration_lead:
    'Für alle, die diesen Server betreiben. Es öffnet weder Verkäufe noch Bestellungen noch Personen eines Kinos.',
  administration_secret: 'Geheimnis',
  administration_secret_hint: 'Was hinter dem # des Links steht, den „npm run administrator“ ausgegeben hat.',
  administration_open: 'Öffnen',
  administration_sees:
    'Die Kinos dieses Servers: seit wann, wie groß und wie gut zu hören. Nichts von dem, was sie verkaufen, und niemand, der dort arbeitet.',
  administration_exhibitors: 'Kinos dieses Servers',
  administration_count_one: '{{count}} von höchstens {{most}} Unternehmen',
  administration_count_other: '{{count}} von höchstens {{most}} Unternehmen',
  administration_version: 'Foyer {{version}}',
  administration_link: 'Gründungslink machen',
  administration_link_made: 'Wer diesen Link öffnet, gründet ein Unternehmen',
  administration_link_hint: 'Einmal, bis {{time}}. Er wird nicht wieder gezeigt.',
  administration_blocked: 'Gesperrt',
  administration_active: 'Aktiv',
  administration_training: 'Im Training',
  administration_founded: 'Gegründet',
  administration_founded_by_hand: 'Von Hand eingetragen',
  administration_seen: 'Zuletzt von einer Box gehört',
  administration_not_seen: 'Nicht seit dem Start dieses Servers',
  administration_database: 'Größe der Daten',
  administration_mirror: 'Zweitkopie',
  administration_short_name: 'Kurzname',
  administration_hosts: 'Adressen',
  administration_no_box: 'Noch keine Box',
  administration_boxes: 'Boxen',
  administration_connected: 'Verbunden',
  administration_away: 'Nicht verbunden',
  administration_block_ask: 'Sperren',
  administration_block: 'Jetzt sperren',
  administration_block_not: 'Aktiv lassen',
  administration_unblock: 'Wieder aktiv machen',
  administration_blocked_since: 'Gesperrt seit {{time}}.',
  administration_block_title: '{{name}} sperren?',
  administration_block_label: 'Zum Sperren {{word}} eingeben',
  administration_block_first: 'Geben Sie zuerst {{word}} ein.',
  administration_block_online:
    'Die Website zeigt, dass sie abgeschaltet ist, und online wird nichts verkauft.',
  administration_block_staff:
    'Niemand meldet sich hier in ihrem Portal an, und wer angemeldet ist, kann nichts mehr tun.',
  administration_block_box:
    'Die Boxen arbeiten weiter: Die Kasse verkauft, der Einlass lässt ein, und ihre Verkäufe werden hier bewahrt.',
  administration_block_bought:
    'Wer gekauft hat, behält die Tickets; laufende Zahlungen, Erstattungen und ihre E-Mails gehen weiter.',
}
