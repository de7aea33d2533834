import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  bill_show_cancelled_words:
    'Si l’argent n’est pas encore en route vers vous, la caisse échange ces billets ou les rembourse.',
  bill_settled: 'Bon film !',
  bill_settled_words: 'C’est payé. Nous vous avons aussi envoyé les billets par e-mail.',
  bill_paying: 'Paiement en cours',
  bill_paying_words: 'Vos places sont gardées. Cette page s’actualise automatiquement.',
  bill_cancelled: 'Paiement annulé',
  bill_cancelled_words:
    'Rien n’a été débité. Tant que vos places sont libres, vous pouvez les payer à nouveau.',
  bill_expired: 'Paiement expiré',
  bill_expired_words:
    'Le délai de paiement est passé et rien n’a été débité. Tant que vos places sont libres, vous pouvez les payer à nouveau.',
  bill_refunded: 'Remboursé',
  bill_partly_refunded_words:
    'Une partie de cette commande a été remboursée. Les billets ci-dessous restent valables.',
  bill_refunded_words: 'Cette commande a été remboursée. L’argent est en route vers vous.',
  bill_refunded_done_words:
    'Cette commande a été remboursée par le moyen de paiement utilisé. Selon votre banque, vous verrez l’argent sous quelques jours.',
  bill_failed: 'Échec du paiement',
  bill_failed_words: 'Le paiement n’a pas abouti. Tant que vos places sont libres, vous pouvez réessayer.',
  bill_voucher: 'Votre carte est prête',
  bill_voucher_words: 'C’est payé. Gardez bien ce code : qui l’a peut l’utiliser.',
  bill_voucher_paying_words:
    'Votre banque n’a pas encore confirmé le paiement. Dès qu’elle le fait, le code apparaît ici.',
  bill_voucher_refunded: 'La carte a été annulée',
  bill_paid_twice: 'Vous avez payé deux fois. {{price}} sont en route vers vous.',
  bill_paid_twice_done: 'Vous avez payé deux fois. {{price}} vous ont été remboursés.',
  cancel_waits:
    'L’annulation du paiement est demandée. Tant qu’elle n’est pas confirmée, vos places restent gardées.',
  sent_to: 'Vos billets ont été envoyés à',
  send_again: 'Renvoyer',
  sent_again: 'Renvoyé. Regardez aussi dans les indésirables.',
  voucher_sent_to: 'Le code a été envoyé à',
  codes_hint: 'À présenter à l’entrée. Touchez un code pour l’agrandir.',
  code_of: 'Code du billet {{ticket}}',
  code_large: 'Agrandir',
  code_before: 'Précédent',
  code_next: 'Billet suivant',
  download_tickets_one: 'Télécharger le billet (PDF)',
  download_tickets_other: 'Télécharger les billets (PDF)',
  download_voucher: 'Télécharger et imprimer (PDF)',
  download_receipt: 'Reçu (PDF)',
  add_to_calendar: 'Ajouter au calendrier',
  send_on: 'Transmettre ce billet',
  add_to_apple: 'Ajouter à Apple Wallet',
  add_to_google: 'Ajouter à Google Wallet',
  google_of: 'Google Wallet : {{ticket}}',
}
