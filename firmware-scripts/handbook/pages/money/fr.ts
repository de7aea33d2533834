import type { PageText } from '../../page.ts'

export const fr: PageText<'money'> = {
  title: 'L’argent et la fin de journée',
  lead: 'Le tiroir, les cartes, l’argent resté en route, et la fin d’un soir.',
  sections: {
    drawer: {
      title: 'Espèces et tiroir',
      body: [
        'Le tiroir s’ouvre tout seul pour les espèces, quand on les prend et quand on les rend. En Belgique, les espèces s’arrondissent à cinq centimes ; l’écran et le reçu le disent.',
        'L’écran dit ce qu’il faut rendre. Comptez deux fois, et fermez le tiroir.',
      ],
    },
    card: {
      title: 'Cartes',
      body: [
        'Le terminal est une machine à part : vous y tapez la somme, et vous dites à la caisse ce qu’il a répondu.',
        'Si le terminal n’est pas sûr, regardez son papier ou sa liste avant de toucher quoi que ce soit. [[register.card_done]] seulement si l’argent a vraiment été pris.',
        'Pour rendre sur une carte, rendez d’abord sur le terminal, puis [[register.refund_terminal_done]].',
      ],
    },
    'pay-out': {
      title: 'À rembourser',
      body: [
        'Sous [[register.bills]], [[register.due_title]] liste ce que le portail vous demande de rendre, et les billets de séances annulées. Quand le client est là : [[register.due_pay]]. Si c’est faux : [[register.due_decline]] ; le portail le voit.',
        'Si une demande est inconnue ou déjà traitée, un collègue a été plus rapide. Regardez le reçu avant de donner de l’argent.',
      ],
    },
    'cancelled-show': {
      title: 'Une séance annulée',
      body: [
        'Un responsable annule une séance dans le portail : ouvrez-la sur le tableau, puis [[portal.cancel_show]]. Cela ne s’annule pas, il faut donc taper un mot.',
        {
          list: [
            '[[portal.cancel_refund]] : ce qui a été payé en ligne revient tout seul, avec un mail à chaque acheteur. Ce qui a été payé en caisse attend sous [[register.due_title]] que les clients viennent.',
            '[[portal.cancel_only]] : rien ne revient encore. Cela se confirme plus tard, au même endroit.',
          ],
        },
        'Une séance qui n’est pas annulée garde ses billets. Remboursez-les un par un si vous voulez.',
      ],
    },
    stuck: {
      title: 'L’argent resté en route',
      body: [
        'Dans le portail, sous [[portal.worklist]], figure chaque paiement et remboursement trop long, ce qui se fait tout seul, et ce que vous pouvez faire.',
        {
          list: [
            '**Le prestataire ne répond pas :** Foyer continue de demander, et les places restent gardées. Rien n’est perdu. [[portal.ask_provider_now]] demande aussitôt.',
            '**Un remboursement est revenu de la banque :** demandez un autre compte au client, puis [[portal.refund_retry_now]] ; ou payez autrement et dites-le.',
            '**Payé, mais la séance est annulée :** un geste le rend.',
            '**Vous l’avez réglé vous-même :** [[portal.clear_entry]], avec une phrase sur ce qui a été fait. Elle est gardée avec votre nom.',
          ],
        },
        'Un visiteur qui n’a pas pu payer peut réessayer avec les mêmes places. Qui paie deux fois retrouve tout seul le second paiement.',
      ],
    },
    methods: {
      title: 'Les moyens de paiement du site',
      body: [
        'Sous [[portal.payment_method.many]] figure comment les visiteurs peuvent payer et quel compte prend l’argent. Sans compte, un moyen n’est pas proposé. Ce qui a déjà été pris revient du compte qui l’a pris.',
        'Si un prestataire n’est pas connu, il n’est pas installé sur ce serveur ; qui s’occupe de vos machines le fait. Le nombre de comptes a une limite : prenez-en un que vous avez.',
        'Si une chose est arrêtée, comme la vente en ligne, c’est sous [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
      ],
    },
    closing: {
      title: 'Finir la journée',
      body: [
        {
          steps: [
            'Regardez sous [[register.due_title]] : quelqu’un attend-il encore de l’argent ?',
            'Une vente sans réponse est-elle à l’écran ? [[register.unsure_again]].',
            'Faites la clôture du jour sur le terminal de cartes et gardez son papier.',
            'Comptez les espèces du tiroir. Notez la somme, avec la date et votre nom.',
            'Un responsable la compare dans le portail : [[portal.today]] dit la recette, et [[portal.sales]] montre chaque reçu et comment il a été payé.',
            'Touchez [[register.lock]] sur chaque caisse. Laissez la box allumée.',
          ],
        },
        'Le jour d’exploitation finit tôt le matin : une séance après minuit compte pour le soir d’avant.',
      ],
    },
    people: {
      title: 'Les noms des clients',
      body: [
        'Les noms et les mails des acheteurs restent le temps que l’entreprise a réglé, puis ils sont effacés tout seuls. Un client peut demander ce qui est gardé, ou à être oublié : un responsable s’en charge avec qui s’occupe de vos machines. Le reçu reste, sans le nom.',
        'Le papier avec des noms, et les fichiers portés à la main, vont à la déchiqueteuse, pas à la corbeille.',
      ],
    },
  },
}
