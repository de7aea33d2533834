import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  programme: 'De komende dagen',
  today: 'Vandaag',
  seats_left: 'Vrije plaatsen',
  seats_here: 'aan deze kassa',
  seats_few: 'Weinig plaatsen',
  seats_last: 'Laatste plaatsen',
  seats_none: 'Uitverkocht',
  seats_last_here: 'Laatste plaatsen hier',
  seats_none_here: 'Hier geen meer',
  cancelled: 'Geannuleerd',
  in_minutes: 'over {{count}} min',
  begun: 'Net begonnen',
  subtitles: 'ondertitels {{languages}}',
  minutes: '{{count}} min',
  from_age: '{{age}}+',
  no_more_today: 'Vandaag geen voorstellingen meer',
  next_show: '{{day}}, {{time}}',
  nothing_planned: 'Welkom',
  module_inactive: 'Deze module is niet geactiveerd voor je account. Neem contact op met je leverancier.',
}
