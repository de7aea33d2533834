import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  return_tickets: 'Rendre des billets',
  return_title: 'Rendre des billets',
  return_until: 'Vous pouvez rendre vos billets ici jusqu’au',
  return_about:
    'Commande {{number}}. Choisissez les billets que vous rendez. Ils ne sont alors plus valables, et leurs places sont remises en vente.',
  return_sum: 'Vous serez remboursé de',
  return_after:
    'L’argent revient par le moyen avec lequel vous avez payé ; selon votre banque, il arrive en quelques jours. Nous le confirmons par e-mail à {{email}}.',
  return_fees: 'Les frais de {{price}} ne sont pas remboursés.',
  return_confirm_one: 'Rendre {{count}} billet',
  return_confirm_other: 'Rendre {{count}} billets',
  return_choose: 'Choisissez au moins un billet.',
  return_keep: 'Tout garder',
  exchange_tickets: 'Échanger des billets',
  exchange_title: 'Échanger des billets',
  exchange_until: 'Vous pouvez échanger ici vos billets contre une autre séance jusqu’au',
  exchange_about:
    'Commande {{number}}. Choisissez les billets à échanger et la séance. Les anciens ne sont alors plus valables.',
  exchange_choose: 'Choisissez au moins un billet.',
  exchange_choose_show: 'Choisissez d’abord une séance.',
  exchange_for: 'Pour quelle séance ?',
  exchange_choose_seats: 'Choisissez vos places.',
  exchange_dearer:
    'Les nouveaux billets coûtent {{price}} de plus. Vos anciens billets restent valables jusqu’au paiement ; ensuite ils prennent fin et les nouveaux sont à vous.',
  exchange_pay: 'Payer {{price}} et échanger',
  exchange_back:
    'Les nouveaux billets coûtent moins cher : {{price}} vous reviennent par le moyen de paiement utilisé.',
  exchange_paying:
    'Votre échange attend le paiement de {{price}}. D’ici là, vos billets restent tels quels et les nouvelles places vous sont réservées.',
  exchange_unpaid: 'L’échange n’a pas été payé. Rien n’a été débité et vos billets restent tels quels.',
  exchange_going_back:
    'Votre échange n’était plus possible. Vos billets restent tels quels et {{price}} sont en route vers vous.',
  exchange_went_back:
    'Votre échange n’était plus possible. Vos billets restent tels quels et {{price}} vous ont été remboursés.',
  exchange_after: 'Vos nouveaux billets sont aussi envoyés à {{email}}.',
  exchange_confirm_one: 'Échanger {{count}} billet',
  exchange_confirm_other: 'Échanger {{count}} billets',
  withdraw: 'Se rétracter du contrat ici',
  withdraw_title: 'Se rétracter du contrat',
  withdraw_until:
    'Tant que rien n’en a été utilisé, vous pouvez vous rétracter de la commande d’une carte jusqu’au',
  withdraw_about: 'Commande {{number}}. Vous vous rétractez du contrat portant sur :',
  withdraw_after:
    'La carte n’est alors plus valable. L’argent revient par le moyen avec lequel vous avez payé. Nous confirmons la réception de votre rétractation, avec la date et l’heure, par e-mail à {{email}}.',
  withdraw_after_many:
    'Les cartes choisies ne sont alors plus valables. L’argent revient par le moyen avec lequel vous avez payé. Nous confirmons la réception de votre rétractation, avec la date et l’heure, par e-mail à {{email}}.',
  withdraw_choose: 'Choisissez au moins une carte.',
  withdraw_used: 'utilisée',
  withdraw_confirm: 'Confirmer la rétractation',
}
