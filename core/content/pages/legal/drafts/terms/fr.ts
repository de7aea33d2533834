import type { LegalWords } from '../../legal-words.ts'

export const fr: LegalWords = {
  title: 'Conditions générales de vente',
  slug: 'conditions-generales',
  parts: [
    {
      heading: 'À quoi elles s’appliquent',
      text: 'Elles s’appliquent aux billets et aux bons que vous achetez auprès de {{trade}} sur ce site et à nos caisses. Le vendeur est [[raison sociale et adresse du vendeur]].',
    },
    {
      heading: 'Comment une commande se fait',
      text: 'Vous choisissez la séance, les places et les tarifs, et voyez le prix total avant de commander. En pressant le bouton de paiement, vous passez une commande ferme. Le contrat est conclu quand votre paiement est confirmé ; vous recevez alors les billets par e-mail et sur la page de votre achat. Vous pouvez commander en français, en allemand, en anglais et en néerlandais [[ne gardez que les langues proposées]].',
    },
    {
      heading: 'Prix et paiement',
      text: 'Les prix sont en euros, TVA comprise. Les frais de commande sont affichés avant le paiement. Vous payez par l’un des moyens proposés à ce moment.',
    },
    {
      heading: 'Billets et entrée',
      text: 'Chaque billet donne droit à une entrée pour une personne, à la séance et à la place indiquées. Présentez le code sur votre téléphone ou sur papier. Pour un tarif réduit, apportez le justificatif. [[Indiquez à partir de quand les retardataires ne sont plus admis, ou supprimez cette phrase.]]',
    },
    {
      heading: 'Âges',
      text: 'L’âge indiqué pour chaque film vaut à l’entrée. Nous pouvons demander un justificatif et n’admettons pas les personnes trop jeunes pour un film ; le prix n’est alors pas remboursé.',
    },
    {
      heading: 'Séance déplacée ou annulée',
      text: 'Si nous annulons ou déplaçons une séance, nous écrivons à l’adresse que vous avez donnée. Une séance annulée est remboursée ; pour une séance déplacée, vous pouvez rendre vos billets jusqu’à [[quand]].',
    },
    {
      heading: 'Rendre et échanger des billets',
      text: '[[Indiquez si vous reprenez ou échangez les billets, jusqu’à quand avant la séance et à quel prix.]] Vos droits en cas d’annulation restent entiers. Ce que la loi dit de la rétractation figure sur la page qui lui est consacrée.',
    },
    {
      heading: 'Cartes cadeaux et abonnements',
      text: 'Un bon est valable pendant la durée indiquée à l’achat et sur le bon lui-même. Il s’utilise à nos caisses et sur ce site. [[Indiquez ce qui vaut pour un bon perdu et s’il peut être remboursé.]]',
    },
    {
      heading: 'Règlement intérieur',
      text: 'Il est interdit de filmer ou d’enregistrer une séance. [[Autres règles de votre maison, par exemple sur la nourriture apportée et les téléphones]]',
    },
    {
      heading: 'Responsabilité',
      text: 'Nous répondons de nos fautes intentionnelles et lourdes, et des atteintes à la vie, au corps et à la santé, selon la loi. [[Faites relire cette section par votre avocat.]]',
    },
    {
      heading: 'Réclamations et droit applicable',
      text: 'Écrivez à {{email}}. Si nous ne trouvons pas de solution ensemble, vous pouvez saisir [[le médiateur de la consommation de notre pays]]. Le droit de [[pays]] s’applique ; comme consommateur, vous gardez la protection du droit du pays où vous habitez.',
    },
  ],
}
