import { de as genres } from '#ui/words/genres/de.ts'
import { de as contact } from './contact/de.ts'
import { de as events } from './events/de.ts'
import { de as films } from './films/de.ts'
import { de as newsletter } from './newsletter/de.ts'
import { de as order } from './order/de.ts'
import { de as seats } from './seats/de.ts'
import { de as shows } from './shows/de.ts'
import { de as texts } from './texts/de.ts'
import { de as vouchers } from './vouchers/de.ts'
import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  ...genres,
  ...contact,
  ...events,
  ...films,
  ...newsletter,
  ...order,
  ...seats,
  ...shows,
  ...texts,
  ...vouchers,
  site_description: 'Filme, Spielzeiten und Tickets im {{exhibitor}}, {{cities}}.',
  home_title: 'Heute Abend im Kino',
  training: 'TRAINING – nicht gültig',
  training_what: 'Wir üben vor der Eröffnung. Was hier gekauft wird, kostet nichts und gilt nicht.',
  skip_to_content: 'Zum Inhalt springen',
  menu: 'Menü',
  navigation: 'Hauptnavigation',
  language: 'Sprache',
  search: 'Suche',
  theme_light: 'Heller Modus',
  theme_dark: 'Dunkler Modus',
  cinemas: 'Unsere Kinos',
  show_map: 'Auf der Karte zeigen',
  new_tab: 'öffnet in neuem Tab',
  loading: 'Wird geladen …',
  unreachable:
    'Das Kino ist gerade nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  try_again: 'Erneut versuchen',

  movies: 'Filme',
  movies_all: 'Jetzt im Kino',
  events: 'Sonderveranstaltungen',
  event: 'Sonderveranstaltung',
  all: 'Alle',
  today: 'Heute',
  tomorrow: 'Morgen',
  soon: 'Demnächst',
  all_soon: 'Alle kommenden Filme',
  days: 'Tage',
  filter: 'Auswahl',
  tags: 'Schlagwörter',
  view_all_shows: 'Alle Filme ansehen',
  no_shows: 'Zurzeit sind keine Vorstellungen geplant.',
  partial_from: 'Ab {{day}} ist das Programm noch nicht vollständig: Weitere Vorstellungen folgen.',
  no_shows_today: 'Heute keine Vorstellungen mehr.',
  no_shows_tomorrow: 'Morgen keine Vorstellungen.',
  no_shows_soon: 'Noch keine Filme angekündigt.',
  no_shows_for_tag: 'Keine Vorstellungen zu „{{tag}}“.',
  no_events: 'Zurzeit sind keine Sonderveranstaltungen geplant.',

  needs_script: 'Zum Kaufen braucht diese Seite Skripte im Browser. Oder rufen Sie uns an: {{phones}}.',
  ends_at: 'bis',
  overview_more: 'Mehr',
  overview_less: 'Weniger',
  all_cinemas: 'Alle Kinos',
  filter_language: 'Sprache',
  filter_all: 'alle',
  filter_version: 'Fassung',
  no_shows_chosen: 'So etwas läuft hier gerade nicht.',
  show_everything: 'Alles zeigen',
  too_many_requests: 'Zu viele Anfragen',
  too_many_requests_words: 'Bitte warten Sie eine Minute und versuchen Sie es erneut.',
  exception: 'Da ist etwas schiefgegangen',
  exception_words: 'Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',

  lost_title: 'Hier läuft nichts',
  lost_words: 'Diese Seite gibt es nicht. Vielleicht ist der Film nicht mehr im Programm.',
  to_home: 'Programm von heute',
  info: 'Informationen',

  waiting_confirm: 'Auf Plätze warten',
  waiting_offer_title: 'Plätze für Sie',
  waiting_leave: 'Warteliste verlassen',
}
