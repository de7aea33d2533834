import type { PageText } from '../../page.ts'

export const fr: PageText<'first-day'> = {
  title: 'Le premier jour',
  lead: 'Comment se connecter, ce qui est à l’écran, et votre première vente.',
  sections: {
    'sign-in': {
      title: 'Se connecter',
      body: [
        'La caisse et le contrôle demandent : [[kiosk.who_are_you]]',
        {
          steps: [
            'Touchez votre nom.',
            'Tapez votre code PIN. Un responsable vous l’a donné ; gardez-le pour vous.',
            'Touchez [[kiosk.sign_in]].',
          ],
        },
        'Si votre nom n’y est pas, vous n’avez pas encore de code, ou votre rôle ne permet pas cet écran. Un responsable règle les deux dans le portail, sous [[portal.people]].',
        'Si l’écran dit que ce n’est pas juste, retapez le code lentement. Après quelques essais faux, il faut attendre un peu ; l’écran compte les secondes. Si vous l’avez oublié, un responsable vous en donne un nouveau.',
        'Si l’on vous demande de vous connecter d’abord, votre session est finie. Reconnectez-vous : une vente sans réponse est encore là. Le portail demande [[portal.email]] et [[portal.password]] au lieu du code.',
        { picture: 'sign-in', alt: 'La connexion : les noms à gauche, les chiffres du code à droite.' },
      ],
    },
    'the-screen': {
      title: 'Ce qui est à l’écran',
      body: [
        'La caisse a trois parties qui ne bougent jamais.',
        {
          list: [
            'À gauche, [[register.zone_on]] : les jours, les séances et [[register.search_all]].',
            'Au milieu, [[register.zone_chosen]] : billets, places et [[register.products]].',
            'À droite, [[register.zone_pay]] : le panier, la somme et les touches pour encaisser.',
          ],
        },
        'En haut se trouvent [[register.vouchers]], [[register.bills]], la langue, le clair ou le sombre, et [[register.lock]]. Une lettre ou une touche sur un bouton est la touche du clavier qui fait la même chose.',
        {
          picture: 'register',
          alt: 'La caisse : les séances à gauche, billets et confiserie au milieu, le panier et sa somme à droite.',
        },
      ],
    },
    'first-sale': {
      title: 'Votre première vente',
      body: [
        {
          steps: [
            'Touchez la séance. La prochaine est en haut.',
            'Touchez un tarif une fois par client. Les places se trouvent toutes seules.',
            'Dites au client ses places et la somme.',
            'Touchez [[register.cash]] ou [[register.card]] et encaissez.',
            'Donnez le papier et la monnaie. Puis [[register.next_customer]].',
          ],
        },
        'Une vente ne peut pas se faire deux fois par erreur, quoi que vous touchiez. La suite est dans [Un soir à la caisse](till#sell).',
      ],
    },
    'first-ticket': {
      title: 'Votre premier billet au contrôle',
      body: [
        {
          steps: [
            'Ouvrez le contrôle et connectez-vous.',
            'Choisissez la séance de votre porte, ou [[scanner.door_any]].',
            'Présentez le code du billet au lecteur.',
            'Vert avec une coche : le client entre. Rouge avec une croix : lisez la raison à voix haute.',
          ],
        },
        'Ce que veut dire chaque raison est dans [À la porte](door#used).',
      ],
    },
    portal: {
      title: 'Le portail, pour les responsables',
      body: [
        'Le portail sert à planifier, à regarder et à régler. Ouvrez-le à l’adresse du site suivie de /portal, ou sur le boîtier. Les deux montrent la même chose ; quelques actions ne se font que d’un côté, et la page le dit.',
        {
          list: [
            '[[portal.today]] : la recette du jour et le remplissage des séances.',
            '[[portal.programme]] : les séances d’un jour ou d’une semaine.',
            '[[portal.sales]] et [[portal.worklist]] : chaque reçu, et l’argent resté en route.',
            '[[portal.vouchers]] : cartes cadeaux et abonnements.',
            '[[portal.group_setup]] : cinémas, salles, tarifs, produits, personnel.',
            '[[portal.group_machines]] : les boîtiers et leur état.',
          ],
        },
        'Vous ne voyez que les pages que votre rôle permet.',
        {
          picture: 'today',
          alt: 'La première page du portail : recette, billets, remplissage, et les séances du jour.',
        },
      ],
    },
    'portal-sign-in': {
      title: 'Se connecter au portail en sécurité',
      body: [
        'Sous [[portal.account]], chacun voit où il est connecté et ferme avec [[portal.session_end]] ce qu’il ne connaît pas, ou tout le reste avec [[portal.sessions_end_others]]. La direction fait de même pour quelqu’un à sa fiche sous [[portal.people]].',
        'Une nouvelle personne choisit elle-même son mot de passe : ouvrez sa fiche et appuyez sur [[portal.person_first_send]]. Le lien de l’e-mail est valable une semaine.',
        '[[portal.second_step]] : appuyez sur [[portal.second_set]], scannez l’image avec une application d’authentification sur le téléphone et saisissez les six chiffres affichés. Gardez les dix codes de secours sur papier : chacun vous connecte une fois sans téléphone, et ce sont les seuls que prend le boîtier du cinéma. Dans les réglages, un cinéma peut la demander à tous.',
        '[[portal.passkeys]] : appuyez sur [[portal.passkey_add]] sur un ordinateur ou un téléphone qui vous reconnaît par doigt, visage ou code. Dès lors, [[portal.passkey_sign_in]] y suffit.',
        'Téléphone perdu et plus de codes : la direction ouvre votre fiche et appuie sur [[portal.person_second_reset]]. Vous en êtes informé par e-mail.',
      ],
    },
    'set-up': {
      title: 'Personnel, droits et secrets',
      body: [
        {
          steps: [
            'Sous [[portal.people]], touchez [[portal.employee.add]], entrez le nom et choisissez un rôle.',
            'Ouvrez la personne. Donnez-lui un code PIN pour la caisse et le contrôle, ou un mail et un mot de passe pour le portail.',
            'Dites où elle travaille. Sans cinéma, c’est partout.',
          ],
        },
        'Un code a quatre à six chiffres et n’est pas 1234 ni 1111. Un mot de passe a au moins six caractères. Ce qu’on devine d’abord est refusé.',
        'Un rôle dit ce que quelqu’un peut faire. Personne ne donne un droit qu’il n’a pas, et la dernière personne qui peut tout faire reste. Si votre rôle ne permet pas une chose, demandez à qui vous l’a donné.',
        'Pour un départ : [[portal.person_shut_out_now]]. Le nom reste dans les livres. Personne ne s’exclut soi-même ; un collègue le fait.',
      ],
    },
    plan: {
      title: 'Planifier une séance',
      body: [
        {
          steps: [
            'Sous [[portal.programme]], touchez [[portal.add_show]], ou un endroit libre du tableau.',
            'Choisissez film, version, salle, jour et heure. Le tableau montre où elle sera.',
            'Si la salle est prise, la page dit par quel film et jusqu’à quand. Choisissez une autre heure.',
            'Enregistrez. Le site, la caisse et les écrans l’affichent en une seconde.',
          ],
        },
        'Une séance ne commence ni dans le passé, ni avant le premier jour de son film, ni plus de deux ans à l’avance. Tant qu’elle n’est pas finie, elle se déplace : [[portal.move_show]]. Ses billets restent bons. [[portal.copy_show]] programme aussi son film à une autre heure, de même que la glisser avec Alt. [[portal.film_list]] au-dessus de la grille liste les films : faites-en glisser un vers sa salle et son heure. L’avant-séance et le nettoyage d’une séance peuvent différer de ceux de la salle : faites glisser leurs bords sur la grille ou indiquez-les sous [[portal.own_minutes]] ; elle commence à la même heure, et aucun client ne reçoit de courriel. La fiche d’un film porte [[portal.movie.creditsMinutes]] et [[portal.movie.intermissionMinutes]] : l’entracte allonge les séances programmées ensuite. [[portal.movie.eidr]] et [[portal.movie.isan]] partent avec les programmes et les relevés de location.',
        'Vers une salle au plan différent, ce n’est possible que si personne n’a acheté : [[portal.plan_anew]]. Sinon, choisissez une autre heure, ou annulez-la et remboursez.',
        '[[portal.many_open]] programme un film sur plusieurs jours à la fois, une semaine passée encore une fois, ou une semaine gardée sous un nom avec [[portal.week_keep]]. Chaque séance dit tout de suite ce qui l’empêche, rien n’est programmé avant votre accord, et [[portal.undo]] reprend le tout. Les heures permises sont dans la fiche du film, les jours de fermeture dans celle du cinéma.',
        '[[portal.file_save]] sur le tableau sort une semaine : en feuille à afficher, en tableau, ou en XML que les journaux vont chercher eux-mêmes. [[portal.several_choose]] marque des séances du tableau ; toutes sont alors montrées ailleurs, vendues en ligne jusqu’à une autre minute, ou annulées.',
        '[[portal.film_source]] remplit la fiche d’un nouveau film depuis The Movie Database, dès qu’une clé est dans les réglages ; [[portal.film_file]] la remplit d’un de ses fichiers, sans clé et même sans connexion. Dans un film, [[portal.print_title]] lit une version dans ce que montre le serveur de projection, et [[portal.film_run]] dit ses dernières semaines.',
        'Dans la fiche d’une salle, [[portal.plan_open]] dessine ses places. [[portal.plan_save]] demande à partir de quelle séance le plan vaut. Une place prise ne disparaît jamais : la page la nomme avec son reçu.',
        'Sous [[portal.seat_class.many]], les places reçoivent vos propres catégories : nom, couleur et signe, supplément et frais de dossier ; le plan a alors un bouton pour chacune. Pour une séance, [[portal.show_notice]] annonce quelque chose, comme un entracte.',
        'Une place cassée sort de toutes les séances par [[portal.block_open]] dans la fiche de la salle, ou par un responsable à la caisse ; [[portal.block_free]] la remet en vente. Le même bouton d’une séance en garde des places pour la maison.',
        'Si la connexion était coupée et qu’une chose a été planifiée deux fois, elle est sous [[portal.conflicts]]. Un geste décide.',
        'Sous [[portal.movies]], [[portal.entry_archive]] range un film qui est passé : personne ne le programme ni ne le voit, et [[portal.entry_bring_back]] le propose à nouveau. S’il a encore des séances, la page dit jusqu’à quand.',
        {
          picture: 'programme',
          alt: 'Le tableau d’une semaine : chaque séance est une bande dans sa salle et ses heures.',
        },
      ],
    },
    training: {
      title: 'La formation avant le premier jour',
      body: [
        'Avant l’ouverture d’un cinéma, chacun peut s’exercer sur le vrai : caisse, papier, scanner et site fonctionnent, avec les vrais prix et les vraies séances. Rien n’entre dans les comptes.',
        'Qui fonde un cinéma dit jusqu’à quand ; la direction le change dans le portail sous [[portal.training]], tant que la formation dure.',
        {
          list: [
            'Chaque écran, reçu, billet, mail et PDF dit que c’est une formation. L’argent ne va dans aucun tiroir ni à aucune banque : en ligne, un achat se termine sur une page qui remplace la banque, dès que l’étape [[portal.setup_payment]] est faite sous [[portal.setup]] ; là, vous choisissez si le paiement réussit.',
            'Les numéros des reçus commencent par un T et sont comptés à part.',
            'Un billet de formation ouvre la porte tant qu’elle dure, et le scanner le dit. Ensuite il est refusé.',
          ],
        },
        'À la minute dite, la formation se termine partout d’elle-même, aussi sur un boîtier sans ligne ; [[portal.training_open_now]] la termine tout de suite. Alors toutes les places sont libres, aucun bon, stock ou total de formation ne reste, et les numéros commencent à 1. Ce que vous avez installé reste : films, prix, plans, séances, personnes, appareils. Les places bloquées sont à bloquer de nouveau.',
        'Elle ne peut pas recommencer dès que quelque chose a été vendu pour de vrai. Si une page dit que la formation s’est terminée entre-temps, regardez ce qu’elle montre et recommencez la vente.',
      ],
    },
  },
}
