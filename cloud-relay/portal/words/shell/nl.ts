import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  sign_in_wrong: 'E-mailadres of wachtwoord klopt niet.',
  away_relay: 'De cloud is niet bereikbaar',
  away_relay_what:
    'Deze pagina gaat vanzelf verder zodra het kan. In de bioscoop kun je doorwerken: open /portal op het adres van je kassa’s.',
  away_box: 'De box is niet bereikbaar',
  away_box_what:
    'Deze pagina gaat vanzelf verder zodra het kan. Controleer of de box aanstaat en deze computer in zijn netwerk zit.',
  palette: 'Zoeken',
  palette_what: 'Pagina, film, voorstelling, persoon, product, bioscoop',
  palette_key: 'Ctrl K',
  palette_found_one: '{{count}} gevonden',
  palette_found_other: '{{count}} gevonden',
  palette_pages: 'Pagina’s',
  palette_movies: 'Films',
  palette_shows: 'Voorstellingen',
  palette_people: 'Personen',
  palette_products: 'Producten',
  palette_cinemas: 'Bioscopen',
  tomorrow: 'Morgen',
  pressed_again_title: 'De server is net gestart',
  pressed_again:
    'Hij hoort van de bioscopen wat hij gemist heeft. Wat je indrukte wacht en gebeurt vanzelf binnen een halve minuut; niets gebeurt dubbel.',
}
