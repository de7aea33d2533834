import type { PageText } from '../../page.ts'

export const fr: PageText<'till'> = {
  title: 'Un soir à la caisse',
  lead: 'Vendre, encaisser, rembourser, et les bons.',
  sections: {
    sell: {
      title: 'Vendre des billets',
      body: [
        {
          steps: [
            'Touchez la séance à gauche. Les autres jours sont au-dessus de la liste ; un film de n’importe quel jour se trouve avec [[register.search_all]], où [[register.films_all]] montre chaque film avec ses prochaines séances.',
            'Touchez un tarif une fois par client. Certains commencent à deux billets ou plus, d’autres ont un maximum ; le bouton le dit.',
            'Regardez les places et la somme, et dites les deux.',
          ],
        },
        '**Plusieurs séances à la fois :** touchez une autre séance et continuez. Le panier garde ce qui s’y trouve, sous le nom de sa séance, jusqu’à quatre ; tout se paie ensemble, et chaque billet vaut pour sa séance.',
        'Un tarif qui n’est plus proposé est refusé : choisissez-en un autre. Seuls les tarifs qui valent pour la séance ont un bouton : certains sont pour des jours, des heures, des films ou des salles, d’autres ne se vendent que quelques jours avant. Quand leur nombre est limité par séance, le bouton dit combien il en reste. [[register.clear]] vide le panier.',
      ],
    },
    seats: {
      title: 'D’autres places',
      body: [
        'Touchez [[register.seats_change]]. Touchez une place libre : le client choisi depuis le plus longtemps s’y déplace. Puis [[register.seats_done]].',
        'Si une place n’est plus là, quelqu’un vient de l’acheter, ici ou sur le site. La caisse trouve la plus proche et la nomme. Demandez au client si cela lui va.',
        'Certaines places vont ensemble : les deux moitiés d’un [[register.class_love]], et une place fauteuil avec son accompagnant. Si la caisse en demande une autre à côté, prenez-la aussi ou choisissez-en d’autres. Elle veille aussi à ne laisser aucune place seule entre d’autres.',
        'S’il reste trop peu de places, la caisse dit combien. Proposez-en moins, ou une autre séance.',
        'Là où l’écran dit [[register.free_seating]], chacun s’assied où il veut et aucune place n’est choisie.',
      ],
    },
    shortage: {
      title: 'Cela semble libre et ne se vend pas',
      body: [
        {
          list: [
            '**Des visiteurs gardent des places sur le site.** Leur nombre est sous les places. Un responsable peut les prendre : [[register.held_online_free]]. Ce qui est en train d’être payé leur reste.',
            '**La connexion est coupée.** Les places marquées [[register.state_elsewhere]] sont au site jusqu’à son retour. Voir [Internet est coupé](trouble#line).',
            '**La vente en ligne est finie.** Alors seule la caisse vend.',
            '**Les dernières places sont gardées pour la caisse.** Cela arrête le site, jamais vous.',
            '**La séance est annulée, finie, ou ne se vend pas en caisse.** Personne ne peut la vendre. Voir [Une séance annulée](money#cancelled-show).',
          ],
        },
      ],
    },
    reservations: {
      title: 'Réservations',
      body: [
        'Un client appelle et vient plus tard : choisissez séance, billets et places comme pour une vente, puis [[register.reservations]]. Écrivez le nom et un numéro de téléphone ou une adresse e-mail, et touchez [[register.reservation_keep]]. Dites au client la référence et jusqu’à quand les places attendent.',
        'Quand le client est là, ouvrez de nouveau [[register.reservations]]. Trois lettres du nom la trouvent, ou la référence. Touchez-la, retirez les places pour lesquelles personne n’est venu, et mettez les autres au panier ; puis encaissez comme toujours. Le reste continue d’attendre. [[register.reservation_cancel]] libère aussitôt toutes ses places.',
        'Un certain temps avant la séance, les places sont libres d’elles-mêmes, aussi sans internet ; un client qui est en train de payer les garde. [[register.reservation_release_all]] libère ce qui attend encore pour la séance choisie. [[register.reservation_missed]] montre qui n’est pas venu.',
        'Si les réglages le disent, une personne qui a laissé une adresse e-mail reçoit un message, une seule fois, quelques heures avant que les places soient libres : la référence, les places et jusqu’à quand elles attendent. [[portal.settings.reservations.reminder_hours]] est à 0 tant que vous ne le changez pas.',
        'Une séance déplacée emmène ses réservations, et la liste le dit ; appelez le client. Après une réparation, un billet payé peut avoir la place : la réservation dit combien elle en a perdu.',
      ],
    },
    park: {
      title: 'Mettre un panier en attente',
      body: [
        'Un client doit aller chercher son portefeuille et d’autres attendent : [[register.park_short]], la touche à deux barres en haut, met le panier en attente et dit son numéro. Ses places sont gardées 30 minutes.',
        'À chaque caisse du cinéma, la touche qui dit combien de paniers sont en attente ouvre la liste. Une pression y amène le panier, avec ses places ; plus personne d’autre ne l’obtient. Si les places ont été libérées entre-temps, d’autres sont trouvées et l’écran le dit.',
        'Ce que personne ne reprend disparaît à la fin de la journée ; rien n’a été vendu.',
      ],
    },
    takeover: {
      title: 'Quand une caisse tombe en panne',
      body: [
        'L’écran devient noir ou un câble lâche en pleine vente : connectez-vous à n’importe quelle autre caisse. La touche en haut dit combien de paniers sont restés ouverts, et sa liste nomme la caisse et la personne qui y travaillait. Une pression amène le panier ici avec ses places ; un paiement commencé en est où il en était, et ce que le terminal de paiement a pris compte.',
        'Pour une caisse encore connectée, une question est posée : appuyez deux fois pour prendre son panier malgré tout. Quand la première caisse revient, elle dit qui a continué son panier et ne le vend plus. Un échange ne suit pas ; recommencez-le depuis son ticket.',
      ],
    },
    snacks: {
      title: 'Confiserie et boissons',
      body: [
        'Touchez-les sous [[register.products]], ou scannez le code de la bouteille ; scannée deux fois, elle compte double. Il ne faut pas de séance pour cela.',
        'Un menu demande son contenu, un élément après l’autre ; sans choix à faire, il est aussitôt dans le panier. Esc l’abandonne.',
        'Une touche peut montrer une image et, sous le nom, ce que contient le produit : pour les clients qui s’inquiètent des noix ou du gluten.',
        'Ce qui a été retiré de la liste entre-temps est refusé. Ôtez-le du panier, et dites-le à un responsable s’il est encore au rayon.',
        'Là où la loi prévoit une TVA propre, le panier demande si les en-cas sont consommés sur place ou à emporter. Le prix reste le même.',
        '**Commandés sur le site :** les produits marqués ainsi dans le portail ([[portal.product.soldOnline]]) se commandent avec les billets. Le client montre un billet au comptoir : scannez-le, ou tapez le numéro de commande sous [[register.bills]], et touchez [[register.snacks_hand_out]]. Le papier dit quoi préparer. Cela ne va qu’une fois ; la seconde, l’écran dit quand, par qui et où. Ce qui attend encore est sous [[register.snacks_title]].',
      ],
    },
    pay: {
      title: 'Encaisser',
      body: [
        '**Espèces :** touchez [[register.cash_exact]], le billet reçu, ou [[register.other_amount]] pour toute autre somme. Le tiroir s’ouvre et l’écran dit la monnaie à rendre.',
        '**Carte :** touchez [[register.card]], tapez la somme sur le terminal et attendez sa réponse. Puis [[register.card_done]]. Si le terminal dit non : [[register.card_not]] ; rien n’est vendu et le panier reste.',
        '**De plusieurs façons :** touchez [[register.split]] et encaissez une part après l’autre ; l’écran dit ce qui reste. Les espèces paient le reste, et elles seules donnent de la monnaie.',
        '**Moins cher :** touchez [[register.discount]], choisissez combien et dites pourquoi. Votre rôle a une limite ; au-delà, demandez à un responsable.',
        'Si l’écran dit que les espèces ne suffisent pas, retapez ce que vous avez reçu. Si le prix a changé entre-temps, le nouveau total est affiché : dites-le avant de continuer.',
        'Si aucun papier n’est sorti, touchez [[register.print_again]]. Voir [L’imprimante n’imprime pas](trouble#printer).',
        '**Un billet perdu :** choisissez-le et touchez [[register.reprint_ticket]]. C’est le même billet avec le même code, marqué comme copie : un seul des deux laisse entrer ; votre nom et la raison sont notés.',
        '[[register.same_again]] commence la vente suivante avec les mêmes billets et snacks.',
        '**Un écran pour le client :** sur l’écran tourné vers le client, ouvrez une seconde fenêtre du navigateur de la caisse, à l’adresse de la caisse avec /display au lieu de /register. Elle montre le panier, les places, ce qu’il y a à payer et la monnaie, dans la langue que le client touche, et des films entre-temps.',
      ],
    },
    terminal: {
      title: 'Le terminal de paiement',
      body: [
        '**Relié à la caisse :** touchez [[register.card]]. La somme va d’elle-même au terminal, et l’écran dit ce que fait le client. Dès que la carte est débitée, la vente est faite.',
        'Si le terminal dit non, l’écran dit pourquoi : touchez [[register.terminal_again]] ou [[register.terminal_back]]. S’il est injoignable, touchez [[register.terminal_by_hand]] et tapez-y la somme.',
        '**Si le terminal n’a pas répondu**, l’écran affiche : [[register.terminal_lost]]',
        {
          steps: [
            'Ne débitez pas la carte une seconde fois. La caisse continue d’interroger le terminal.',
            'Si rien ne se passe, cherchez exactement cette somme sur l’écran ou le ticket du terminal.',
            'Ne touchez [[register.terminal_was_paid]] que s’il montre que la somme a été débitée ; sinon [[register.terminal_was_not]]. Votre nom reste avec la réponse.',
          ],
        },
        '**Débité, et rien de vendu :** la caisse l’affiche jusqu’à ce que la vente soit faite ou l’argent rendu. Touchez [[register.terminal_give_back]] ; si le terminal refuse, rendez l’argent à la main sur le terminal et touchez [[register.terminal_given_by_hand]].',
        '**Remboursement d’une carte :** le terminal qui a pris l’argent le rend, et le haut de l’écran dit ce qu’il fait. S’il ne peut pas, sollicitez-le encore, remboursez à la main sur le terminal et touchez [[register.terminal_given_by_hand]], ou rendez des espèces dès que la caisse le propose. Le remboursement reste visible sur chaque caisse jusqu’à ce que l’argent soit rendu.',
        '**Clôture du terminal :** ouvrez [[register.cash_title]], puis [[register.days_title]] ; elle est proposée à qui clôture le dernier service. Le total du terminal est comparé à ce qui a été vendu et remboursé par lui. S’ils diffèrent, les deux sont affichés avec les paiements qui peuvent être en cause, jusqu’à ce que quelqu’un dise pourquoi. S’il n’a pas répondu, demandez-lui encore ou saisissez le total de son papier. Les terminaux avec l’application de Viva et ceux de Mollie se règlent d’eux-mêmes : leur touche compare ce qu’ils disent avoir encaissé ; si l’un ne peut pas le dire, son total est lu dans son application.',
        '**Le pourboire** qu’un client donne au terminal figure sur le ticket et, à part, dans le rapport du service et sous [[portal.report.many]]. Ce n’est pas une recette et il n’a pas de TVA ; le cinéma décide comment il parvient au personnel.',
        '**Par code :** là où il y en a un, la touche [[register.terminal_code]] montre au client un code sur son afficheur et ici. Il le scanne avec son téléphone, et la vente est faite dès que c’est payé. [[register.terminal_code_stop]] y met fin. Sans internet, aucun code n’est affiché : attendez que la caisse sache.',
        '**Le ticket de carte encore une fois :** ouvrez le ticket et touchez [[register.slip_key]] : il est imprimé comme copie, pour le client ou pour le cinéma.',
        '**Un nouveau terminal, ou un terminal injoignable ?** Un responsable ouvre la caisse sous [[portal.device.many]] dans le portail et teste la connexion sous [[portal.cinema.terminal_test]] : il lit si le terminal a répondu, et si son mot de passe est bon.',
      ],
    },
    'no-answer': {
      title: 'Vendu ou non ?',
      body: [
        'Quand [[register.unsure_title]] est à l’écran, la réponse du boîtier s’est perdue.',
        {
          steps: [
            'Laissez l’argent et le panier comme ils sont.',
            'Touchez [[register.unsure_again]], autant de fois que vous voulez. Cela ne peut pas se vendre deux fois.',
            'Si le boîtier reste muet, lisez [Le boîtier ne répond pas](trouble#box-silent).',
          ],
        },
        { note: 'Ne commencez pas une nouvelle vente pour le même client. Ce serait une seconde vente.' },
      ],
    },
    bills: {
      title: 'Trouver un reçu',
      body: [
        'Touchez [[register.bills]]. Tapez le numéro du reçu, les dix caractères sous le code d’un billet, ou le nom ; ou scannez le billet.',
        '**On sait peu de chose :** tapez le montant, la place, le film, l’heure ou les quatre derniers caractères d’un code. La recherche porte sur les ventes du jour affiché ; les flèches changent de jour.',
        '**Les totaux du jour :** au-dessus de la liste figure ce que cette caisse a vendu. Qui peut retirer des espèces du tiroir voit aussi toutes les caisses et le site : [[register.day_all]].',
        'Ouvrez un reçu pour voir ce qui a été acheté, comment c’est payé et ce qui est revenu. [[register.print_again]] l’imprime encore une fois.',
        'S’il est introuvable, relisez le numéro. Un reçu d’un autre cinéma est dans sa caisse, et dans le portail sous [[portal.sales]].',
      ],
    },
    refund: {
      title: 'Rembourser',
      body: [
        {
          steps: [
            'Trouvez le reçu et choisissez ce qui revient.',
            'Touchez [[register.refund_chosen]] ou [[register.refund_all]] et dites pourquoi.',
            'Faites ce que dit l’écran : prenez les espèces dans le tiroir, ou remboursez d’abord sur le terminal.',
            'Faites signer le papier au client si votre maison le veut.',
            'Un popcorn froid, un film en retard : [[register.credit_key]] rend n’importe quelle somme de ce qui est choisi, jusqu’à ce qui en reste, et ce qui a été acheté reste valable. La taxe suit.',
          ],
        },
        'Les places sont libres aussitôt, et les anciens billets ne sont plus valables.',
        {
          list: [
            '**Un billet utilisé à la porte** n’est remboursé que par un responsable.',
            '**Votre limite :** certains rôles remboursent jusqu’à une somme. Au-delà, demandez à un responsable.',
            '**Un reçu du site :** touchez [[register.refund_request]]. Le site rend l’argent tout seul ; vous ne pouvez pas le payer.',
            '**Déjà rendu, ou jamais payé :** il n’y a rien à rendre. Regardez le reçu encore une fois.',
            '**Un bon vendu et utilisé** n’est pas repris. Remboursez le reste sans lui.',
          ],
        },
      ],
    },
    exchange: {
      title: 'Échanger un billet',
      body: [
        'Trouvez le reçu, choisissez les billets et touchez [[register.exchange_seats]] ou [[register.exchange_rate]]. Choisissez les nouveaux comme pour une vente. La différence est payée ou rendue. Qui avait ses propres lunettes 3D ne les paie pas non plus maintenant : la touche à côté des tarifs l’indique, et c’est là que vous le changez.',
        'Seuls des billets s’échangent, d’une seule séance à la fois. Ce que le site a vendu, il l’échange lui-même ; si les nouveaux billets sont plus chers, remboursez les anciens et vendez-en d’autres.',
      ],
    },
    vouchers: {
      title: 'Les bons',
      body: [
        {
          steps: [
            'Choisissez d’abord les billets.',
            'Touchez [[register.vouchers]] et scannez ou tapez le code. Il est imprimé sur le bon et sur le reçu.',
            'Touchez [[register.voucher_use]]. Il paie autant de billets qu’il a d’entrées. Le supplément d’une place ou de la 3D se paie comme d’habitude.',
          ],
        },
        '**Crédit snacks :** un bon peut aussi porter de l’argent pour les snacks et boissons. Il paie automatiquement ceux du panier, et le reste demeure sur la carte. [[register.value]] (V) change le montant. Le reçu dit ce qui reste.',
        'Un bon se vend sous [[register.voucher_sell]], comme une confiserie. Le bon avec son code à lire sort avec le reçu. Qui remet des cartes en plastique choisit pour [[portal.settings.pos_config.voucher_slips]] : [[portal.settings.pos_config.voucher_slips.asked]], cherche le nouveau code et touche [[register.card_exchange]].',
        'Une **offre groupée** réunit plusieurs bons à un seul prix. Elle se prépare sous [[portal.voucher_package.many]] et se vend au même endroit et sur le site. Chaque bon a son propre code. Elle se rembourse en entier, tant que rien n’en a été utilisé.',
        'Sur le site, une commande contient jusqu’à vingt bons. Chacun a son code dans l’e-mail et sa page dans le PDF.',
        'Une carte cadeau achetée là peut être envoyée par e-mail à son destinataire, le matin du jour choisi par l’acheteur. La commande indique quand elle part ou est partie ; on l’y envoie aussitôt ou on corrige l’adresse, jusqu’à cinq fois. Une carte rétractée avant n’est pas envoyée. [[portal.settings.vouchers.mail_to_recipient]] désactive cela. On l’achète seule ou avec des billets, en une commande et un paiement ; une image peut être choisie.',
        'Au bas des cartes cadeaux du site, une page indique, d’après le code, ce qu’il reste sur une carte. Le lien de l’e-mail y mène ; de là, le code est déjà saisi lors de l’achat de billets.',
        'Dans le portail, sous [[portal.vouchers]], qui gère les bons en émet un ou beaucoup à la fois, par exemple 200 à une entreprise sur facture, et enregistre leurs codes en fichier. Un bon s’y prolonge et s’y recharge aussi.',
        {
          list: [
            '**Inconnu :** relisez le code sur le papier. 0 et O, 1 et I comptent pareil.',
            '**Épuisé :** l’écran dit combien d’entrées restent. Gardez la carte quand il n’y en a plus.',
            '**Trop tôt, trop tard, ou annulé :** l’écran dit le jour. Il ne peut pas servir.',
            '**Utilisé à l’instant :** attendez le temps que dit l’écran.',
            '**Pas pour ce tarif :** choisissez un autre tarif, ou faites payer sans lui.',
            '**Plus de crédit sur une carte :** cherchez-la et touchez un montant à côté de [[register.top_up]]. Il va dans le panier, où − et + le changent, et se paie comme une confiserie, aussi sans internet. Tant qu’il y a encore autant sur la carte, il se rembourse de même.',
            '**Une carte usée :** cherchez-la, touchez [[register.card_exchange]] et scannez le code d’une carte neuve que personne n’a utilisée. Tout ce qui reste y passe ; gardez l’ancienne. Il faut la connexion. Ce qu’un remboursement ramène plus tard sur l’ancienne carte se trouve dans le portail sous [[portal.vouchers]], [[portal.debts]] ; un responsable y émet pour cela un autre bon.',
          ],
        },
      ],
    },
    manager: {
      title: 'L’accord d’un responsable pour un bon',
      body: [
        'Sans internet, un bon peut être inconnu ici, ou ses entrées être au site. Un responsable peut laisser entrer le client quand même.',
        {
          steps: [
            'Touchez [[register.override_ask]] ou [[register.voucher_accept]].',
            'Le responsable choisit son nom et tape son propre code : [[register.override_allow]].',
            'Encaissez de nouveau. L’accord vaut pour une vente et dix minutes.',
            '**On a besoin de quelqu’un :** la cloche en haut, [[register.bell_key]], dit à chaque caisse et à chaque page du portail de qui peut aider quelle caisse appelle. La personne touche [[register.bell_answer]], et la caisse dit qui arrive. Dans le cinéma, cela marche aussi sans internet.',
            '**Un mot d’un responsable :** une annonce est affichée en haut de la caisse pendant que vous vendez. Touchez [[register.notice_read]] quand vous l’avez lue : elle disparaît pour vous, et votre nom est noté. Les responsables l’écrivent dans le portail sous [[portal.register_notice.many]].',
          ],
        },
        'L’entrée est alors sous [[register.debts_title]]. Elle se règle toute seule au retour de la connexion ; une entrée utilisée ailleurs reste dans la liste, et un responsable y renonce dans le portail.',
      ],
    },
    lock: {
      title: 'Quitter la caisse',
      body: [
        'Touchez [[register.lock]] avant de partir, chaque fois. Ce qui est dans le panier reste, et personne ne le voit ; la personne suivante se connecte et continue, et la vente porte son nom. Une caisse que personne ne touche se verrouille après les minutes réglées pour son appareil dans le portail.',
        'Ce qui se vend tant que vous êtes connecté porte votre nom.',
      ],
    },
  },
}
