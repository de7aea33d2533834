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
            'Touchez la séance à gauche. Les autres jours sont au-dessus de la liste ; un film de n’importe quel jour se trouve avec [[register.search_all]].',
            'Touchez un tarif une fois par client. Certains commencent à deux billets ou plus, d’autres ont un maximum ; le bouton le dit.',
            'Regardez les places et la somme, et dites les deux.',
          ],
        },
        'Un tarif qui n’est plus proposé est refusé : choisissez-en un autre. [[register.clear]] vide le panier.',
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
            '**La ligne est coupée.** Les places marquées [[register.state_elsewhere]] sont au site jusqu’à son retour. Voir [Internet est coupé](trouble#line).',
            '**La vente en ligne est finie.** Alors seule la caisse vend.',
            '**Les dernières places sont gardées pour la caisse.** Cela arrête le site, jamais vous.',
            '**La séance est annulée, finie, ou ne se vend pas en caisse.** Personne ne peut la vendre. Voir [Une séance annulée](money#cancelled-show).',
          ],
        },
      ],
    },
    snacks: {
      title: 'Confiserie et boissons',
      body: [
        'Touchez-les sous [[register.products]], ou scannez le code de la bouteille ; scannée deux fois, elle compte double. Il ne faut pas de séance pour cela.',
        'Ce qui a été retiré de la liste entre-temps est refusé. Ôtez-le du panier, et dites-le à un responsable s’il est encore au rayon.',
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
      ],
    },
    'no-answer': {
      title: 'Vendu ou non ?',
      body: [
        'Quand [[register.unsure_title]] est à l’écran, la réponse de la box s’est perdue.',
        {
          steps: [
            'Laissez l’argent et le panier comme ils sont.',
            'Touchez [[register.unsure_again]], autant de fois que vous voulez. Cela ne peut pas se vendre deux fois.',
            'Si la box reste muette, lisez [La box ne répond pas](trouble#box-silent).',
          ],
        },
        { note: 'Ne commencez pas une nouvelle vente pour le même client. Ce serait une seconde vente.' },
      ],
    },
    bills: {
      title: 'Trouver un reçu',
      body: [
        'Touchez [[register.bills]]. Tapez le numéro du reçu, les dix caractères sous le code d’un billet, ou le nom ; ou scannez le billet.',
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
          ],
        },
        'Les places sont libres aussitôt, et les anciens billets n’ouvrent plus aucune porte.',
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
        'Trouvez le reçu, choisissez les billets et touchez [[register.exchange_seats]] ou [[register.exchange_rate]]. Choisissez les nouveaux comme pour une vente. La différence est payée ou rendue.',
        'Seuls des billets s’échangent, d’une seule séance à la fois. Ce que le site a vendu, il l’échange lui-même ; si les nouveaux billets sont plus chers, remboursez les anciens et vendez-en d’autres.',
      ],
    },
    vouchers: {
      title: 'Les bons',
      body: [
        {
          steps: [
            'Choisissez d’abord les billets.',
            'Touchez [[register.vouchers]] et scannez ou tapez le code. Il est imprimé sur le reçu.',
            'Touchez [[register.voucher_use]]. Il paie autant de billets qu’il a d’entrées. Le supplément d’une place ou de la 3D se paie comme d’habitude.',
          ],
        },
        'Un bon se vend sous [[register.voucher_sell]], comme une confiserie.',
        {
          list: [
            '**Inconnu :** relisez le code sur le papier. 0 et O, 1 et I comptent pareil.',
            '**Épuisé :** l’écran dit combien d’entrées restent. Gardez la carte quand il n’y en a plus.',
            '**Trop tôt, trop tard, ou annulé :** l’écran dit le jour. Il ne peut pas servir.',
            '**Utilisé à l’instant :** attendez le temps que dit l’écran.',
            '**Pas pour ce tarif :** choisissez un autre tarif, ou faites payer sans lui.',
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
          ],
        },
        'L’entrée est alors sous [[register.debts_title]]. Elle se règle toute seule au retour de la ligne ; une entrée utilisée ailleurs reste dans la liste, et un responsable y renonce dans le portail.',
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
