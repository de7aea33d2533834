/** Every word of the signage in the foyer. The other languages are typed by this file. */
export const en = {
  now_playing: 'Now playing',
  programme: 'Coming days',
  today: 'Today',
  seats_plenty: 'Plenty of seats',
  seats_few: 'Few seats',
  seats_last: 'Last seats',
  seats_none: 'Sold out',
  seats_online: 'Online only',
  cancelled: 'Cancelled',
  in_minutes: 'in {{count}} min',
  begun: 'Just begun',
  minutes: '{{count}} min',
  from_age: '{{age}}+',
  no_more_today: 'No more shows today',
  next_show: '{{day}}, {{time}}',
  nothing_planned: 'Welcome',
} as const
