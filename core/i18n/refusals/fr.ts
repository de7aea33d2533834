import type { RefusalSentences } from './en.ts'

export const fr: RefusalSentences = {
  'refusal.invalid_input': 'Veuillez vérifier les champs signalés.',
  'refusal.not_found': 'Il n’y a rien ici.',
  'refusal.host_unknown': 'Aucun cinéma à cette adresse.',
  'refusal.host_unexpected':
    'Cette machine ne s’appelle pas {{host}}. Ouvrez-la par sa propre adresse ; un nom à vous s’ajoute dans le réglage FOYER_HOSTS.',
  'refusal.schedule_unknown': 'Nous ne connaissons pas cette séance.',
  'refusal.movie_unknown': 'Nous ne connaissons pas ce film.',
  'refusal.bill_unknown': 'Nous ne trouvons pas cet achat.',
  'refusal.payment_unknown': 'Nous ne trouvons pas ce paiement.',
  'refusal.version_unknown': 'Choisissez une version du film.',
  'refusal.screen_unknown': 'Choisissez une salle.',
  'refusal.seat_unknown': '{{seats}} : cette place n’existe pas dans cette salle.',
  'refusal.rate_unknown': 'Ce tarif n’est plus proposé. Choisissez-en un autre.',
  'refusal.rate_limit': '{{rate}} : entre {{min}} et {{max}} billets.',
  'refusal.product_unknown': 'Cet article n’est plus en vente.',
  'refusal.nothing_chosen': 'Rien n’a encore été choisi.',
  'refusal.cash_short': 'Le montant reçu ne suffit pas encore.',
  'refusal.total_changed': 'Le prix a changé entre-temps. Veuillez vérifier le nouveau total.',
  'refusal.seat_taken': '{{seats}} n’est plus libre. Choisissez une autre place.',
  'refusal.seats_elsewhere':
    '{{seats}} ne peut être vendu que de l’autre côté tant que la ligne est coupée. Choisissez une autre place.',
  'refusal.blocked_elsewhere':
    '{{seats}} a été bloquée de l’autre côté, au cinéma ou dans le portail sur internet. Libérez-la là-bas.',
  'refusal.not_enough_seats': 'Il ne reste que {{free}} places.',
  'refusal.pair_split':
    'Les deux places d’un duo se vendent ensemble : prenez aussi {{seats}} ou choisissez une autre place.',
  'refusal.companion_alone':
    'Cette place est pour qui accompagne une personne en fauteuil roulant : choisissez-la avec {{seats}}.',
  'refusal.seats_too_close':
    'Gardez vos distances : {{seats}}, juste à côté, est prise. Choisissez d’autres places.',
  'refusal.seat_left_alone':
    '{{seats}} resterait isolée entre d’autres. Décalez-vous d’une place ou prenez-la aussi.',
  'refusal.kept_for_register':
    'Les dernières places de cette séance sont gardées pour la caisse. Places encore disponibles ici : {{free}}.',
  'refusal.too_many_baskets':
    'Vous gardez déjà des places dans {{most}} autres achats. Terminez-en un ou libérez-le, puis réessayez.',
  'refusal.too_many_seats':
    'Vous pouvez garder {{most}} places à la fois ici. Payez-en d’abord ; pour un grand groupe, appelez le cinéma.',
  'refusal.too_many_unpaid':
    '{{most}} de vos achats ne sont pas encore payés. Payez-en un ou annulez-le, puis réessayez.',
  'refusal.address_crowded':
    'Beaucoup de personnes sur votre réseau achètent des places pour cette séance. Réessayez dans quelques minutes.',
  'refusal.not_sold_here': 'Cette séance n’est pas en vente ici.',
  'refusal.sales_closed': 'La vente pour cette séance est terminée.',
  'refusal.schedule_cancelled': 'Cette séance a été annulée.',
  'refusal.schedule_started': 'Cette heure est déjà passée. Choisissez-en une plus tardive.',
  'refusal.film_not_yet': 'Ce film est à l’affiche à partir du {{day}}.',
  'refusal.schedule_too_far': 'Une séance se programme au plus {{years}} ans à l’avance.',
  'refusal.screen_occupied': '{{movie}} occupe la salle de {{from}} à {{until}}, nettoyage compris.',
  'refusal.schedule_over': 'Cette séance est terminée.',
  'refusal.plan_empty': 'Ce plan n’a encore aucune place.',
  'refusal.plan_too_large': 'Ce plan dépasse 1 500 places, 100 rangs ou 120 places de large.',
  'refusal.plan_seats_clash': '{{seats}} : deux places sont au même endroit ou ont le même identifiant.',
  'refusal.plan_name_twice': '{{seats}} : une autre place a le même rang et numéro. Renommez-les.',
  'refusal.plan_pair_broken':
    '{{seats}} : les places duo et d’accompagnement ont besoin de l’autre moitié juste à côté.',
  'refusal.plan_id_reused':
    '{{seats}} : cet identifiant appartenait à une autre place de cette salle. Les places gardent leur identifiant ; dessinez-en une nouvelle.',
  'refusal.seat_plan_differs':
    '{{screen}} a un autre plan de salle, et une séance garde celui selon lequel ses billets sont vendus. Annulez-la et planifiez-la de nouveau là-bas.',
  'refusal.show_has_sales':
    'Places vendues ou en cours d’achat : {{count}}. La séance ne peut pas être planifiée de nouveau. Déplacez-la à une autre heure, ou annulez-la et remboursez.',
  'refusal.conflict_changed': 'Cela a changé entre-temps. Regardez de nouveau la liste.',
  'refusal.request_reused': 'Cette demande a déjà servi à autre chose. Recommencez.',
  'refusal.voucher_unknown': 'Nous ne connaissons pas ce code. Relisez-le sur le bon.',
  'refusal.voucher_not_here': 'Sans connexion, ce code n’est pas connu ici. Un responsable peut l’accepter.',
  'refusal.voucher_cancelled': 'Ce bon a été annulé.',
  'refusal.voucher_too_early': 'Ce bon est valable à partir du {{day}}.',
  'refusal.voucher_too_late': 'Ce bon était valable jusqu’au {{day}}.',
  'refusal.voucher_resting': 'Ce bon a servi il y a moins de {{minutes}} minutes. Patientez un peu.',
  'refusal.voucher_used_up':
    'Entrées restantes sur ce bon : {{left}}. S’il est épuisé, demandez la carte au client.',
  'refusal.voucher_not_for_rate': 'Le tarif {{rate}} ne se paie pas avec un bon. Choisissez-en un autre.',
  'refusal.voucher_type_unknown': 'Ce type de bon n’est plus vendu.',
  'refusal.vat_day_twice': 'Deux taux commencent le même jour. Gardez-en un.',
  'refusal.last_admin':
    'C’est la dernière personne qui peut tout faire. Donnez d’abord ce droit à quelqu’un d’autre.',
  'refusal.grants_more': 'Personne ne peut donner des droits qu’il n’a pas lui-même.',
  'refusal.discount_limit':
    'Vous pouvez accorder jusqu’à {{limit}} € de remise par ticket. Demandez à un responsable.',
  'refusal.discount_too_much': 'C’est plus que le prix.',
  'refusal.refund_limit': 'Vous pouvez rembourser jusqu’à {{limit}} € par ticket. Demandez à un responsable.',
  'refusal.turns_step': 'Choisissez entre {{min}} et {{max}} entrées, par pas de {{step}}.',
  'refusal.turns_elsewhere':
    'Les entrées de ce bon sont injoignables pour l’instant. Attendez la connexion ; à la caisse, un responsable peut l’autoriser.',
  'refusal.override_not_needed': 'Les entrées de ce bon sont ici. Vendez comme d’habitude.',
  'refusal.debt_unknown': 'Nous ne connaissons pas cette dette.',
  'refusal.bill_elsewhere':
    'Cette vente a été faite de l’autre côté, qui seul peut la modifier. Demandez-lui le remboursement.',
  'refusal.bill_not_paid': 'Cette vente n’a pas été payée : il n’y a rien à rendre.',
  'refusal.nothing_to_refund': 'Cela a déjà été rendu. Regardez la vente de nouveau.',
  'refusal.refund_needs_manager':
    '{{seats}} : déjà utilisé à l’entrée. Un responsable doit se connecter pour rembourser.',
  'refusal.voucher_in_use':
    '{{code}} : ce bon a servi, ou ses entrées sont ailleurs. Remboursez le reste de la vente sans lui.',
  'refusal.refund_asked': 'Un remboursement de cette vente a déjà été demandé. Attendez la réponse.',
  'refusal.refund_request_unknown': 'Nous ne connaissons pas cette demande de remboursement.',
  'refusal.refund_answered': 'Cette demande a déjà reçu une réponse.',
  'refusal.exchange_dearer':
    'Les nouveaux billets coûtent plus cher, et la différence ne se paie qu’à une caisse.',
  'refusal.show_not_cancelled': 'Cette séance n’est pas annulée : ses billets restent valables.',
  'refusal.ticket_unknown': 'Nous ne connaissons pas ce billet.',
  'refusal.ticket_seat_sold':
    'La place {{seat}} est vendue avec un autre billet. Demandez à un responsable avant de laisser entrer.',
  'refusal.ticket_forged': 'Ce code n’a pas été émis par ce cinéma.',
  'refusal.ticket_used': 'Ce billet a été utilisé à {{time}}.',
  'refusal.ticket_not_paid': 'Ce billet n’a pas été payé.',
  'refusal.ticket_refunded': 'Ce billet a été remboursé.',
  'refusal.ticket_exchanged': 'Ce billet a été échangé. Le client en a un nouveau.',
  'refusal.ticket_other_show': 'Ce billet est pour une autre séance.',
  'refusal.ticket_other_cinema': 'Ce billet est pour {{cinema}}.',
  'refusal.ticket_show_unknown':
    'Ce billet est authentique, mais sa séance n’est pas connue dans ce cinéma. Il est peut-être pour un autre de nos cinémas.',
  'refusal.ticket_too_early': 'La séance ne commence qu’à {{time}}.',
  'refusal.ticket_too_late': 'La séance s’est terminée à {{time}}.',
  'refusal.token_stale': 'Cette page est ouverte depuis longtemps. Rechargez-la.',
  'refusal.not_signed_in': 'Veuillez d’abord vous connecter.',
  'refusal.not_allowed': 'Votre rôle ne le permet pas. Demandez à un responsable.',
  'refusal.login_failed': 'Ce n’est pas correct. Réessayez.',
  'refusal.login_throttled': 'Trop d’essais. Attendez {{seconds}} secondes.',
  'refusal.employee_unknown': 'Nous ne connaissons pas cette personne.',
  'refusal.secret_weak':
    'C’est ce qu’on essaie en premier. Choisissez autre chose, sans suite ni répétition.',
  'refusal.email_taken': 'Cette adresse mail appartient déjà à quelqu’un d’autre.',
  'refusal.reset_invalid': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'refusal.no_user_for_email':
    'Nous ne connaissons pas d’adresse e-mail pour cette personne. Donnez-lui d’abord un mot de passe.',
  'refusal.own_account': 'Personne ne s’exclut soi-même. Demandez-le à un collègue.',
  'refusal.set_at_relay': 'Cela vaut aussi dans d’autres cinémas. Réglez-le dans le portail du site web.',
  'refusal.setting_elsewhere': 'Cela vaut pour tous les cinémas. Réglez-le pour l’exploitant.',
  'refusal.too_many_requests': 'Trop de demandes. Patientez un instant et réessayez.',
  'refusal.module_inactive':
    'Ce module n’est pas activé pour votre compte. Veuillez contacter votre fournisseur.',
  'refusal.not_offered':
    'Ceci n’est pas vendu ici pour l’instant. Un responsable peut le changer dans les réglages.',
  'refusal.module_off': 'L’achat de billets n’est pas possible ici pour le moment.',
  'refusal.purchase_over':
    'Cet achat ne peut plus être payé. Si un montant a été débité, il vous est remboursé. Veuillez recommencer.',
  'refusal.provider_silent':
    'Le prestataire de paiement ne répond pas. Foyer continue de l’interroger tout seul.',
  'refusal.fork_unknown': 'Il n’y a plus deux historiques ici. Consultez à nouveau la page.',
  'refusal.fork_unsynced': 'La box n’a pas encore tout transmis. Réessayez dans un instant.',
  'refusal.record_unknown': 'Ceci n’est pas connu ici. Consultez à nouveau la liste.',
  'refusal.record_deleted': 'Ceci a été supprimé entre-temps et ne peut plus être modifié.',
  'refusal.changed_since': 'Quelqu’un l’a modifié depuis. Regardez ce qui s’y trouve maintenant.',
  'refusal.nothing_before': 'Il n’y a rien avant à quoi revenir.',
  'refusal.still_used': 'Ceci est encore utilisé et ne peut pas être supprimé. « Utilisé dans » montre où.',
  'refusal.entry_unknown': 'Ce point a été réglé entre-temps. Consultez à nouveau la liste.',
  'refusal.payment_method_unknown': 'Choisissez un moyen de paiement.',
  'refusal.payment_too_much': 'C’est plus que ce qui reste à payer.',
  'refusal.payment_method_alone':
    'Ce moyen de paiement ne peut pas être combiné avec un bon. Choisissez-en un autre ou retirez le bon.',
  'refusal.provider_unknown': 'Ce prestataire de paiement n’est pas installé ici. Choisissez-en un autre.',
  'refusal.too_many_accounts':
    'Un exploitant a au plus {{most}} comptes auprès de prestataires de paiement. Utilisez l’un des vôtres.',
  'refusal.payment_unavailable':
    'Le service de paiement ne répond pas. Vos places sont gardées ; réessayez dans un instant.',
  'refusal.mail_not_set_up': 'Aucun serveur de messagerie n’est réglé. Indiquez-en un dans les réglages.',
  'refusal.mail_failed': 'Le serveur de messagerie n’a pas pris l’e-mail. Il a dit : « {{cause}} ».',
  'refusal.file_type': 'Choisissez une image JPEG, PNG, WebP ou AVIF.',
  'refusal.file_too_large': 'Ce fichier dépasse {{megabytes}} Mo. Enregistrez-le en plus petit et réessayez.',
  'refusal.founding_link_unknown':
    'Ce lien ne permet pas de fonder un cinéma : il est faux ou trop ancien. Demandez-en un nouveau là où tourne le relais.',
  'refusal.founding_link_used':
    'Ce lien a déjà servi : il a fondé ce qui se trouve à {{address}}. Connectez-vous là-bas.',
  'refusal.short_name_taken': 'Ce nom court n’est pas libre. Choisissez-en un autre.',
  'refusal.host_taken': 'Ce nom d’hôte n’est pas libre. Choisissez-en un autre.',
  'refusal.relay_full':
    'Ce relais gère autant d’exploitants qu’il peut ({{most}}). Un autre relais en accueillera davantage.',
  'refusal.box_code_unknown':
    'Ce code est faux, utilisé ou trop ancien. Créez-en un nouveau dans le portail sous Boîtiers.',
  'refusal.box_already_enrolled': 'Un boîtier avec cet identifiant est déjà inscrit.',
  'refusal.cinema_has_box': 'Ce cinéma a déjà un boîtier. Un second vendrait ses places deux fois.',
  'refusal.relay_missing': 'Saisissez le code tel que le portail l’affiche, avec l’adresse devant.',
  'refusal.relay_silent':
    'Le relais à {{address}} ne répond pas. Vérifiez l’adresse et la connexion internet de cette box.',
  'refusal.relay_unknown': 'Aucun relais de cinéma ne répond à {{address}}. Saisissez l’adresse du site.',
  'refusal.relay_unguarded':
    'À {{address}}, n’importe qui pourrait lire en chemin. Saisissez une adresse qui commence par https://.',
  'refusal.box_already_connected':
    'Un boîtier avec cet identifiant est déjà connecté. Deux machines ne peuvent partager une identité.',
  'refusal.printer_twice':
    'Deux imprimantes de ce cinéma ont le même identifiant. Retirez-en une et saisissez-la de nouveau.',
  'refusal.printer_address':
    'L’adresse d’une imprimante doit être dans le réseau du cinéma, comme tcp://192.168.1.50:9100, et non le boîtier lui-même.',
  'refusal.other_cinema': 'Choisissez quelque chose du même cinéma.',
  'refusal.device_unknown': 'Cet appareil n’est pas admis ici, ou ne l’est plus. Demandez à un responsable.',
  'refusal.device_blocked': 'Cet appareil est bloqué. Demandez à un responsable.',
  'refusal.device_name_taken': 'Un autre appareil de ce cinéma porte déjà ce nom.',
  'refusal.ask_unknown': 'Cet appareil n’attend plus d’être admis. Regardez de nouveau son écran.',
  'refusal.let_in_at_portal':
    'Le portail est joignable : admettez l’appareil là-bas, ou par le lien dans le mail.',
  'refusal.box_unknown': 'Ce boîtier n’est pas inscrit ici.',
  'refusal.mirror_unavailable':
    'Le second disque ne répond pas ; rien ne peut être vendu sans risque. Vérifiez-le sur la page d’état.',
  'refusal.disk_full':
    'Le disque de la base de données est plein ; rien ne peut être vendu ni modifié. Faites de la place : supprimez-y ce qui est inutile ou montez un disque plus grand. La suite se fait d’elle-même.',
  'refusal.node_recovering': 'Le cinéma se remet à jour après une réparation. La vente reprend bientôt.',
  'refusal.cinema_not_synced':
    '{{cinemas}} : après une réparation, le site doit d’abord apprendre ce qui y a été vendu. D’ici là, rien n’est vendu ni payé ici. Rien n’est perdu ; réessayez plus tard.',
  'refusal.node_outdated':
    'Cette machine a une version de Foyer plus ancienne que celle qui vendait ici. Mettez-la à jour ; la vente reprend d’elle-même.',
  'refusal.not_recovering': 'Aucune restauration n’est en cours : il n’y a rien à décider ici.',
  'refusal.keyword_wrong': 'Tapez le mot {{word}} exactement comme il est écrit ici.',
  'refusal.bundle_damaged':
    'Ce n’est pas un fichier Foyer complet. Copiez-le à nouveau ou prenez-en un nouveau de l’autre côté.',
  'refusal.bundle_sealed':
    'Ce fichier est destiné à une autre machine. Cherchez-en un qui soit destiné à celle-ci.',
  'refusal.bundle_forged':
    'Ce fichier n’est pas signé par une machine de cette maison, ou il a été modifié depuis. Rien n’a été repris. Allez le chercher vous-même à nouveau.',
  'refusal.bundle_too_new':
    'Ce fichier vient d’une version plus récente de Foyer. Mettez d’abord cette machine à jour ; rien n’a été repris.',
  'refusal.bundle_other_exhibitor': 'Ce fichier appartient à un autre exploitant. Rien n’a été repris.',
  'refusal.bundle_other_cinema':
    'Ce fichier est destiné à un autre cinéma. Rien n’a été repris ; prenez celui de ce cinéma.',
  'refusal.bundle_same_side':
    'Ce fichier a été fait de ce côté et il est destiné à l’autre : portez-le là-bas.',
  'refusal.bundle_incomplete':
    'Il manque une partie avant ce que contient ce fichier, rien n’a donc été repris. Prenez un nouveau fichier en choisissant « Tout depuis le début ».',
  'refusal.line_is_up':
    'La ligne avec ce cinéma fonctionne : les places passent d’elles-mêmes, aucun fichier n’a à les remettre.',
  'refusal.internal': 'Une erreur est survenue chez nous. Nous cherchons une solution ; veuillez réessayer.',
  'field.required': 'À remplir.',
  'field.invalid': 'Ce n’est pas valable.',
  'field.email': 'Ce n’est pas une adresse e-mail.',
  'field.email_not_confirmed': 'Les deux adresses e-mail diffèrent.',
  'field.too_long': 'C’est trop long.',
  'field.too_short': 'C’est trop court.',
  'field.search_short': 'Saisissez au moins {{min}} caractères.',
  'field.not_the_same': 'Les deux ne sont pas identiques.',
  'field.too_small': 'C’est trop petit.',
  'field.too_big': 'C’est trop grand.',
  'field.taken': 'Cela existe déjà. Choisissez autre chose.',
  'field.fixed': 'Ceci reste tel qu’à la création.',
  'field.gone': 'Cela n’existe plus. Choisissez autre chose.',
  'field.unknown': 'Ce champ n’est pas connu ici. Retirez-le.',
}
