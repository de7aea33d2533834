/** The buttons of large pictures that take turns. The other languages are typed by this file. */
export const en = {
  slides_all: 'Highlights',
  slides_more: 'More',
  slides_stop: 'Stop the pictures',
  slides_start: 'Let the pictures change',
  slides_show: 'Picture {{number}} of {{count}}',
} as const
