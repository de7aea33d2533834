import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  personal_data: 'Persoonsgegevens',
  personal_data_lead: 'Wat over een gast wordt bewaard: geef het op verzoek, of vergeet wie het was.',
  personal_data_guest: 'Eén gast',
  personal_data_about: 'E-mail van de gast, of nummer van een bestelling',
  personal_data_look: 'Opzoeken',
  personal_data_purchases: 'Aankopen',
  personal_data_upcoming: 'Waarvan voor komende voorstellingen',
  personal_data_reservations: 'Reserveringen',
  personal_data_messages: 'Berichten',
  personal_data_invoices: 'Facturen; die blijven, want de boekhouding moet bewaard worden',
  personal_data_waiting: 'Wachtlijst',
  personal_data_gifts: 'Cadeaubonnen die naar dit adres gaan',
  personal_data_subscriptions: 'Nieuwsbrief',
  personal_data_asked: 'aangevraagd op {{day}}',
  personal_data_confirmed: 'bevestigd op {{day}}',
  personal_data_ended: 'opgezegd op {{day}}',
  personal_data_clients_stay:
    'De fiche van deze klant wordt leeggemaakt. Wat er eerder in stond, blijft in de boekhouding, net als de facturen.',
  personal_data_vouchers: 'Vouchers',
  personal_data_total: 'Totaal',
  personal_data_readable: 'Leesbaar bewaren',
  personal_data_json: 'Als JSON bewaren',
  personal_data_erase: 'Vergeten wie dit was',
  personal_data_type: 'Typ {{word}} om te bevestigen',
  personal_data_word: 'WISSEN',
  personal_data_erase_now: 'Voorgoed wissen',
  personal_data_erase_what:
    'Naam, e-mail en houders van vouchers worden gewist bij de cloud, op elke box en in elke kopie. Het is niet terug te draaien.',
  personal_data_stays:
    'De aankopen, tickets en bedragen blijven zonder naam: de boeken hebben ze nodig, en de tickets openen nog steeds de deur.',
  personal_data_upcoming_warn: 'Er komen nog voorstellingen: daarna kan niemand deze tickets opnieuw sturen.',
  personal_data_erased: 'Gewist. {{purchases}} aankopen en {{vouchers}} vouchers zijn nu zonder naam.',
  personal_data_kept: 'Hoe lang namen blijven',
  personal_data_months:
    '{{months}} maanden na de laatste dag waarvoor ze nodig zijn; daarna worden ze vanzelf vergeten.',
  personal_data_log:
    'Wie heeft gewist, staat bij wat die persoon deed, onder Mensen. Wie heeft uitgegeven, staat in het beveiligingslogboek van de cloud.',
}
