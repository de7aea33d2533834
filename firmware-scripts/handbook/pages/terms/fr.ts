import type { PageText } from '../../page.ts'

export const fr: PageText<'terms'> = {
  title: 'Les mots expliqués',
  lead: 'Ce que veulent dire les mots des écrans.',
  sections: {
    'people-and-places': {
      title: 'Les gens et les lieux',
      body: [
        {
          terms: [
            ['Entreprise', 'Qui exploite les cinémas. Personnel, tarifs et films sont communs à tous.'],
            ['Cinéma, salle', 'Une maison ; une salle dedans.'],
            ['Rôle', 'Ce que quelqu’un peut faire. Une personne peut en avoir plusieurs.'],
            ['Code PIN', 'Quatre à six chiffres, pour la caisse et le contrôle.'],
            ['Portail', 'Les pages des responsables, à l’adresse du site et sur le boîtier.'],
            ['Responsable', 'Quelqu’un dont le rôle permet ce que le vôtre ne permet pas.'],
          ],
        },
      ],
    },
    tickets: {
      title: 'Les billets et l’argent',
      body: [
        {
          terms: [
            ['Séance', 'Un film à une heure dans une salle.'],
            ['Version', 'Comment il est montré : langue, sous-titres, 2D ou 3D.'],
            ['Reçu', 'Un achat, avec son numéro. Il ne change jamais ; ce qui revient est écrit à côté.'],
            ['Panier', 'Ce qui est choisi et pas encore payé. Ses places sont gardées quelques minutes.'],
            ['Placement libre', 'Les places sont comptées ; chacun s’assied où il veut.'],
            ['Bon, entrée', 'Une carte cadeau ou un abonnement ; une utilisation, bonne pour un billet.'],
            ['Entrée due', 'Une entrée qu’un responsable a permise alors qu’elle n’était pas ici.'],
            ['Supplément', 'Ce qu’une place, la 3D ou une séance ajoute au prix.'],
            [
              'Jour d’exploitation',
              'D’un petit matin au suivant, pour qu’une séance de nuit soit de son soir.',
            ],
            ['Semaine cinéma', 'À partir du jour où le programme change, le plus souvent le mercredi.'],
          ],
        },
      ],
    },
    machines: {
      title: 'Les machines',
      body: [
        {
          terms: [
            ['Boîtier', 'La machine dans le cinéma. Elle vend, imprime et contrôle, même sans internet.'],
            ['Cloud, site', 'La machine dans le nuage. Elle vend en ligne et montre le portail.'],
            ['Connexion', 'La liaison entre les deux.'],
            ['Seconde copie, second disque', 'Le second endroit où chaque vente est écrite aussitôt faite.'],
            ['Sauvegarde externe', 'Une copie dans un autre bâtiment, contre le feu et le vol.'],
            ['Contrôle', 'L’écran à la porte.'],
            ['Écran du foyer', 'Un écran du hall qui montre le programme.'],
          ],
        },
      ],
    },
    trouble: {
      title: 'Quand quelque chose n’allait pas',
      body: [
        {
          terms: [
            [
              'Se remettre à jour',
              'Une machine qui a pu oublier des ventes demande à ceux qui se souviennent, avant de vendre.',
            ],
            [
              'Vendre sans Internet',
              'Un responsable laisse un tel boîtier vendre sans internet : seulement les places toujours réservées à la caisse.',
            ],
            [
              'Conflit',
              'Deux personnes ont planifié la même chose autrement pendant que la connexion était coupée.',
            ],
            ['Deux versions', 'Le boîtier et le site ont des ventes différentes sous les mêmes numéros.'],
            [
              'Client sans place',
              'Quelqu’un dont la place est à un autre après une réparation. Il a une autre place ou l’argent.',
            ],
            ['Copie', 'Un papier qui est peut-être déjà sorti une fois.'],
            ['Paiement en suspens', 'De l’argent en route depuis plus longtemps qu’il ne faut.'],
          ],
        },
      ],
    },
  },
}
