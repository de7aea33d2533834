import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.voucher_unknown': 'Ce code est inconnu. Vérifiez-le et saisissez-le à nouveau.',
  'refusal.voucher_not_here': 'Sans connexion, ce code n’est pas connu ici. Un responsable peut l’accepter.',
  'refusal.voucher_not_paid':
    'Cette carte ou ce bon n’est pas encore payé. Il vaudra dès que l’argent sera là.',
  'refusal.card_in_payment':
    'Quelqu’un paie avec cette carte sur le site en ce moment. Réessayez dans quelques minutes.',
  'refusal.card_empty': 'Il ne reste rien sur cette carte : il n’y a rien à transférer. Reprenez la carte.',
  'refusal.card_not_used_up':
    'Cette carte n’est pas épuisée. Entrées : {{left}}, pour le snack : {{value}} €. Rendez-la au client.',
  'refusal.card_taken_back': 'Cette carte a déjà été reprise : {{by}}.',
  'refusal.card_not_taken_back': 'Cette carte n’est plus reprise. Scannez-la encore une fois.',
  'refusal.card_needs_connection':
    'Une carte ne s’échange qu’avec une connexion. D’ici là, l’ancienne reste valable.',
  'refusal.voucher_cancelled': 'Cette carte ou ce bon a été annulé et n’est plus valable.',
  'refusal.voucher_too_early': 'Cette carte ou ce bon est valable à partir du {{day}}.',
  'refusal.voucher_too_late': 'Cette carte ou ce bon a expiré le {{day}}.',
  'refusal.voucher_resting':
    'Cette carte ou ce bon vient de servir. Il pourra resservir {{minutes}} minutes après.',
  'refusal.voucher_at_box_office':
    'Un code aussi court n’est accepté qu’à la caisse. Présentez-y votre carte ou votre bon.',
  'refusal.several_persons':
    'Les commandes de plusieurs clients portent ce numéro : {{cinemas}}. Cherchez plutôt l’adresse e-mail.',
  'refusal.takeover_in_training':
    'Pendant la formation, aucun bon n’est importé : il serait perdu le jour de l’ouverture. Importez-les ce jour-là.',
  'refusal.voucher_code_taken': 'Un autre bon a déjà ce code. Choisissez-en un autre.',
  'refusal.voucher_code_unfit': 'Un code compte de 4 à 40 lettres et chiffres. Modifiez-le.',
  'refusal.voucher_used_up':
    'Entrées restantes sur cette carte ou ce bon : {{left}}. Payez le reste autrement.',
  'refusal.voucher_ticket_too_dear':
    'Ce bon règle des billets jusqu’à {{most}} €, et {{rate}} coûte plus cher. Réglez-le autrement, ou choisissez un autre billet.',
  'refusal.voucher_not_for_rate':
    'Le tarif {{rate}} ne se paie pas avec une carte ou un bon. Choisissez-en un autre.',
  'refusal.voucher_type_unknown': 'Ce type de carte ou de bon n’est plus vendu. Choisissez-en un autre.',
  'refusal.least_above_most':
    'La plus petite valeur ne peut pas dépasser la plus grande, {{max}}. Modifiez l’une des deux.',
  'refusal.top_up_not_sold':
    'Cette carte ne peut pas être rechargée à la caisse : son type n’a pas de crédit snacks ou n’est plus vendu. Un responsable peut la recharger dans le portail.',
  'refusal.turns_step': 'Choisissez entre {{min}} et {{max}} entrées, par pas de {{step}}.',
  'refusal.refreshments_step': 'Choisissez une valeur entre {{min}} € et {{max}} €, par pas de {{step}} €.',
  'refusal.refreshments_used_up':
    'Reste sur cette carte ou ce bon pour les snacks et boissons : {{left}} €. Payez le reste autrement.',
  'refusal.refreshments_elsewhere':
    'Le crédit snacks de cette carte ou de ce bon est inutilisable pour l’instant. Attendez la connexion ou payez autrement.',
  'refusal.refreshments_not_bought':
    'Le crédit snacks ne paie que les snacks et boissons. C’est plus que leur prix.',
  'refusal.turns_elsewhere':
    'Les entrées de cette carte ou de ce bon sont inutilisables pour l’instant. Attendez la connexion ; à la caisse, un responsable peut les autoriser.',
  'refusal.override_not_needed':
    'Les entrées de cette carte ou de ce bon sont disponibles ici. Vendez comme d’habitude.',
  'refusal.debt_unknown': 'Cette entrée n’est plus sur la liste. Consultez à nouveau la liste.',
  'refusal.voucher_in_use':
    '{{code}} : cette carte ou ce bon a servi, a été rechargé ou transféré sur une autre carte, et ne peut pas être remboursé. Remboursez le reste sans lui.',
  'refusal.package_unknown': 'Cette offre n’est pas vendue ici pour le moment. Choisissez autre chose.',
  'refusal.package_price':
    'Une offre groupée coûte au plus ce que ses cartes coûtent séparément, et au moins leur valeur pour les snacks. Changez le prix ou le contenu.',
  'refusal.package_returned_whole': 'Une offre groupée se rembourse en entier. Choisissez toutes ses cartes.',
  'refusal.delivery_off':
    'Les cartes cadeaux ne sont pas envoyées à d’autres personnes pour le moment. Décochez ce choix et remettez la carte vous-même.',
  'refusal.delivery_day':
    'Une carte cadeau est envoyée entre le {{from}} et le {{day}}. Choisissez un autre jour.',
  'refusal.delivery_over': 'Cette carte cadeau n’est plus envoyée.',
  'refusal.delivery_done': 'Rien ne change : la carte cadeau est déjà partie, ou l’adresse est la même.',
  'refusal.delivery_changed_enough': 'C’est déjà changé {{most}} fois. Adressez-vous au cinéma.',
  'refusal.too_many_vouchers': '{{most}} cartes au plus vont ensemble. Choisissez-en moins.',
  'refusal.vouchers_not_sold':
    'L’achat de cartes et bons n’est pas possible ici pour le moment. Renseignez-vous à la caisse.',
}
