import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  give_title_one: '1 bewaarde verkoop wordt verzonden',
  give_title_other: '{{count}} bewaarde verkopen worden verzonden',
  give_what:
    'De box is terug van een herstelling en krijgt de verkopen die deze kassa bewaarde. Daarna gaat de verkoop vanzelf verder.',
  give_trouble: 'De box heeft ze nog niet ontvangen. De kassa blijft proberen.',
  give_stuck: 'De box aanvaardt ze niet. Roep een manager voor je verdergaat.',
  give_go_on: 'Toch verkopen',
  given_back_one: '1 bewaarde verkoop is naar de box verzonden.',
  given_back_other: '{{count}} bewaarde verkopen zijn naar de box verzonden.',
  given_refused_one:
    '{{count}} bewaarde verkoop is niet aanvaard: de box kan hem niet bevestigen. Roep een manager.',
  given_refused_other:
    '{{count}} bewaarde verkopen zijn niet aanvaard: de box kan ze niet bevestigen. Roep een manager.',
  given_back_read: 'OK',
}
