import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.shift_needed':
    'Les espèces ne sont prises et rendues que pendant un service. Ouvrez-en d’abord un à cette caisse.',
  'refusal.shift_not_here': 'Un service appartient à une caisse. Faites-le à une caisse.',
  'refusal.shift_open':
    'Un service de {{name}} est encore ouvert à cette caisse. Reprenez-le ou clôturez-le d’abord.',
  'refusal.shift_unknown': 'Ce service n’est pas de cette caisse.',
  'refusal.shift_closed': 'Ce service est déjà clôturé.',
  'refusal.cash_not_there': 'Il n’y a pas autant dans le tiroir.',
  'refusal.coin_unknown': 'Les pièces et billets ne font pas cette somme. Recomptez.',
  'refusal.count_unknown': 'Comptez d’abord le tiroir.',
  'refusal.count_again': 'De l’argent a bougé depuis le comptage. Recomptez.',
  'refusal.difference_unexplained': 'Dites pourquoi le comptage diffère de ce qui devrait y être.',
  'refusal.deposit_unknown':
    'La consigne n’est rendue que pour les gobelets et bouteilles de ce cinéma, et l’un d’eux n’en a plus. Relisez la liste.',
  'refusal.deposits_too_much': 'Au plus {{most}} € de consignes sont rendus à la fois. Comptez en deux fois.',
}
