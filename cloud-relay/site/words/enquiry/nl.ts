import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  title: 'Een offerte vragen',
  about: 'Waarvoor',
  choose: 'Maak een keuze',
  groups: 'Een groep',
  schools: 'Een school of klas',
  birthdays: 'Een verjaardagsfeestje',
  hire: 'Een besloten voorstelling',
  else: 'Iets anders',
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
  hint_hire:
    'Bijvoorbeeld het uur, je bedrijf of vereniging, of jullie een eigen film of presentatie meebrengen, en wat jullie willen eten en drinken.',
  hint_else: 'Vertel ons wat je van plan bent.',
  send: 'Aanvraag versturen',
  sent: 'Je aanvraag is verstuurd. Bedankt! We antwoorden per e-mail.',
}
