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
    shift: {
      title: 'Un service : ouvrir, compter, clôturer',
      body: [
        'Sous [[register.cash_title]], la caisse tient l’argent de son tiroir. Un service est ce qui est encaissé entre deux comptages ; chaque caisse a le sien.',
        {
          steps: [
            'Au début : comptez ce qu’il y a dans le tiroir, tapez la somme et appuyez sur [[register.cash_open]].',
            'Les espèces qui bougent sans vente se notent tout de suite, avec leur raison : [[register.cash_paid_in]], [[register.cash_paid_out]], [[register.cash_withdrawn]]. Pour sortir des espèces, il faut en avoir le droit.',
            'Un collègue prend la caisse : il se connecte et appuie sur [[register.cash_take_over]]. Qui compte d’abord sait ce qu’il reprend.',
            'À la fin : [[register.cash_count]], pièce par pièce. L’écran dit seulement ensuite ce qui devrait y être.',
            'Si cela diffère, recomptez ou dites pourquoi. Tapez ce qui reste dans le tiroir pour demain ; le reste va au coffre. Puis [[register.cash_close]].',
            '[[register.cash_reports]] garde les rapports de cette caisse, à lire et à réimprimer, avec la TVA et ce que chacun a encaissé ; qui peut sortir de l’argent voit aussi ce que donne le service en cours.',
          ],
        },
        'Le rapport s’imprime avec un numéro sans trou, même sans internet. Les responsables le trouvent dans le portail sous [[portal.cash]].',
        'Un service resté ouvert des jours ne perd rien : comptez le tiroir et clôturez-le. Si de l’argent a bougé depuis le comptage, recomptez.',
      ],
    },
    card: {
      title: 'Cartes',
      body: [
        'Un terminal relié à la caisse est interrogé par elle : voir [Le terminal de paiement](till#terminal). Sur tout autre, vous tapez la somme, et vous dites à la caisse ce qu’il a répondu.',
        'Si le terminal n’est pas sûr, regardez son papier ou sa liste avant de toucher quoi que ce soit. [[register.card_done]] seulement si l’argent a vraiment été pris.',
        'Pour rendre sur une carte, rendez d’abord sur le terminal, puis [[register.refund_terminal_done]].',
      ],
    },
    invoices: {
      title: 'Une facture',
      body: [
        'Une société veut une facture : à la caisse, sous [[register.bills]], ouvrir le reçu et toucher [[register.invoice_make]]. Chercher le client ou en saisir un nouveau. Pour une commande du site, un responsable fait de même dans le portail : ouvrir la commande, puis [[portal.invoice_make]]. Le portail du cinéma le fait pour les caisses.',
        'Plusieurs commandes vont sur une facture par leurs numéros. Une commande n’est que sur une facture. Ce qu’un client paie plus tard se vend avec un mode de paiement du type « [[portal.payment_method.driver.invoice]] » : avant la vente, la caisse demande à qui va la facture, et la fait avec elle, même sans internet.',
        'Le PDF s’ouvre, s’imprime et s’envoie depuis le portail sur internet, sous [[portal.invoices]]. C’est là aussi qu’un responsable note le paiement. Celles en retard le disent.',
        'Une facture ne change jamais. Si elle est fausse : [[portal.invoice_credit]]. La note de crédit a son propre numéro, et la commande peut être facturée à nouveau, par le côté qui l’a vendue.',
        'Le numéro de TVA de l’entreprise, l’adresse du client et, s’il y en a un, son numéro de TVA doivent être justes avant.',
      ],
    },
    'pay-out': {
      title: 'Remboursements en attente',
      body: [
        'Sous [[register.bills]], [[register.due_title]] liste ce que le portail vous demande de rendre, et les billets de séances annulées. Quand le client est là : [[register.due_pay]]. Si c’est faux : [[register.due_decline]] ; le portail le voit.',
        'Si une demande est inconnue ou déjà traitée, un collègue a été plus rapide. Regardez le reçu avant de donner de l’argent.',
      ],
    },
    'buyers-return': {
      title: 'Rendu sur le site',
      body: [
        'Qui a acheté sur le site ouvre sa commande par son lien et la rend là. Une carte cadeau ou un abonnement, tant que rien n’en a été utilisé, pendant 14 jours : la loi le veut, et cela ne se désactive pas. Des billets jusqu’au nombre d’heures avant la séance qu’un responsable fixe sous [[portal.settings.refunds.hours_before]] ; avec 0, personne ne le peut.',
        'L’argent revient tout seul, comme il a été payé et sans les frais, et l’acheteur reçoit un mail. Le reçu et le portail disent [[portal.reason_returned]] ou [[portal.reason_withdrawn]]. Tant qu’un cinéma n’est pas connecté, aucun de ses billets n’est repris : son entrée n’en saurait rien.',
        '**Une partie de l’argent, et tout reste :** ouvrez une commande en ligne dans le portail, choisissez [[portal.refund]], puis [[portal.refund_sum]], et saisissez combien. Les billets restent valables et l’acheteur reçoit un e-mail.',
        'Avec [[portal.settings.refunds.exchange_hours_before]], les acheteurs échangent là des billets contre une autre séance du film, ou de tout film, comme le dit le réglage à côté. Ils voient d’abord les nouvelles places et peuvent en choisir d’autres. Ce qui coûte moins est rendu. Ce qui coûte plus se paie en ligne, et les anciens billets restent valables jusqu’au paiement ; l’argent qui arrive trop tard est rendu de lui-même.',
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
        'Chaque moyen de paiement peut avoir une icône à côté de son nom, ou une image à vous à sa place, et venir en premier pour les cinémas de certains pays ou pour ceux qui lisent certaines langues : [[portal.payment_method.firstCountries]], [[portal.payment_method.firstLanguages]].',
        'Si un prestataire n’est pas connu, il n’est pas installé sur ce serveur ; qui s’occupe de vos machines le fait. Le nombre de comptes a une limite : prenez-en un que vous avez.',
        'Si une chose est arrêtée, comme la vente en ligne, c’est sous [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
      ],
    },
    mollie: {
      title: 'Relier Mollie',
      body: [
        'Mollie encaisse l’argent du site : les clients choisissent carte, Bancontact et autres sur sa page, et Mollie le verse sur votre compte bancaire. Il vous faut un compte chez Mollie, et Mollie doit avoir approuvé votre site.',
        {
          steps: [
            'Dans le tableau de bord de Mollie, activez les moyens de paiement voulus. Laissez le virement désactivé : l’argent met des jours à arriver et les places l’attendent.',
            'Copiez-y la clé de test, sous Développeurs, Clés API. Elle commence par test_.',
            'Dans le portail sous [[portal.payment_method.many]] : [[portal.payment_method.add]]. Donnez le nom que liront les clients et choisissez Mollie.',
            'Saisissez la clé plus bas et appuyez sur [[portal.payment_method.account_save]]. Si Mollie ne l’accepte pas, copiez-la encore une fois, en entier.',
            'Appuyez sur le bouton d’essai et payez sur la page de Mollie. Le portail dit ce qui est arrivé.',
            'Faites de même avec la clé réelle, qui commence par live_ : cette fois, le centime est vrai. Mettez ensuite [[portal.payment_method.status]] sur oui.',
          ],
        },
        'Avec une clé de test, les clients reçoivent des billets sans payer ; le portail vous avertit tant que la clé réelle manque. Si une clé est renouvelée chez Mollie, saisissez la nouvelle au même endroit.',
        'Mollie prévient Foyer d’elle-même quand quelqu’un a payé ; il n’y a rien à saisir chez Mollie pour cela. Votre serveur doit avoir une adresse publique en https. Sans elle, Foyer demande toutes les quelques secondes et les billets arrivent un instant plus tard.',
        'Un remboursement qui échoue plus tard et l’argent que la banque d’un client a repris figurent sous [[portal.worklist]]. Le billet reste valable tant que vous ne le reprenez pas.',
      ],
    },
    bancontact: {
      title: 'Connecter Bancontact Pro',
      body: [
        'Bancontact Pro est un code sur le site : les clients le scannent avec leur application Bancontact ou Wero, ou ouvrent l’application sur leur téléphone, et un paiement coûte quelques centimes. Il vous faut un contrat avec Bancontact Pro pour la vente en ligne.',
        {
          steps: [
            'Dans le portail de Bancontact Pro, copiez le profil du produit (PPID) et la clé API de votre produit en ligne.',
            'Dans le portail, sous [[portal.payment_method.many]] : [[portal.payment_method.add]]. Donnez-lui le nom que lisent les clients et choisissez Bancontact Pro.',
            'Saisissez dessous le profil, l’environnement (live, ou test pour un produit de test) et la clé, puis appuyez sur [[portal.payment_method.account_save]].',
            'Appuyez sur le bouton d’essai et scannez le code avec votre propre application. Le portail dit ce qui est arrivé.',
            'Écrivez à l’assistance de Bancontact Pro : demandez d’activer les remboursements et donnez l’adresse qui figure à côté du compte.',
            'Mettez [[portal.payment_method.status]] sur oui.',
          ],
        },
        'Tant que les remboursements ne sont pas activés, ce que vous rendez reste sous [[portal.worklist]] : faites un virement, puis classez-le. Une fois activés, ce qui attend part automatiquement.',
        'Un code peut être payé pendant 20 minutes. Ensuite les places sont de nouveau libres et les clients peuvent réessayer. L’application ne prend pas de pourboire : le code contient ce que coûte la commande.',
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
            'Comptez les espèces sous [[register.cash_title]] et clôturez le service : [[register.cash_count]], [[register.cash_close]]. Sans service, notez la somme avec la date et votre nom.',
            'Un responsable compare dans le portail : [[portal.cash]] dit ce qui devrait être dans chaque tiroir, et [[portal.sales]] montre chaque reçu et comment il a été payé.',
            'Touchez [[register.lock]] sur chaque caisse. Laissez le boîtier allumé.',
          ],
        },
        'Le jour d’exploitation finit tôt le matin : une séance après minuit compte pour le soir d’avant.',
      ],
    },
    rental: {
      title: 'Location de films',
      body: [
        'Sous [[portal.distributor.many]] figure de qui les films sont loués, avec bureaux et personnes. [[portal.rental_profile.many]] disent ce qu’un distributeur reçoit : une part dès chaque semaine d’exploitation, et au moins un minimum garanti. La fiche du film nomme distributeur, bureau et conditions ; une version peut avoir les siennes.',
        '[[portal.rental]] montre par semaine, film et cinéma les entrées, les recettes hors TVA et ce qui est à payer ; [[portal.rental_save]] l’enregistre. Tout est recalculé à chaque fois : ce qui a été remboursé depuis est déduit. Des conditions partagées le restent, et celles d’un film ne sont pas supprimées.',
        '[[portal.rental_pdf]] et [[portal.rental_xml]] sont pour un distributeur, avec ses seuls films si vous le choisissez. Ce qui était faux sur un décompte envoyé se saisit sous [[portal.rental_adjustment.many]] : c’est une ligne à part du suivant.',
      ],
    },
    reports: {
      title: 'Rapports',
      body: [
        'Sous [[portal.report.many]] vous choisissez le sujet (recettes, séances, paiements, bons), les jours et les lignes. Une période se compare aux jours précédents ou à l’an dernier ; une période en cours, jusqu’au même moment. Un remboursement compte le jour où il est fait : un jour passé ne change plus.',
        '[[portal.report.add]] le garde sous un nom et peut le partager : avec tous ceux qui peuvent voir les rapports, ou avec un rôle qui n’en voit aucun autre. Les autres le consultent et choisissent les jours ; seuls son propriétaire et qui gère le personnel le modifient. [[portal.reports_save]] en fait un fichier ou du papier. Un rapport couvre au plus treize mois.',
      ],
    },
    newsletter: {
      title: 'Infolettre',
      body: [
        'Les visiteurs s’inscrivent au pied du site et pendant leur achat. Chacun reçoit d’abord un e-mail avec un lien : seul qui confirme est inscrit. Sous [[portal.subscribers]], vous voyez quand chacun a demandé et confirmé, et pouvez supprimer quelqu’un ou enregistrer la liste dans un fichier.',
        {
          steps: [
            'Écrivez sous [[portal.campaign.many]] : un objet et un texte dans chaque langue. Enregistrez.',
            'Appuyez sur [[portal.campaign_test]] et regardez-la dans votre propre boîte mail.',
            'Choisissez une heure ou laissez vide, et envoyez-la. On vous le demande encore une fois, avec le nombre de destinataires.',
          ],
        },
        'Dès lors, elle ne peut plus être modifiée, mais arrêtée : [[portal.campaign_stop]]. Personne ne la reçoit deux fois, même si le serveur s’arrête entre-temps. Qui se désinscrit ne reçoit plus rien. Combien partent par minute se règle sous [[portal.settings.many]].',
      ],
    },
    'waiting-list': {
      title: 'Liste d’attente',
      body: [
        'Activez-la sous [[portal.settings.many]], pour la société ou un cinéma. La page d’une séance complète a alors un formulaire : une adresse, combien de places, et si elles doivent être côte à côte. Qui confirme par le lien reçu est dans la file.',
        'Quand des places se libèrent, par un retour, une commande impayée ou une réservation échue, elles sont gardées pour la première personne dont le groupe y tient, autant de minutes que le disent les réglages, et offertes par e-mail avec un lien. Elles coûtent le prix habituel. Si le délai passe, la personne suivante reçoit l’e-mail. La part de la caisse dans les dernières places n’est jamais donnée : de deux places libres, une reste à la caisse, sauf si la salle ou la séance en décide autrement.',
        'Qui attend se trouve dans le programme, dans le panneau de la séance sous [[portal.guests_waiting]]. Il n’y a rien à faire ; vous pouvez retirer quelqu’un. Après la séance, tous sont oubliés.',
      ],
    },
    wallet: {
      title: 'Billets dans le wallet du téléphone',
      body: [
        'Les acheteurs peuvent ajouter leurs billets au wallet de leur téléphone dès que vous l’avez configuré sous [[portal.settings.many]]. Chaque wallet se configure à part ; sans eux, l’e-mail et la page de la commande portent les codes.',
        {
          steps: [
            'Apple : appuyez sur [[portal.wallet_request]] et portez ce fichier chez Apple, dans votre compte développeur sous Certificates, pour un Pass Type ID.',
            'Choisissez le certificat obtenu et celui d’Apple à côté, puis appuyez sur [[portal.wallet_bring]].',
            'Google : demandez un compte émetteur dans la Google Pay & Wallet Console, créez un compte de service avec un fichier de clé et admettez-le dans la console comme développeur.',
            'Saisissez le numéro de l’émetteur, choisissez le fichier de clé et enregistrez.',
          ],
        },
        'Le certificat d’Apple vaut environ un an. Qui reçoit les e-mails de la direction est prévenu 60, 30 et 7 jours avant sa fin. Faites une nouvelle demande avant la fin ; jusqu’à l’arrivée du nouveau, l’ancien reste utilisé. Un billet dans un wallet ne change pas tout seul quand une séance est déplacée : l’e-mail qui l’annonce mène au nouveau.',
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
