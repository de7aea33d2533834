import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  breach: 'Ces places demandent un petit changement',
  breach_instead: 'Prendre {{seats}}',
  breach_pair_split:
    'Les places duo sont pour deux. Prenez aussi l’autre moitié ({{seats}}) ou choisissez une autre place.',
  breach_companion_alone:
    'Cette place est pour qui accompagne une personne en fauteuil roulant. Choisissez-la avec {{seats}}.',
  breach_seats_too_close:
    'Gardez vos distances : {{seats}}, déjà pris. Choisissez des places plus éloignées.',
  breach_seat_left_alone:
    'Une place isolée resterait : {{seats}}. Décalez-vous d’une place ou prenez-la aussi.',
  seats_moved: 'Quelqu’un a été plus rapide',
  seats_moved_words: '{{lost}} : déjà pris. Nous vous avons trouvé {{found}}.',
  seats_lost_words: '{{lost}} : déjà pris. Choisissez d’autres places.',
  hold_expired: 'Le temps est écoulé',
  hold_expired_words: 'Vos places ont été libérées. Vos données sont toujours là.',
  hold_again: 'Retrouver des places',
  seats_apart: 'Nous n’avons pas trouvé {{count}} places côte à côte',
  seats_across_aisle: 'Une allée passe entre vos places',
  seats_apart_words:
    'Voici les meilleures : {{seats}}. Vous pouvez aussi choisir vous-même, prendre moins de billets ou une autre séance.',
  seats_apart_dearer: 'Côte à côte : {{seats}}',
  seats_apart_next: 'Côte à côte à la séance suivante : {{when}}',
}
