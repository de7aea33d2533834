/** Every word of the signage in the foyer. The other languages are typed by this file. */
export const en = {
  programme: 'Coming days',
  today: 'Today',
  seats_left: 'Seats left',
  /** During a cut: of the box office's own seats, beside their number. */
  seats_here: 'at this box office',
  seats_few: 'Few seats',
  seats_last: 'Last seats',
  seats_none: 'Sold out',
  /** During a cut: the box office's own seats. */
  seats_last_here: 'Last seats here',
  seats_none_here: 'None left here',
  running: 'Running',
  until: 'until {{time}}',
  events: 'Events',
  cancelled: 'Cancelled',
  in_minutes: 'in {{count}} min',
  begun: 'Just begun',
  subtitles: 'subtitles {{languages}}',
  minutes: '{{count}} min',
  from_age: '{{age}}+',
  no_more_today: 'No more shows today',
  next_show: '{{day}}, {{time}}',
  nothing_planned: 'Welcome',
  module_inactive: 'This module is not activated for your account. Please contact your provider.',
} as const
