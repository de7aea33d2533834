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
        'Le portail sert à planifier, à regarder et à régler. Ouvrez-le à l’adresse du site suivie de /portal, ou sur la box. Les deux montrent la même chose ; quelques actions ne se font que d’un côté, et la page le dit.',
        {
          list: [
            '[[portal.today]] : la recette du jour et le remplissage des séances.',
            '[[portal.programme]] : les séances d’un jour ou d’une semaine.',
            '[[portal.sales]] et [[portal.worklist]] : chaque reçu, et l’argent resté en route.',
            '[[portal.vouchers]] : cartes cadeaux et abonnements.',
            '[[portal.group_setup]] : cinémas, salles, tarifs, produits, personnel.',
            '[[portal.group_machines]] : les box et leur état.',
          ],
        },
        'Vous ne voyez que les pages que votre rôle permet.',
        {
          picture: 'today',
          alt: 'La première page du portail : recette, billets, remplissage, et les séances du jour.',
        },
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
        'Une séance ne commence ni dans le passé, ni avant le premier jour de son film, ni plus de deux ans à l’avance. Tant qu’elle n’est pas finie, elle se déplace : [[portal.move_show]]. Ses billets restent bons.',
        'Vers une salle au plan différent, ce n’est possible que si personne n’a acheté : [[portal.plan_anew]]. Sinon, choisissez une autre heure, ou annulez-la et remboursez.',
        'Si la ligne était coupée et qu’une chose a été planifiée deux fois, elle est sous [[portal.conflicts]]. Un geste décide.',
        {
          picture: 'programme',
          alt: 'Le tableau d’une semaine : chaque séance est une bande dans sa salle et ses heures.',
        },
      ],
    },
  },
}
