/** A trailer that plays in place. The other languages are typed by this file. */
export const en = {
  trailer_from:
    'From {{network}}. Nothing of it is loaded before you tap it; then {{network}} learns that you watch it.',
  trailer_of: 'Trailer: {{title}}',
  trailer_there: 'Watch it at {{network}}',
  trailer_blocked: 'It cannot be played in this page.',
  trailer_close: 'Close the trailer',
} as const
