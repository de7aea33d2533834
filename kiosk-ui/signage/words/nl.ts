import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  now_playing: 'Nu te zien',
  programme: 'De komende dagen',
  today: 'Vandaag',
  seats_plenty: 'Genoeg plaatsen',
  seats_few: 'Weinig plaatsen',
  seats_last: 'Laatste plaatsen',
  seats_none: 'Uitverkocht',
  seats_online: 'Alleen nog online',
  cancelled: 'Geannuleerd',
  in_minutes: 'over {{count}} min',
  begun: 'Net begonnen',
  minutes: '{{count}} min',
  from_age: '{{age}}+',
  no_more_today: 'Vandaag geen voorstellingen meer',
  next_show: '{{day}}, {{time}}',
  nothing_planned: 'Welkom',
  module_inactive: 'Deze module is niet geactiveerd voor uw account. Neem contact op met uw leverancier.',
}
