import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  title: 'Een offerte vragen',
  about: 'Waarvoor',
  groups: 'Een groep',
  schools: 'Een school of klas',
  birthdays: 'Een verjaardagsfeestje',
  people: 'Hoeveel personen',
  day: 'Gewenste dag',
  film: 'Film',
  film_none: 'Nog geen film',
  message: 'Wat we nog moeten weten',
  hint_groups:
    'Bijvoorbeeld het uur, of het een eigen voorstelling moet zijn, en wat jullie willen eten en drinken.',
  hint_schools:
    'Bijvoorbeeld de school, de leeftijd van de leerlingen, andere dagen die passen, en hoeveel volwassenen meekomen.',
  hint_birthdays: 'Bijvoorbeeld de leeftijd van de kinderen, het uur, en hoeveel volwassenen meekomen.',
  send: 'Aanvraag versturen',
  sent: 'Je aanvraag is verstuurd. Bedankt! We antwoorden per e-mail.',
}
