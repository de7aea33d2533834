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
}
