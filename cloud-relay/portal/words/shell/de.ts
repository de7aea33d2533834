import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  sign_in_wrong: 'E-Mail oder Passwort ist falsch.',
  away_relay: 'Die Cloud ist nicht erreichbar',
  away_relay_what:
    'Diese Seite macht von selbst weiter, sobald es geht. Im Kino können Sie weiterarbeiten: Öffnen Sie /portal unter der Adresse Ihrer Kassen.',
  away_box: 'Die Box ist nicht erreichbar',
  away_box_what:
    'Diese Seite macht von selbst weiter, sobald es geht. Prüfen Sie, ob die Box an ist und dieser Computer in ihrem Netzwerk.',
  palette: 'Suchen',
  palette_what: 'Seite, Film, Vorstellung, Person, Produkt, Kino',
  palette_key: 'Strg K',
  palette_found_one: '{{count}} gefunden',
  palette_found_other: '{{count}} gefunden',
  palette_pages: 'Seiten',
  palette_movies: 'Filme',
  palette_shows: 'Vorstellungen',
  palette_people: 'Personen',
  palette_products: 'Produkte',
  palette_cinemas: 'Kinos',
  tomorrow: 'Morgen',
  pressed_again_title: 'Der Server hat gerade erst begonnen',
  pressed_again:
    'Er hört von den Kinos, was er verpasst hat. Was Sie gedrückt haben, wartet und geschieht von selbst innerhalb einer halben Minute; nichts geschieht doppelt.',
}
