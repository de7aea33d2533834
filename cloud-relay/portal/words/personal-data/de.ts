import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  personal_data: 'Personenbezogene Daten',
  personal_data_lead:
    'Was über einen Gast gespeichert ist: auf Verlangen aushändigen, oder vergessen, wer es war.',
  personal_data_guest: 'Ein Gast',
  personal_data_about: 'E-Mail des Gastes oder Nummer einer Bestellung',
  personal_data_look: 'Nachsehen',
  personal_data_purchases: 'Käufe',
  personal_data_upcoming: 'Davon für kommende Vorstellungen',
  personal_data_reservations: 'Reservierungen',
  personal_data_messages: 'Nachrichten',
  personal_data_invoices: 'Rechnungen; sie bleiben, denn die Bücher sind aufzubewahren',
  personal_data_waiting: 'Warteliste',
  personal_data_gifts: 'Gutscheine, die an sie gemailt werden',
  personal_data_subscriptions: 'Newsletter',
  personal_data_asked: 'bestellt am {{day}}',
  personal_data_confirmed: 'bestätigt am {{day}}',
  personal_data_ended: 'abbestellt am {{day}}',
  personal_data_clients_stay:
    'Der Eintrag dieses Rechnungskunden wird geleert. Was früher darin stand, bleibt in den Büchern, wie die Rechnungen.',
  personal_data_vouchers: 'Gutscheine',
  personal_data_total: 'Summe',
  personal_data_readable: 'Lesbar sichern',
  personal_data_json: 'Als JSON sichern',
  personal_data_erase: 'Vergessen, wer das war',
  personal_data_type: 'Zur Bestätigung {{word}} eintippen',
  personal_data_word: 'LÖSCHEN',
  personal_data_erase_now: 'Für immer löschen',
  personal_data_erase_what:
    'Name, E-Mail und Inhaber von Gutscheinen werden in der Cloud, auf jeder Box und in jeder Kopie gelöscht. Das lässt sich nicht rückgängig machen.',
  personal_data_stays:
    'Die Käufe, Tickets und Beträge bleiben ohne Namen: Die Bücher brauchen sie, und die Tickets öffnen weiter die Tür.',
  personal_data_upcoming_warn:
    'Es stehen Vorstellungen bevor: Danach kann niemand diese Tickets noch einmal schicken.',
  personal_data_erased: 'Gelöscht. {{purchases}} Käufe und {{vouchers}} Gutscheine sind jetzt ohne Namen.',
  personal_data_kept: 'Wie lange Namen bleiben',
  personal_data_months:
    '{{months}} Monate nach dem letzten Tag, für den sie gebraucht werden; dann werden sie von selbst vergessen.',
  personal_data_log:
    'Wer gelöscht hat, steht beim Personal unter dem, was die Person getan hat. Wer ausgehändigt hat, steht im Sicherheitsprotokoll der Cloud.',
}
