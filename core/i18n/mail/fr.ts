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
}
