import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.reservation_unknown': 'Cette réservation est introuvable. Cherchez-la par nom ou par référence.',
  'refusal.reservation_over':
    'Cette réservation est terminée : payée, annulée ou arrivée à son heure. Vendez des places libres.',
  'refusal.reservation_elsewhere':
    'Ces places ont été réservées au cinéma, qui seul peut les modifier. Modifiez la réservation à une caisse.',
  'refusal.reservation_too_late':
    'Cette séance ne prend plus de réservations : elles s’arrêtent {{minutes}} minutes avant. Vendez les places maintenant.',
  'refusal.reserved_too_many':
    'Une réservation compte au plus {{most}} places. Faites-en une autre pour le reste.',
  'refusal.reservations_full':
    'Au plus {{most}} réservations d’une séance attendent en même temps. Libérez celles que personne ne retire.',
  'refusal.contact_missing':
    'Ajoutez un numéro de téléphone ou une adresse e-mail pour pouvoir joindre le client.',
  'refusal.waiting_list_off': 'Ce cinéma ne tient pas de liste d’attente pour cette séance.',
  'refusal.waiting_list_full': 'La liste d’attente de cette séance est complète. Voyez une autre séance.',
  'refusal.waiting_too_late':
    'La séance commence trop tôt pour la liste d’attente. Demandez à la caisse si des places se libèrent.',
  'refusal.waiting_not_needed':
    'Il y a des places pour vous : {{free}} sont en vente. Choisissez-les sur cette page.',
  'refusal.waiting_link_over':
    'Ce lien n’est plus valable. Ouvrez la page de la séance et refaites votre demande.',
  'refusal.waiting_offer_over':
    'Cette offre est terminée : son délai est passé ou ses places sont déjà achetées. Vous pouvez attendre à nouveau sur la page de la séance.',
}
