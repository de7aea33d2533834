import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  subject: 'Vos billets pour {{movie}}, {{when}}',
  hello: 'Bonjour {{name}},',
  thanks:
    'Merci. Présentez ces codes à l’entrée, sur téléphone ou sur papier ; chacun est valable une fois pour une personne. Les billets sont aussi joints.',
  seats: 'Places : {{seats}}',
  total: 'Total',
  bill: 'Commande',
  again: 'Télécharger les billets :',
  open_tickets: 'Ouvrir les billets',
  more_codes: 'Les autres codes se trouvent dans le PDF joint.',
  map: 'Voir sur la carte',
  cannot_come: 'Vous ne pouvez pas venir ? Prévenez {{cinema}} avant le début de la séance : {{phone}}',
  enjoy: 'Bonne séance !',
  invoice_subject: 'Facture {{number}} de {{name}}',
  credit_subject: 'Note de crédit {{number}} de {{name}}',
  invoice_due: 'Votre facture est jointe. Merci de payer {{sum}} avant le {{day}}.',
  invoice_paid: 'Votre facture de {{sum}} est jointe. Elle est payée, vous n’avez plus rien à faire.',
  credit_about: 'Vous trouverez en annexe une note de crédit pour la facture {{invoice}}.',
  snacks_wait: 'Vos snacks vous attendent au comptoir : {{snacks}}. Montrez-y le code d’un billet.',
  voucher_subject_one: '{{title}} : voici votre code',
  voucher_thanks:
    'Merci. Montrez ce code à la caisse, ou saisissez-le en achetant des billets sur notre site. Gardez-le bien : qui l’a peut l’utiliser.',
  voucher_subject_other: '{{count}} cartes : voici vos codes',
  voucher_thanks_many:
    'Merci. Montrez ces codes à la caisse, ou saisissez-les en achetant des billets sur notre site. Gardez-les bien : qui en a un peut l’utiliser. Chacun a sa page dans le PDF joint, à imprimer et à offrir.',
  voucher_for: 'Pour {{name}}',
  voucher_turns_one: 'Paie {{count}} entrée',
  voucher_turns_other: 'Paie {{count}} entrées',
  voucher_snacks: '{{value}} pour les snacks et boissons',
  voucher_until: 'Valable jusqu’au {{day}}',
  voucher_ever: 'Valable sans limite',
  gift_subject: 'Un cadeau de {{exhibitor}} : {{title}}',
  gift_hello: 'Bonjour,',
  gift_from: '{{name}} vous offre un cadeau : {{title}}.',
  gift_from_somebody: 'On vous offre un cadeau : {{title}}.',
  gift_how:
    'Saisissez le code en achetant des billets sur le site de {{exhibitor}}, ou présentez-le à la caisse. Gardez-le précieusement : qui l’a peut l’utiliser. Le PDF joint est là pour l’imprimer.',
  gift_address: 'Votre adresse nous a été donnée pour cet e-mail et ne sert à rien d’autre.',
  gift_file: 'Carte cadeau',
  voucher_use: 'L’utiliser sur le site',
  voucher_open: 'Ouvrir la carte',
  voucher_open_many: 'Ouvrir la commande',
  device_subject: '{{cinema}} : un appareil attend d’être admis ({{code}})',
  device_waits: 'À {{cinema}}, un appareil attend d’être admis. Son écran affiche {{code}}.',
  device_check:
    'Ne l’admettez que si vous ou une personne de confiance êtes devant et lisez ce code. Sinon, ne faites rien : il n’entrera pas.',
  device_open: 'Admettre l’appareil {{code}}',
  message_subject: 'Message de {{name}}',
  message_from: 'Quelqu’un vous a écrit sur le site. Répondez à cet e-mail pour lui répondre.',
  message_copy_subject: '{{cinema}} a reçu votre message',
  message_copy:
    'Bonjour ! Nous avons reçu ce que vous nous avez écrit sur notre site et répondrons dès que possible. Si ce n’était pas vous, il n’y a rien à faire.',
  enquiry_subject_groups_one: 'Demande pour un groupe : {{count}} personne ({{name}})',
  enquiry_subject_groups_other: 'Demande pour un groupe : {{count}} personnes ({{name}})',
  enquiry_subject_schools_one: 'Demande pour une école : {{count}} personne ({{name}})',
  enquiry_subject_schools_other: 'Demande pour une école : {{count}} personnes ({{name}})',
  enquiry_subject_birthdays_one: 'Demande pour un anniversaire : {{count}} personne ({{name}})',
  enquiry_subject_birthdays_other: 'Demande pour un anniversaire : {{count}} personnes ({{name}})',
  enquiry_subject_hire_one: 'Demande pour une séance privée : {{count}} personne ({{name}})',
  enquiry_subject_hire_other: 'Demande pour une séance privée : {{count}} personnes ({{name}})',
  enquiry_subject_else_one: 'Demande : {{count}} personne ({{name}})',
  enquiry_subject_else_other: 'Demande : {{count}} personnes ({{name}})',
  enquiry_people_one: '{{count}} personne',
  enquiry_people_other: '{{count}} personnes',
  enquiry_any_day: 'pas de jour souhaité',
  enquiry_no_film: 'pas de film souhaité',
  refund_subject: 'Votre paiement vous est remboursé',
  refund:
    'Votre paiement de {{total}} est arrivé trop tard pour vos places ; nous vous le remboursons. Selon votre banque, l’argent arrive sous quelques jours.',
  refund_done:
    'Votre paiement de {{total}} est arrivé trop tard pour vos places. Il vous a été remboursé ; selon votre banque, vous le voyez sous quelques jours.',
  exchange_over_subject: 'Votre échange n’a pas pu se faire ; {{total}} vous reviennent',
  exchange_over:
    'Vous avez payé {{total}} pour un échange qui n’était plus possible. La somme est en route vers vous ; selon votre banque, elle arrive sous quelques jours.',
  exchange_over_done:
    'Vous avez payé {{total}} pour un échange qui n’était plus possible. La somme vous a été remboursée ; selon votre banque, vous la verrez sous quelques jours.',
  twice_subject: 'Votre second paiement vous est remboursé',
  twice:
    'Vous avez payé deux fois la même commande. Le second paiement de {{total}} est en route vers vous ; selon votre banque, il arrive sous quelques jours.',
  twice_done:
    'Vous avez payé deux fois la même commande. Le second paiement de {{total}} vous a été remboursé ; selon votre banque, vous le verrez sous quelques jours.',
  twice_tickets: 'Rien ne change pour vos billets. Les voici :',
  back_subject: '{{total}} vous sont remboursés',
  back: '{{total}} de votre commande {{bill}} sont en route vers vous, par le moyen de paiement utilisé. Selon votre banque, ils arrivent sous quelques jours.',
  back_done:
    '{{total}} de votre commande {{bill}} vous ont été remboursés, par le moyen de paiement utilisé. Selon votre banque, vous les verrez sous quelques jours.',
  back_cancelled:
    '{{movie}}, le {{when}}, a été annulé. Nous en sommes désolés. {{total}} sont en route vers vous, par le moyen de paiement utilisé. Selon votre banque, ils arrivent sous quelques jours.',
  back_cancelled_done:
    '{{movie}}, le {{when}}, a été annulé. Nous en sommes désolés. {{total}} vous ont été remboursés, par le moyen de paiement utilisé. Selon votre banque, vous les voyez sous quelques jours.',
  back_left: 'Vos autres billets restent valables. Ils sont ici :',
  returned_subject: 'Vous avez rendu des billets pour {{movie}}',
  returned:
    'Le {{at}}, vous avez rendu des billets de votre commande {{bill}}, pour {{movie}} le {{when}}. Ils ne sont plus valables.',
  withdrawn_subject: 'Nous avons reçu votre rétractation',
  withdrawn:
    'Vous vous êtes rétracté du contrat portant sur la carte de votre commande {{bill}} le {{at}}. Nous confirmons la réception de votre rétractation. Le code de la carte n’est plus valable.',
  withdrawn_many:
    'Vous vous êtes rétracté du contrat portant sur ces cartes de votre commande {{bill}} le {{at}}. Nous confirmons la réception de votre rétractation. Leurs codes ne sont plus valables.',
  cancelled_subject: 'Annulé : {{movie}}, le {{when}}',
  cancelled: '{{movie}}, le {{when}}, a été annulé. Nous en sommes désolés.',
  cancelled_box_office:
    'À la caisse, vos billets sont échangés contre une autre séance ou remboursés. Cet e-mail ou les billets suffisent.',
  cancelled_visits: 'Les entrées utilisées sont recréditées sur votre carte ou votre bon.',
  cancelled_tickets: 'Vous trouvez les billets ici :',
  moved_subject: 'Changement : {{movie}}, désormais le {{when}}',
  moved: '{{movie}} passe désormais le {{when}} : {{where}}.',
  moved_stays: 'Vos billets et vos places restent valables, à la nouvelle heure et au nouvel endroit.',
  moved_back:
    'Si vous ne pouvez pas venir, demandez le remboursement avant le début de la séance : sur la page de votre commande ou à la caisse.',
  moved_tickets: 'Vos billets, à jour :',
  automation_about: 'Il s’agit de : {{about}}.',
  automation_why: 'Vous recevez ce mail par l’automatisation « {{rule}} », créée dans le portail.',
  automation_report:
    'Le rapport de l’automatisation « {{rule}} » est joint, en PDF et en fichier pour tableurs.',
  automation_open: 'Ouvrir l’automatisation',
  reminder_subject: 'À bientôt : {{movie}}, {{when}}',
  reminder: '{{movie}} passe le {{when}} : {{where}}.',
  reminder_way: 'Pour venir',
  reservation_subject: 'Votre réservation {{reference}} : {{movie}}, {{when}}',
  reservation: 'Vos places vous attendent : {{movie}}, {{when}}, {{where}}.',
  reservation_until:
    'Elles vous attendent jusqu’au {{until}}. Dites {{reference}} à la caisse et payez sur place ; ensuite elles sont libres pour tous.',
  reservation_cannot_come:
    'Vous ne pouvez pas venir ? Prévenez {{cinema}}, pour que d’autres aient les places : {{phone}}',
  exchanged_subject: 'Vos nouveaux billets pour {{movie}}',
  exchanged_plain_subject: 'Vos nouveaux billets',
  exchanged_plain: 'Vos billets ont été échangés ; les anciens billets ne sont plus valables.',
  exchanged: 'Vos billets ont été échangés. Les nouveaux sont joints ; les anciens ne sont plus valables.',
  exchanged_back: '{{total}} sont remboursés par le moyen de paiement utilisé.',
  report_subject: '{{title}} : du {{from}} au {{to}}',
  report: 'Le rapport que vous avez demandé dans le portail est joint, en PDF et en fichier pour tableur.',
  test_subject: 'Les e-mails de {{name}} fonctionnent',
  test: 'Cet e-mail a été envoyé depuis les réglages du portail. Les e-mails à vos clients partent par le même chemin.',
  subscribe_subject: '{{cinema}} : confirmez votre infolettre',
  subscribe:
    'L’infolettre de {{cinema}} a été demandée avec cette adresse. C’était vous ? Alors confirmez-le ici dans la semaine :',
  subscribe_confirm: 'Confirmer l’infolettre',
  subscribe_not_asked: 'Si ce n’était pas vous, ne faites rien : nous ne vous enverrons pas d’infolettre.',
  subscribed_subject: '{{cinema}} : vous recevez déjà notre infolettre',
  subscribed:
    'Notre infolettre a été demandée avec cette adresse. Vous la recevez déjà, il n’y a rien à faire.',
  waiting_subject: '{{movie}} : veuillez confirmer votre attente',
  waiting_asked:
    'Quelqu’un a demandé avec cette adresse à attendre {{wish}} pour {{movie}} le {{when}}, {{where}}. C’était vous ? Alors confirmez ici dans la journée :',
  waiting_wish_one: '{{count}} place',
  waiting_wish_other: '{{count}} places',
  waiting_wish_adjacent_one: '{{count}} place',
  waiting_wish_adjacent_other: '{{count}} places côte à côte',
  waiting_how:
    'Quand des places se libèrent pour vous, nous les gardons et vous envoyons un lien. Vous ne payez qu’à ce moment-là.',
  waiting_confirm: 'Attendre des places',
  waiting_not_asked: 'Si ce n’était pas vous, ne faites rien : nous ne vous écrirons plus.',
  waiting_offer_subject: 'Des places pour {{movie}} : à vous jusqu’à {{until}}',
  waiting_offer: 'Des places se sont libérées pour {{movie}} le {{when}}, {{where}} : {{seats}}.',
  waiting_offer_until:
    'Nous les gardons pour vous jusqu’à {{until}}. Ensuite, elles vont à la personne suivante.',
  waiting_take: 'Acheter ces places',
  waiting_leave_lead: 'Vous ne voulez plus attendre ?',
  waiting_leave: 'Quitter la liste d’attente',
  newsletter_why: 'Vous recevez cet e-mail parce que vous êtes inscrit à l’infolettre de {{cinema}}.',
  newsletter_leave: 'Se désinscrire',
  second_step_subject: 'Votre deuxième étape a été supprimée',
  second_step_removed:
    '{{by}} a supprimé la deuxième étape et les clés d’accès de votre connexion au portail. Votre mot de passe suffit jusqu’à ce que vous en configuriez une nouvelle, sous « Ma connexion ».',
  second_step_not_asked:
    'Si vous ne l’avez pas demandé, prévenez aussitôt la direction et changez votre mot de passe.',
  first_subject: 'Votre connexion à {{cinema}}',
  first:
    'Chez {{cinema}}, vous pouvez vous connecter au portail avec cette adresse : {{email}}. Choisissez ici votre mot de passe dans la semaine :',
  first_over:
    'Après une semaine, le lien n’est plus valable. Choisissez alors « Mot de passe oublié ? » à la page de connexion, ou demandez à la personne qui vous a ajouté.',
  reset_subject: 'Choisir un nouveau mot de passe',
  reset:
    'Un nouveau mot de passe pour le portail a été demandé avec cette adresse. Choisissez-le ici dans l’heure :',
  reset_pin_subject: 'Choisir votre code PIN',
  reset_pin: 'Choisissez ici, dans l’heure, le code PIN pour les caisses et les scanners :',
  reset_link: 'Le choisir maintenant',
  reset_not_asked: 'Si ce n’était pas vous, ne faites rien : rien ne change.',
}
