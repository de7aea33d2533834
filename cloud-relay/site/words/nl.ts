import { nl as genres } from '#ui/words/genres/nl.ts'
import { nl as contact } from './contact/nl.ts'
import { nl as events } from './events/nl.ts'
import { nl as films } from './films/nl.ts'
import { nl as newsletter } from './newsletter/nl.ts'
import { nl as order } from './order/nl.ts'
import { nl as seats } from './seats/nl.ts'
import { nl as shows } from './shows/nl.ts'
import { nl as texts } from './texts/nl.ts'
import { nl as vouchers } from './vouchers/nl.ts'
import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
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
  site_description: 'Films, speeltijden en tickets bij {{exhibitor}}, {{cities}}.',
  home_title: 'Vanavond in de bioscoop',
  training: 'TRAINING – niet geldig',
  training_what: 'We testen voor we opengaan. Wat hier gekocht wordt, kost niets en is niet geldig.',
  skip_to_content: 'Naar de inhoud',
  menu: 'Menu',
  navigation: 'Hoofdnavigatie',
  language: 'Taal',
  search: 'Zoeken',
  theme_light: 'Lichte modus',
  theme_dark: 'Donkere modus',
  cinemas: 'Onze bioscopen',
  show_map: 'Toon op de kaart',
  new_tab: 'opent in een nieuw tabblad',
  loading: 'Laden…',
  unreachable: 'De bioscoop is nu niet bereikbaar. Controleer je verbinding en probeer opnieuw.',
  try_again: 'Opnieuw proberen',

  movies: 'Films',
  movies_all: 'Nu te zien',
  events: 'Evenementen',
  event: 'Evenement',
  all: 'Alle',
  today: 'Vandaag',
  tomorrow: 'Morgen',
  soon: 'Binnenkort',
  all_soon: 'Alle komende films',
  days: 'Dagen',
  filter: 'Filter',
  tags: 'Thema’s',
  view_all_shows: 'Bekijk alle films',
  no_shows: 'Er zijn op dit moment geen voorstellingen gepland.',
  partial_from: 'Vanaf {{day}} is het programma nog niet volledig: er volgen meer voorstellingen.',
  no_shows_today: 'Vandaag geen voorstellingen meer.',
  no_shows_tomorrow: 'Morgen geen voorstellingen.',
  no_shows_soon: 'Nog geen films aangekondigd.',
  no_shows_for_tag: 'Geen voorstellingen voor “{{tag}}”.',
  no_events: 'Er zijn op dit moment geen evenementen gepland.',

  needs_script: 'Om hier te kopen moet je browser scripts toelaten. Of bel ons: {{phones}}.',
  ends_at: 'tot',
  overview_more: 'Meer',
  overview_less: 'Minder',
  all_cinemas: 'Alle bioscopen',
  filter_language: 'Taal',
  filter_all: 'alle',
  filter_version: 'Versie',
  no_shows_chosen: 'Zoiets speelt hier nu niet.',
  show_everything: 'Alles tonen',
  too_many_requests: 'Te veel aanvragen',
  too_many_requests_words: 'Wacht een minuut en probeer opnieuw.',
  exception: 'Er ging iets mis',
  exception_words: 'Er is niets aangerekend. Probeer het zo opnieuw.',

  lost_title: 'Pagina niet gevonden',
  lost_words: 'Deze pagina bestaat niet. De film staat misschien niet meer op het programma.',
  to_home: 'Het programma van vandaag',
  info: 'Informatie',

  waiting_confirm: 'Op plaatsen wachten',
  waiting_offer_title: 'Plaatsen voor jou',
  waiting_leave: 'Wachtlijst verlaten',
}
