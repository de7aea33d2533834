import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  subject: 'Vos billets pour {{movie}}',
  hello: 'Bonjour {{name}},',
  thanks: 'Merci. Vos billets sont joints : présentez-les à l’entrée, sur téléphone ou sur papier.',
  seats: 'Places',
  total: 'Total',
  bill: 'Facture',
  again: 'Vous pouvez télécharger à nouveau les billets ici :',
  enjoy: 'Bonne séance.',
  refund_subject: 'Votre paiement vous est remboursé',
  refund:
    'Votre paiement de {{total}} est arrivé alors que les places n’étaient plus libres. Nous l’avons renvoyé ; selon votre banque, il arrive sous quelques jours.',
  twice_subject: 'Votre second paiement vous est remboursé',
  twice:
    'Vous avez payé deux fois le même achat. Nous avons renvoyé le second paiement de {{total}} ; selon votre banque, il arrive sous quelques jours.',
  twice_tickets: 'Rien ne change pour vos billets. Les voici :',
  back_subject: '{{total}} vous sont remboursés',
  back: 'Nous avons remboursé {{total}} de votre achat {{bill}}. La somme revient par le moyen de paiement utilisé, sous quelques jours selon votre banque.',
  back_cancelled:
    '{{movie}}, le {{when}}, a été annulé. Nous en sommes désolés. {{total}} reviennent par le moyen de paiement utilisé, sous quelques jours selon votre banque.',
  back_left: 'Vos autres billets restent valables. Ils sont ici :',
  exchanged_subject: 'Vos nouveaux billets pour {{movie}}',
  exchanged:
    'Vos billets ont été échangés. Les nouveaux sont joints ; les anciens ne donnent plus accès à la salle.',
  exchanged_back: '{{total}} reviennent par le moyen de paiement utilisé.',
}
