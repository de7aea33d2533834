import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.ticket_unknown': 'Billet introuvable. Scannez-le à nouveau ou demandez à un responsable.',
  'refusal.ticket_seat_sold':
    'La place {{seat}} est vendue avec un autre billet. Demandez à un responsable avant de laisser entrer.',
  'refusal.ticket_forged': 'Ce code n’a pas été émis par ce cinéma.',
  'refusal.ticket_training': 'C’est un billet de formation. Il n’est pas valable.',
  'refusal.admission_unknown':
    'Cette entrée a déjà été annulée, ou le billet a été réutilisé depuis. Scannez-le pour vérifier.',
  'refusal.ticket_used': 'Ce billet a été utilisé à {{time}}.',
  'refusal.ticket_not_paid': 'Ce billet n’a pas été payé.',
  'refusal.ticket_refunded': 'Ce billet a été remboursé.',
  'refusal.ticket_exchanged': 'Ce billet a été échangé. Demandez le nouveau.',
  'refusal.ticket_other_show': 'Ce billet est pour une autre séance.',
  'refusal.ticket_other_cinema': 'Ce billet est pour {{cinema}}.',
  'refusal.ticket_show_unknown':
    'Ce billet est authentique, mais sa séance n’est pas connue dans ce cinéma. Il est peut-être pour un autre de nos cinémas.',
  'refusal.ticket_too_early': 'La séance ne commence qu’à {{time}}.',
  'refusal.ticket_too_late': 'La séance s’est terminée à {{time}}.',
}
