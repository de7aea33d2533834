import type { PageText } from '../../page.ts'

export const fr: PageText<'set-up'> = {
  title: 'Installer',
  lead: 'D’une entreprise vide au premier billet, et ce qui se règle ensuite.',
  sections: {
    steps: {
      title: 'De rien au premier billet',
      body: [
        'La page [[portal.setup]] vous y mène, une étape après l’autre. Ce qui est fait se lit dans ce qui existe : partez quand vous voulez et reprenez où vous étiez.',
        {
          steps: [
            '[[portal.setup_operator]] : le numéro de TVA et les taux de votre pays. Faites-les voir à votre comptable.',
            '[[portal.setup_cinema]] : nom, adresse et lieu. Appuyez longuement sur le bâtiment dans une carte et collez les deux nombres dans [[portal.cinema.lat]].',
            '[[portal.setup_screen]] : rangs et places font aussitôt un plan. Allées, courbes et classes se dessinent plus tard avec [[portal.plan_open]].',
            '[[portal.setup_classes]], si vous voulez : comment une place s’appelle et ce qu’elle coûte en plus. Cinq existent toujours.',
            '[[portal.setup_prices]] et [[portal.setup_products]] : des listes pour commencer. Changez les montants avant de les reprendre.',
            '[[portal.setup_people]] : votre propre code PIN et les premiers collègues.',
            '[[portal.setup_payment]] : les caisses prennent des espèces tout de suite ; le site a besoin d’un prestataire de paiement.',
            '[[portal.setup_box]], [[portal.setup_register]] et [[portal.setup_printer]] : les machines de la maison.',
            '[[portal.setup_film]] et [[portal.setup_show]] : alors tout se vend.',
          ],
        },
        'Ce qui est replié sous [[portal.entry_more_fields]] est juste pour commencer, ou peut attendre.',
        'Tout se change plus tard, et chaque fiche dit qui a changé quoi, avec un retour possible. La [formation](first-day#training) permet à tous de s’exercer avant le premier jour.',
      ],
    },
    combinations: {
      title: 'Formules et recettes',
      body: [
        '**Un menu à un seul prix :** créez un produit et, sous [[portal.entry_more_fields]], ajoutez une ligne par élément, [[portal.product.components]], avec les produits au choix. La caisse demande ce qu’il faut choisir. Sur le ticket, chaque élément porte sa part du prix, selon ce qu’il coûte seul, et sa propre TVA ; une erreur se rembourse ligne par ligne.',
        '**Une recette :** [[portal.product.ingredients]] dit ce qu’une pièce consomme : un gobelet, tant de maïs. Une vente le retire de [[portal.stock]] au lieu du produit.',
        'Ce qui ne se vend jamais seul a l’état [[portal.product.status.part]].',
        '**Heures à prix réduit :** [[portal.product.happyHours]] dit quand un produit coûte autre chose. La caisse affiche le prix du moment et n’en demande pas d’autre.',
        '**Consigne :** Saisissez sous [[portal.product.depositCents]] ce que coûte le gobelet ou la bouteille jusqu’à son retour. La caisse l’ajoute à la boisson sur une ligne à part, dans les menus aussi, sans TVA ; aucune remise ni aucun bon ne s’y applique. Rembourser la boisson rend aussi sa consigne. Les rapports Z et [[portal.report.many]] la montrent à part. Les gobelets rendus sans ticket se comptent sous [[register.deposits_key]] et se paient depuis le tiroir ; [[portal.report.many]] dit par produit ce qui est encore dehors.',
      ],
    },
    'special-prices': {
      title: 'Tarifs particuliers et dates ouvertes',
      body: [
        '**Une grille tarifaire** vaut pour les séances que vous choisissez vous-même, comme une avant-première ou une semaine scolaire. Créez-la sous [[portal.price_list.many]], choisissez-la dans ses tarifs sous [[portal.price_rate.priceListIds]], puis dans la séance, ou dans plusieurs, sous [[portal.show_price_list]]. Ce qui est vendu garde son prix.',
        '**Qui apporte ses lunettes 3D** ne les paie pas : cochez [[portal.price_rate.waivable]] dans le supplément. La caisse a alors une touche pour cela, une pression par billet, et le site le demande.',
        '**Un film qui n’est pas encore connu :** appuyez sur [[portal.add_show]], puis sur [[portal.announce]]. L’horaire est réservé dans la salle, personne d’autre n’en sait rien et rien n’est vendu. Ouvrez-le plus tard et appuyez sur [[portal.announce_plan]].',
        '**Le nombre de menus vendus** est dans [[portal.report.many]], groupés [[portal.reports_by_combination]].',
      ],
    },
    printers: {
      title: 'Imprimantes',
      body: [
        {
          steps: [
            'Reliez l’imprimante au réseau du cinéma, ou par USB à son boîtier, et allumez-la.',
            'Ouvrez le cinéma sous [[portal.cinema.many]] et appuyez sur [[portal.cinema.device_search_do]]. Son boîtier cherche quelques secondes.',
            'Appuyez sur [[portal.cinema.printer_enter]] à côté de l’adresse ou du nom. Donnez-lui un nom que tous emploient, comme Bar.',
            'Appuyez sur [[portal.cinema.printer_test_do]] et regardez la page : les accents, la largeur, et si elle est coupée.',
          ],
        },
        'Une ligne se casse trop tôt ou trop tard : changez [[portal.cinema.printers.columns]] ; les accents sont faux : [[portal.cinema.printers.codepage]].',
        'Si rien n’est trouvé : l’imprimante est-elle allumée, le voyant de sa prise réseau aussi, et est-elle dans le même réseau que le boîtier ? La plupart impriment leur adresse si l’on tient une touche à l’allumage. Cette adresse peut aussi s’inscrire à la main.',
        'Ce que le bar prépare y sort tout seul, avec un numéro à appeler que le reçu et l’afficheur client disent aussi : cochez [[portal.product_group.barSlip]] auprès d’un groupe de produits, ou les genres sous [[portal.settings.pos_config.bar_slips]], et [[portal.cinema.printers.prints.bar_slip]] à l’imprimante du bar. S’il y a deux bars, chaque caisse nomme le sien sous [[portal.device.barPrinterId]].',
        'Ce que portent les billets, reçus, bons de bar, bons cadeaux et rapports Z se dispose sous [[portal.slip_template.many]], avec une image du papier. Les lignes que la loi exige ne peuvent pas être retirées. Les factures y portent aussi vos textes, comme votre compte bancaire ; une facture faite reste comme elle est.',
        'Saisissez [[portal.cinema.printers.rollMetres]], et les caisses disent quand le rouleau d’une imprimante touche à sa fin. Qui en met un nouveau avant le dit par [[register.printer_roll_new]] à la caisse, ou ici à côté de la page de test. Si seules vos caisses y impriment, [[portal.cinema.printers.keepsLine]] y montre un capot ouvert ou un rouleau vide en une seconde.',
        'Un afficheur de deux lignes devant le client se saisit auprès du cinéma sous [[portal.cinema.lineDisplays]] et se choisit à la caisse sous [[portal.device.lineDisplayId]]. Il montre l’article, le total, la monnaie et le numéro à appeler.',
        'Une caisse imprime sur l’imprimante de sa propre fiche sous [[portal.device.many]] ; sinon, sur celle qui est inscrite pour les billets et les reçus.',
      ],
    },
    devices: {
      title: 'Caisses, scanners et écrans d’accueil',
      body: [
        'Chaque machine est admise une fois : ouvrez l’adresse du boîtier dans son navigateur, comparez le code, appuyez sur [[portal.device_let_in]]. [[portal.device.many]] les montre toutes, dit lesquelles sont en ligne et recharge leurs pages.',
        {
          list: [
            '[[portal.device.autoLockMinutes]] : une caisse que personne ne touche se verrouille et garde son panier.',
            '[[portal.device.paymentMethodIds]] : ce qui peut y être encaissé ; sans choix, tout.',
            '[[portal.device.parentId]] : une tablette à côté d’une caisse imprime où la caisse imprime, et est rechargée avec elle.',
            '[[portal.device.handScannerId]] : une douchette sur une prise du boîtier. Appuyez auprès du cinéma sur [[portal.cinema.device_search_do]], puis sur [[portal.cinema.printer_enter]] à côté de son nom, et choisissez-la ici. Celle de l’ordinateur de la caisse marche sans cela.',
            '[[portal.device.orientation]] : comment un écran est accroché.',
            '[[portal.device_settings]] : ce que celui-ci fait autrement que son cinéma.',
          ],
        },
        'Sous [[portal.signage_notice.many]], vous dites quelque chose sur tous les écrans à la fois, jusqu’à une heure ; une annonce urgente s’affiche en grand. Le prix des billets et des produits est une vue à part. Pendant que vous composez une vue ou un thème, vous le voyez sur un écran large et un écran haut, avant tout enregistrement.',
        'Sous [[portal.signage_spot.many]], vous vendez une place sur vos écrans : l’image d’une entreprise passe entre les pages du programme, à ses jours, aussi souvent que vous le dites. Jamais à côté d’une annonce urgente, et jamais plus de la moitié du temps. Ouvrez-en une pour lire combien de fois elle est passée, par jours et par écrans, et enregistrez-le pour l’entreprise.',
        '**Avec un lecteur seul :** saisissez un numéro pour [[portal.settings.pos_config.command_sheet]], puis pressez [[portal.cinema.printer_commands_do]] aux imprimantes du cinéma. Gardez la feuille derrière le comptoir : un code lu fait ce que fait sa touche, avec tout ce que la touche demande. Si quelqu’un l’a photographiée, saisissez un autre numéro et réimprimez-la.',
        '**Une adresse sécurisée :** en https, personne sur le même réseau ne peut lire ce qui passe, et un téléphone peut utiliser sa caméra. Ouvrez /secure derrière l’adresse du boîtier sur l’appareil : la page dit sur quoi appuyer, une seule fois. Ensuite, l’appareil est autorisé de nouveau à l’adresse sécurisée.',
        'Une machine est perdue : [[portal.device_do_blocked]]. Elle s’arrête aussitôt, même sans liaison, et ne peut plus rien demander. Que faire d’un code sur un écran est dans [Que faire quand …](trouble#new-device).',
      ],
    },
    settings: {
      title: 'Réglages',
      body: [
        'Les [[portal.settings.many]] se trouvent par un mot. À côté de chacun, ce qui vaut maintenant et où cela a été dit ; avant d’enregistrer, la page dit quand cela prend effet.',
        {
          list: [
            'Ce qui est réglé pour tous les cinémas vaut dans chacun.',
            'Un cinéma peut faire autrement, et un appareil autrement que son cinéma. Choisissez-le sous [[portal.settings_for]].',
            'Certains réglages valent pour tous les cinémas ; la page le dit.',
          ],
        },
        'Qui travaille dans un cinéma change ce que celui-ci dit. Ce qui vaut pour tous se change sur le site, par qui travaille dans tous.',
        'Si des programmes remplissent vos formulaires, activez [[portal.settings.recaptcha]] : les visiteurs n’en remarquent qu’une seconde au plus.',
        '[[portal.settings.pos_config.receipts]] [[portal.settings.pos_config.receipts.asked]] : les billets s’impriment automatiquement, et [[register.print_receipt]] après la vente ou dans la liste des ventes donne le reçu. La France le demande ainsi.',
        'Sous les réglages, qui a changé quoi ; une pression le reprend. Les secrets comme les mots de passe ne sont jamais montrés, seulement remplacés.',
      ],
    },
    automations: {
      title: 'Automatisations',
      body: [
        'Sous [[portal.automation.many]], une règle dit : quand quelque chose arrive, quelque chose se fait. Elle attend une heure du jour ou de la semaine, tant de minutes avant ou après une séance, une séance complète ou presque, un stock bas, un bon qui arrive à sa fin, ou un boîtier injoignable.',
        'Alors elle écrit à des membres de l’équipe ou à ceux qui ont acheté en ligne, envoie un rapport conservé, renvoie une infolettre, libère des réservations, retire une séance du site ou affiche une annonce sur tous les écrans. Chaque règle vaut pour un cinéma.',
        {
          steps: [
            'Créez la règle ; elle commence arrêtée.',
            'Sous son formulaire figure combien de fois elle aurait agi ces sept derniers jours. Regarder ne change rien.',
            'Cochez ensuite [[portal.automation.active]] et enregistrez.',
          ],
        },
        'Une règle fait son travail une fois par occasion, même après un redémarrage, et au plus 200 fois par jour. Ce qu’elle a fait figure sous son formulaire. [[portal.settings.portal_config.automations]], dans les réglages, les arrête toutes d’un coup.',
        'Le serveur du site les exécute : un cinéma coupé du réseau n’apprend rien entre-temps. Les réservations que garde le boîtier du cinéma sont libérées dès qu’on le retrouve.',
      ],
    },
    'website-pages': {
      title: 'Prix et demandes sur le site',
      body: [
        '**Prix :** sous [[portal.page.many]], commencez par [[portal.preset_ready_prices]], ou ajoutez à une page la partie [[portal.blocks_prices]]. Elle dit ce que coûtent les billets, les suppléments et les billets achetés ensemble, d’après vos prix et dans chaque langue, et change avec eux. Seul ce que le site vend y figure. Tant que vous n’avez pas écrit de menu, celui du site y mène.',
        '**Groupes, écoles, anniversaires et séances privées :** une page peut avoir un [[portal.page.enquiry]]. Les visiteurs disent combien ils sont, quel jour et avec quel film. La demande arrive par e-mail et se trouve sous [[portal.messages]], où vous marquez ce qui est traité.',
        '**Recherche :** la loupe en haut du site trouve les films, les événements à venir, les pages publiées et leurs questions. Il n’y a rien à régler.',
      ],
    },
    modules: {
      title: 'Avec quoi vous travaillez',
      body: [
        'Sous [[portal.modules.many]], désactivez ce dont vous n’avez pas besoin : cela disparaît des caisses, du site, du portail et des écrans. Rien de vendu n’est perdu : les billets entrent encore, les bons paient encore.',
        'Ce que votre fournisseur n’a pas activé le dit ; demandez-lui.',
        'Où se vendent billets et bons est un réglage : [[portal.settings.public_config.features.tickets]].',
      ],
    },
    'taking-over': {
      title: 'Venir d’un autre système',
      body: [
        'Sous [[portal.import]], un tableau apporte les personnes, les produits, les films et les bons encore valables. Vous voyez chaque ligne et ce qui n’y va pas avant que rien ne soit écrit ; un fichier repris une seconde fois ne crée rien en double.',
        'La même page rend le tout, pour tout autre programme.',
      ],
    },
  },
}
