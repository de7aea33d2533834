import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.terminal_twice':
    'Deux terminaux de paiement de ce cinéma sont identiques. Retirez-en un et saisissez-le de nouveau.',
  'refusal.terminal_address':
    'L’adresse d’un terminal de paiement doit être dans le réseau du cinéma et commencer par zvt://, viva:// ou vivas://, comme zvt://192.168.1.60:20007, ou être son identifiant chez Mollie, comme mollie:term_7MgL4wea46qk.',
  'refusal.terminal_none':
    'Cette caisse n’a pas de terminal de paiement. Tapez le montant à la main sur un terminal.',
  'refusal.terminal_busy': 'Le terminal de paiement est encore occupé. Attendez qu’il ait fini.',
  'refusal.terminal_in_training':
    'Pendant l’entraînement, aucun terminal de paiement n’est sollicité : il prendrait de l’argent réel.',
  'refusal.terminal_unanswered':
    'Le terminal de paiement n’a pas encore dit si la dernière carte a été débitée. Répondez d’abord à cela.',
  'refusal.terminal_money_waits':
    'Une carte a déjà été débitée pour cette vente. Terminez-la avec ce paiement, ou rendez d’abord l’argent.',
  'refusal.terminal_not_approved':
    'Le terminal de paiement n’a pas pris cette somme. Sollicitez-le encore une fois, ou choisissez un autre moyen de paiement.',
  'refusal.terminal_first':
    'Sollicitez d’abord le terminal de paiement. S’il ne peut pas rembourser, les espèces sont proposées.',
  'refusal.refund_given': 'Cette somme est déjà remboursée. Rouvrez le reçu pour le voir.',
  'refusal.terminal_needed':
    'Cette caisse sollicite elle-même son terminal. Appuyez encore une fois sur Carte.',
  'refusal.terminal_day_open':
    'Le terminal n’a pas encore dit si sa dernière clôture est faite. Répondez d’abord à cela, sous « Espèces ».',
}
