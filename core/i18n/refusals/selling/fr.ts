import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.bill_unknown': 'Cette commande est introuvable. Vérifiez le numéro.',
  'refusal.payment_unknown': 'Ce paiement est introuvable. Consultez à nouveau la liste.',
  'refusal.seat_unknown': '{{seats}} : cette place n’existe pas dans cette salle. Choisissez-en une autre.',
  'refusal.rate_unknown': 'Ce tarif n’est plus proposé. Choisissez-en un autre.',
  'refusal.rate_limit': '{{rate}} : choisissez entre {{min}} et {{max}} billets.',
  'refusal.rate_in_advance':
    '{{rate}} devait être acheté au plus tard le {{day}} pour cette séance. Choisissez un autre tarif.',
  'refusal.rate_other_dates': '{{rate}} ne vaut pas pour les séances de ce jour. Choisissez un autre tarif.',
  'refusal.rate_other_weekdays': '{{rate}} ne vaut pas ce jour de la semaine. Choisissez un autre tarif.',
  'refusal.rate_other_hours': '{{rate}} ne vaut pas à cette heure. Choisissez un autre tarif.',
  'refusal.rate_other_screens': '{{rate}} ne vaut pas dans cette salle. Choisissez un autre tarif.',
  'refusal.supplement_not_waived': 'Ce supplément est dû pour cette séance.',
  'refusal.rate_other_list':
    '{{rate}} ne figure pas sur la grille tarifaire de cette séance. Choisissez un autre tarif.',
  'refusal.rate_other_events': '{{rate}} ne vaut pas pour cet événement. Choisissez un autre tarif.',
  'refusal.rate_other_films': '{{rate}} ne vaut pas pour ce film. Choisissez un autre tarif.',
  'refusal.rate_few_left':
    '{{rate}} : plus que {{left}} pour cette séance. Choisissez-en moins ou un autre tarif.',
  'refusal.rate_sold_out': '{{rate}} est épuisé pour cette séance. Choisissez un autre tarif.',
  'refusal.rate_sold_nowhere':
    'Cochez au moins un endroit où il est vendu. Pour ne plus le vendre, mettez-le en pause.',
  'refusal.rate_limits_cross': 'Le maximum ne peut pas être inférieur au minimum.',
  'refusal.rate_dates_cross': 'Le dernier jour serait avant le premier. Choisissez-en un plus tardif.',
  'refusal.discount_pays_all': 'Il faut payer moins de billets qu’on n’en prend.',
  'refusal.discount_rates_needed': 'Choisissez au moins un tarif.',
  'refusal.discount_sum_needed': 'Indiquez une somme ou un pourcentage, pas les deux.',
  'refusal.product_sold_out': '{{product}} : il n’en reste que {{most}}. Choisissez-en moins.',
  'refusal.bill_unpaid_snacks':
    'Cette commande n’est pas encore payée. Regardez de nouveau quand l’argent sera là.',
  'refusal.nothing_to_hand_out': 'Il n’y a pas de snacks à remettre pour cette commande.',
  'refusal.snacks_handed_out': 'Ces snacks ont déjà été remis : {{time}}, {{name}}, {{device}}.',
  'refusal.product_unknown': 'Cet article n’est plus en vente. Retirez-le.',
  'refusal.combination_changed':
    'La composition de {{product}} a changé. Retirez-le et choisissez-le à nouveau.',
  'refusal.combination_has_ingredients':
    'Ce que contient une formule a ses propres ingrédients. Laissez-les vides ici.',
  'refusal.part_has_parts':
    'L’un d’eux se compose lui-même d’autres produits, ou est ce produit même. Choisissez ce qui le compose.',
  'refusal.nothing_chosen': 'Rien n’est encore choisi. Choisissez d’abord.',
  'refusal.exchange_under_way':
    'Un échange de cette commande est en cours de paiement. Terminez-le ou annulez-le d’abord.',
  'refusal.not_exchangeable':
    'Ceci ne peut plus être échangé ici, ou pas contre cette séance. Adressez-vous à la caisse du cinéma.',
  'refusal.not_returnable': 'Ceci ne peut plus être rendu ici. Adressez-vous à la caisse du cinéma.',
  'refusal.rate_returned_whole':
    '{{rate}} se vend à partir de {{min}} personnes : rendez tous ces billets, ou gardez-en au moins {{min}}.',
  'refusal.cinema_not_reached':
    'Le cinéma est injoignable pour le moment, et l’entrée n’en saurait rien. Réessayez dans quelques minutes.',
  'refusal.cash_short': 'Le montant reçu ne suffit pas encore.',
  'refusal.total_changed': 'Le prix a changé. Vérifiez le nouveau total.',
  'refusal.seat_taken': '{{seats}} n’est plus libre. Choisissez une autre place.',
  'refusal.seats_elsewhere':
    '{{seats}} ne peut pas être vendu ici tant que le cinéma et le site ne sont pas reconnectés. Choisissez une autre place.',
  'refusal.blocked_elsewhere':
    '{{seats}} a été bloquée ailleurs : au cinéma ou dans le portail en ligne. Libérez-la là-bas.',
  'refusal.too_many_parked': '{{most}} paniers sont en attente. Reprenez-en un et terminez-le d’abord.',
  'refusal.parked_unknown': 'Ce panier n’est plus en attente : sa journée est finie.',
  'refusal.parked_taken': '{{name}} a déjà repris ce panier.',
  'refusal.credit_too_much': 'Au plus {{most}} € peuvent être rendus. Saisissez un montant plus petit.',
  'refusal.not_looked_at': 'Vérifiez ce qu’il faut présenter pour ces billets, et confirmez-le.',
  'refusal.too_many_reprints':
    'Ce billet a déjà été réimprimé {{most}} fois. Échangez-le plutôt contre un nouveau.',
  'refusal.running_unknown': 'Ce panier est vendu ou abandonné entre-temps. Consultez à nouveau la liste.',
  'refusal.basket_taken_over': '{{name}} a continué ce panier à {{till}}. C’est là qu’il est vendu.',
  'refusal.not_enough_seats':
    'Places encore libres : {{free}}. Choisissez moins de billets ou une autre séance.',
  'refusal.pair_split':
    'Les deux places d’un duo se vendent ensemble : prenez aussi {{seats}} ou choisissez une autre place.',
  'refusal.companion_alone':
    'Cette place est pour qui accompagne une personne en fauteuil roulant : choisissez-la avec {{seats}}.',
  'refusal.too_many_shows':
    'Un reçu peut porter sur {{most}} séances au plus. Vendez les autres sur un second reçu.',
  'refusal.seats_too_close':
    'Gardez vos distances : {{seats}}, juste à côté, est prise. Choisissez d’autres places.',
  'refusal.seat_left_alone': '{{seats}} resterait isolée. Décalez-vous d’une place ou prenez-la aussi.',
  'refusal.kept_for_register':
    'Les dernières places de cette séance sont gardées pour la caisse. Encore disponibles ici : {{free}}.',
  'refusal.too_many_baskets':
    'Vous gardez déjà des places dans d’autres commandes ({{most}}). Terminez-en une ou annulez-la, puis réessayez.',
  'refusal.too_many_seats':
    'Vous pouvez garder {{most}} places à la fois ici. Payez-en d’abord ; pour un grand groupe, appelez le cinéma.',
  'refusal.too_many_unpaid':
    'Vous avez des commandes impayées ({{most}}). Payez-en une ou annulez-la, puis réessayez.',
  'refusal.address_crowded':
    'Beaucoup de personnes sur votre réseau achètent des places pour cette séance. Réessayez dans quelques minutes.',
  'refusal.not_sold_here': 'Cette séance n’est pas en vente ici. Choisissez-en une autre.',
  'refusal.sales_closed': 'La vente pour cette séance est terminée. Choisissez-en une autre.',
  'refusal.discount_limit':
    'Vous pouvez accorder jusqu’à {{limit}} € de remise par reçu. Demandez à un responsable.',
  'refusal.discount_too_much': 'C’est plus que le prix. Saisissez un montant plus petit.',
  'refusal.refund_limit': 'Vous pouvez rembourser jusqu’à {{limit}} € par reçu. Demandez à un responsable.',
  'refusal.withdraw_limit':
    'Vous pouvez sortir jusqu’à {{limit}} € de la caisse à la fois. Demandez à un responsable.',
  'refusal.bill_elsewhere':
    'Cette vente a été faite ailleurs (au cinéma ou sur le site) et ne se modifie que là-bas. Demandez-y le remboursement.',
  'refusal.bill_not_paid': 'Ceci n’a pas été payé : il n’y a rien à rembourser.',
  'refusal.nothing_to_refund': 'Ceci a déjà été remboursé. Rouvrez-le pour voir ce qui reste.',
  'refusal.refund_needs_manager':
    '{{seats}} : déjà utilisé à l’entrée. Un responsable doit se connecter pour rembourser.',
  'refusal.refund_asked': 'Un remboursement a déjà été demandé. Attendez la réponse.',
  'refusal.refund_request_unknown': 'Cette demande n’est plus sur la liste. Consultez à nouveau la liste.',
  'refusal.refund_answered': 'Cette demande a déjà reçu une réponse. Consultez à nouveau la liste.',
  'refusal.exchange_dearer':
    'Les nouveaux billets coûtent plus cher. La différence ne se paie qu’à une caisse.',
  'refusal.show_not_cancelled': 'Cette séance n’est pas annulée : ses billets restent valables.',
  'refusal.purchase_over':
    'Cette commande ne peut plus être payée. Si un montant a été débité, il est remboursé. Veuillez recommencer.',
  'refusal.provider_silent':
    'Le prestataire de paiement ne répond pas. Foyer continue d’essayer automatiquement.',
  'refusal.payment_method_unknown': 'Choisissez un moyen de paiement.',
  'refusal.payment_too_much': 'C’est plus que ce qui reste à payer. Saisissez un montant plus petit.',
  'refusal.payment_method_alone':
    'Ce moyen de paiement ne peut pas être combiné avec une carte ou un bon. Choisissez-en un autre ou retirez-le.',
  'refusal.provider_key_refused':
    'Le prestataire n’accepte pas cette clé. Copiez-la encore une fois chez lui, en entier.',
  'refusal.provider_unknown': 'Ce prestataire de paiement n’est pas installé ici. Choisissez-en un autre.',
  'refusal.too_many_accounts':
    'Au plus {{most}} comptes auprès de prestataires de paiement sont possibles. Utilisez-en un existant.',
  'refusal.payment_unavailable':
    'Le service de paiement ne répond pas. Ce qui est réservé pour vous le reste ; réessayez dans un instant.',
}
