import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  breach: 'Deze plaatsen vragen een kleine wijziging',
  breach_instead: '{{seats}} nemen',
  breach_pair_split:
    'Loveseats zijn voor twee. Neem ook de andere helft ({{seats}}) of kies een andere plaats.',
  breach_companion_alone:
    'Deze plaats is voor de begeleider van een rolstoelgebruiker. Kies ze samen met {{seats}}.',
  breach_seats_too_close: 'Houd afstand: {{seats}} is bezet. Kies plaatsen verder weg.',
  breach_seat_left_alone:
    'Er zou één losse plaats overblijven: {{seats}}. Schuif één plaats op of neem die erbij.',
  seats_moved: 'Iemand was sneller',
  seats_moved_words: '{{lost}} is weg. We vonden voor jou: {{found}}.',
  seats_lost_words: '{{lost}} is weg. Kies andere plaatsen.',
  hold_expired: 'Je tijd is om',
  hold_expired_words: 'Je plaatsen zijn vrijgegeven. Wat je invulde, staat er nog.',
  hold_again: 'Opnieuw plaatsen zoeken',
  seats_apart: 'We vonden geen {{count}} plaatsen naast elkaar',
  seats_across_aisle: 'Er loopt een gangpad tussen je plaatsen',
  seats_apart_words:
    'Dit zijn de beste: {{seats}}. Je kunt ook zelf plaatsen kiezen, minder tickets nemen of een andere voorstelling.',
  seats_apart_dearer: 'Naast elkaar: {{seats}}',
  seats_apart_next: 'Naast elkaar in de volgende voorstelling: {{when}}',
}
