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
  device_subject: '{{cinema}} : un appareil attend d’être admis ({{code}})',
  device_waits: 'À {{cinema}}, un appareil attend d’être admis. Son écran affiche {{code}}.',
  device_check:
    'Ne l’admettez que si vous ou une personne de confiance êtes devant et lisez ce code. Sinon, ne faites rien : il n’entrera pas.',
  device_open: 'Admettre l’appareil {{code}}',
  refund_subject: 'Votre paiement vous est remboursé',
  refund:
    'Votre paiement de {{total}} est arrivé trop tard pour vos places ; il vous est remboursé. L’argent est en route ; selon votre banque, il arrive sous quelques jours.',
  refund_done:
    'Votre paiement de {{total}} est arrivé trop tard pour vos places. Il vous a été remboursé ; selon votre banque, vous le voyez sous quelques jours.',
  twice_subject: 'Votre second paiement vous est remboursé',
  twice:
    'Vous avez payé deux fois le même achat. Le second paiement de {{total}} est en route vers vous ; selon votre banque, il arrive sous quelques jours.',
  twice_done:
    'Vous avez payé deux fois le même achat. Le second paiement de {{total}} vous a été remboursé ; selon votre banque, vous le voyez sous quelques jours.',
  twice_tickets: 'Rien ne change pour vos billets. Les voici :',
  back_subject: '{{total}} vous sont remboursés',
  back: '{{total}} de votre achat {{bill}} sont en route vers vous, par le moyen de paiement utilisé. Selon votre banque, ils arrivent sous quelques jours.',
  back_done:
    '{{total}} de votre achat {{bill}} vous ont été remboursés, par le moyen de paiement utilisé. Selon votre banque, vous les voyez sous quelques jours.',
  back_cancelled:
    '{{movie}}, le {{when}}, a été annulé. Nous en sommes désolés. {{total}} sont en route vers vous, par le moyen de paiement utilisé. Selon votre banque, ils arrivent sous quelques jours.',
  back_cancelled_done:
    '{{movie}}, le {{when}}, a été annulé. Nous en sommes désolés. {{total}} vous ont été remboursés, par le moyen de paiement utilisé. Selon votre banque, vous les voyez sous quelques jours.',
  back_left: 'Vos autres billets restent valables. Ils sont ici :',
  exchanged_subject: 'Vos nouveaux billets pour {{movie}}',
  exchanged:
    'Vos billets ont été échangés. Les nouveaux sont joints ; les anciens ne donnent plus accès à la salle.',
  exchanged_back: '{{total}} reviennent par le moyen de paiement utilisé.',
  test_subject: 'Les e-mails de {{name}} fonctionnent',
  test: 'Cet e-mail a été envoyé depuis les réglages du portail. Les e-mails à vos clients partent par le même chemin.',
  reset_subject: 'Choisir un nouveau mot de passe',
  reset:
    'Un nouveau mot de passe pour le portail a été demandé avec cette adresse. Choisissez-le ici dans l’heure :',
  reset_pin_subject: 'Choisir votre code PIN',
  reset_pin: 'Choisissez ici, dans l’heure, le code PIN pour les caisses et les scanners :',
  reset_link: 'Le choisir maintenant',
  reset_not_asked: 'Si ce n’était pas vous, ne faites rien : ce que vous avez reste valable.',
}
