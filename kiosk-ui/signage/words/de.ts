import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  programme: 'Die nächsten Tage',
  today: 'Heute',
  seats_left: 'Freie Plätze',
  seats_here: 'an dieser Kasse',
  seats_few: 'Wenige Plätze',
  seats_last: 'Letzte Plätze',
  seats_none: 'Ausverkauft',
  seats_last_here: 'Letzte Plätze hier',
  seats_none_here: 'Hier keine mehr',
  running: 'Läuft',
  until: 'bis {{time}}',
  events: 'Veranstaltungen',
  cancelled: 'Abgesagt',
  in_minutes: 'in {{count}} Min.',
  begun: 'Hat begonnen',
  subtitles: 'Untertitel {{languages}}',
  minutes: '{{count}} Min.',
  from_age: 'ab {{age}}',
  no_more_today: 'Heute keine Vorstellung mehr',
  next_show: '{{day}}, {{time}} Uhr',
  nothing_planned: 'Willkommen',
  module_inactive:
    'Dieses Modul ist für Ihr Konto nicht freigeschaltet. Bitte wenden Sie sich an Ihren Anbieter.',
}
