import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  terminal_sum: '{{cents}} par carte',
  terminal_wait: 'Le terminal travaille. Veuillez patienter.',
  terminal_present_card: 'Le client présente ou insère sa carte maintenant.',
  terminal_enter_pin: 'Le client tape son code.',
  terminal_asking_bank: 'Le terminal interroge la banque.',
  terminal_remove_card: 'Le client retire sa carte.',
  terminal_stop: 'Arrêter le paiement par carte',
  terminal_stopping: 'Le terminal est en train de s’arrêter.',
  terminal_lost: 'Le terminal n’a pas dit si la carte a été débitée.',
  terminal_lost_what:
    'La caisse continue de l’interroger. Si rien ne se passe, cherchez {{cents}} sur son écran ou son ticket.',
  terminal_was_paid: 'Carte débitée',
  terminal_was_not: 'Carte non débitée',
  terminal_reason_declined: 'La banque a refusé. Rien n’a été débité.',
  terminal_reason_card: 'Le terminal ne peut pas utiliser cette carte. Rien n’a été débité.',
  terminal_reason_aborted: 'Le paiement a été arrêté. Rien n’a été débité.',
  terminal_reason_busy: 'Le terminal est occupé à autre chose. Rien n’a été débité.',
  terminal_reason_unreachable:
    'Le terminal est injoignable. Rien n’a été débité : vérifiez qu’il est allumé.',
  terminal_reason_not_accepted:
    'Le terminal n’accepte pas cette caisse. Rien n’a été débité : dites à un responsable que son mot de passe est peut-être faux.',
  terminal_reason_no_bank: 'Le terminal ne joint pas la banque. Rien n’a été débité.',
  terminal_reason_not_done: 'Rien n’a été débité.',
  terminal_reason_trouble: 'Le terminal n’a pas pu le faire. Rien n’a été débité.',
  terminal_again: 'Redemander au terminal',
  terminal_by_hand: 'Taper sur le terminal à la main',
  terminal_back: 'Payer autrement',
  terminal_money: 'Une carte a été débitée de {{cents}} à {{at}}, et rien n’a été vendu pour cela.',
  terminal_give_back: 'Rendre sur la carte',
  terminal_given_by_hand: 'Rendu à la main',
  terminal_question:
    '{{at}} : la carte a-t-elle été débitée de {{cents}} ? Regardez le terminal « {{terminal}} ».',
  terminal_giving: 'Le terminal rend {{cents}}.',
  terminal_not_given:
    'Le terminal n’a rien rendu. Rendez {{cents}} à la main sur le terminal, puis dites-le ici.',
  giving_now: 'Le terminal rembourse {{cents}} du reçu {{number}}.',
  giving_done: 'Reçu {{number}} : {{cents}} sont remboursés.',
  giving_waits: 'Reçu {{number}} : {{cents}} restent à rembourser sur la carte.',
  giving_question:
    'Les {{cents}} du reçu {{number}} ont-ils été remboursés sur la carte ? Regardez le terminal « {{terminal}} ».',
  giving_was: 'Carte remboursée',
  giving_was_not: 'Carte non remboursée',
  giving_cash: 'Rendre {{cash}} en espèces',
  giving_reason_declined: 'La banque a refusé.',
  giving_reason_card: 'Le terminal ne peut pas utiliser cette carte.',
  giving_reason_aborted: 'L’opération a été arrêtée sur le terminal.',
  giving_reason_busy: 'Le terminal est occupé à autre chose.',
  giving_reason_unreachable: 'Le terminal est injoignable : regardez s’il est allumé.',
  giving_reason_not_accepted:
    'Le terminal n’accepte pas cette caisse : dites à un responsable que son mot de passe est peut-être faux.',
  giving_reason_no_bank: 'Le terminal ne joint pas la banque.',
  giving_reason_not_done: 'Le terminal n’a rien remboursé.',
  giving_reason_trouble: 'Le terminal n’a pas pu le faire. Sollicitez-le encore une fois.',
  way_over_terminal:
    'Le terminal de paiement rembourse {{cents}} : gardez la carte du client à portée de main.',
  refund_at_terminal: 'Remboursement enregistré. Suivez le terminal de paiement en haut.',
}
