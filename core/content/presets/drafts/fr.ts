import type { ReadyMade, ReadyMadeWords } from '../ready-made-kinds.ts'

/** Pages most cinemas have; what only the cinema knows stands in double brackets. */
export const fr: Readonly<Record<ReadyMade, ReadyMadeWords>> = {
  prices: {
    title: 'Tarifs',
    parts: [
      {
        text: 'Le prix d’un billet dépend du film, de la place et de la personne. Il est toujours affiché avant le paiement.',
      },
      {
        heading: 'Bon à savoir',
        text: 'Les tarifs réduits sont accordés sur présentation de la carte à l’entrée : [[à qui, et quelle carte]].',
      },
    ],
  },
  groups: {
    title: 'Groupes',
    parts: [
      {
        text: 'À partir de [[nombre]] personnes, vous voyez un film ensemble au tarif de groupe, dans une séance de notre programme ou dans une séance à vous.',
      },
      {
        heading: 'Ce que cela coûte',
        text: '- Dans une séance de notre programme : [[prix]] par personne\n- Une séance à vous : à partir de [[prix]]',
      },
      {
        heading: 'Comment réserver',
        text: 'Écrivez-nous au moins [[nombre]] jours avant, avec le jour, le film et le nombre de personnes. Nous répondons sous [[nombre]] jours ouvrables.',
      },
    ],
  },
  schools: {
    title: 'Écoles',
    parts: [
      { text: 'Nous montrons des films aux classes de tout âge, aussi le matin et hors de notre programme.' },
      {
        heading: 'Ce que cela coûte',
        text: '- Par élève : [[prix]]\n- Enseignants et accompagnants : [[prix]]',
      },
      {
        heading: 'Comment réserver',
        text: 'Indiquez-nous l’école, l’âge des élèves, leur nombre et les jours qui vous conviennent. Matériel pédagogique : [[où le trouver]].',
      },
    ],
  },
  birthdays: {
    title: 'Fêtes d’anniversaire',
    parts: [
      { text: 'Fêtez votre anniversaire au cinéma, avec un film de notre programme et de quoi grignoter.' },
      {
        heading: 'Ce qui est compris',
        text: '- Un billet par enfant\n- Du popcorn et une boisson\n- [[Quoi d’autre : une table, un message à l’écran, une visite des coulisses]]',
      },
      {
        heading: 'Prix et nombre',
        text: '[[prix]] par enfant, à partir de [[nombre]] enfants. Un adulte accompagne chaque groupe de [[nombre]] enfants.',
      },
      {
        heading: 'Comment réserver',
        text: 'Écrivez-nous au moins [[nombre]] jours avant, avec le jour, le film et l’âge des enfants.',
      },
    ],
  },
  rules: {
    title: 'Règlement intérieur',
    parts: [
      { text: 'Pour que chacun profite du film, ces règles valent dans toutes nos salles.' },
      {
        heading: 'Dans la salle',
        text: '- Les téléphones sont muets et éteints.\n- Il est interdit de filmer ou de photographier l’écran.\n- Nourriture et boissons apportées : [[permises ou non]]\n- Il est interdit de fumer et de vapoter.',
      },
      {
        heading: 'Billets et âges',
        text: 'Gardez votre billet jusqu’à la fin de la séance. Si un film a un âge minimum, nous pouvons demander un justificatif.',
      },
      {
        heading: 'Objets trouvés',
        text: 'Ce qui a été trouvé est gardé [[nombre]] semaines : [[où demander]].',
      },
      {
        heading: 'Notre équipe',
        text: 'Suivez les demandes de notre équipe. Qui dérange les autres peut être prié de sortir, sans remboursement.',
      },
    ],
  },
}
