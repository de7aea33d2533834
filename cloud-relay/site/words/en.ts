import { en as genres } from '#ui/words/genres/en.ts'
import { en as contact } from './contact/en.ts'
import { en as events } from './events/en.ts'
import { en as films } from './films/en.ts'
import { en as newsletter } from './newsletter/en.ts'
import { en as order } from './order/en.ts'
import { en as seats } from './seats/en.ts'
import { en as shows } from './shows/en.ts'
import { en as texts } from './texts/en.ts'
import { en as vouchers } from './vouchers/en.ts'

/** The website's sentences; the other languages are typed by this file. */
export const en = {
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
  site_description: 'Films, showtimes and tickets at {{exhibitor}}, {{cities}}.',
  home_title: 'Tonight at the cinema',
  training: 'TRAINING – not valid',
  training_what: 'We are testing before we open. What is bought here costs nothing and is not valid.',
  skip_to_content: 'Skip to content',
  menu: 'Menu',
  navigation: 'Main navigation',
  language: 'Language',
  search: 'Search',
  theme_light: 'Light mode',
  theme_dark: 'Dark mode',
  cinemas: 'Our cinemas',
  show_map: 'Show on the map',
  new_tab: 'opens in a new tab',
  loading: 'Loading…',
  unreachable: 'We cannot reach the cinema right now. Check your connection and try again.',
  try_again: 'Try again',

  movies: 'Films',
  movies_all: 'Now showing',
  events: 'Special events',
  event: 'Special event',
  all: 'All',
  today: 'Today',
  tomorrow: 'Tomorrow',
  soon: 'Coming soon',
  all_soon: 'All upcoming films',
  days: 'Days',
  filter: 'Filter',
  tags: 'Tags',
  view_all_shows: 'See all films',
  no_shows: 'No shows are planned at the moment.',
  partial_from: 'From {{day}} on the programme is not complete yet: more shows will follow.',
  no_shows_today: 'No more shows today.',
  no_shows_tomorrow: 'No shows tomorrow.',
  no_shows_soon: 'No films announced yet.',
  no_shows_for_tag: 'No shows for “{{tag}}”.',
  no_events: 'No special events are planned at the moment.',

  needs_script: 'To buy here, your browser must be allowed to run scripts. Or call us: {{phones}}.',
  ends_at: 'ends at',
  overview_more: 'More',
  overview_less: 'Less',
  all_cinemas: 'All cinemas',
  filter_language: 'Language',
  filter_all: 'all',
  filter_version: 'Version',
  no_shows_chosen: 'Nothing like this is on here.',
  show_everything: 'Show everything',
  too_many_requests: 'Too many requests',
  too_many_requests_words: 'Please wait a minute and try again.',
  exception: 'Something went wrong',
  exception_words: 'You have not been charged. Please try again in a moment.',

  lost_title: 'Page not found',
  lost_words: 'This page does not exist. The film may no longer be in our programme.',
  to_home: 'Tonight’s programme',
  info: 'Information',

  waiting_confirm: 'Wait for seats',
  waiting_offer_title: 'Seats for you',
  waiting_leave: 'Leave the waiting list',
} as const
