import type { LegalWords } from '../../legal-words.ts'

export const fr: LegalWords = {
  title: 'Droit de rétractation',
  slug: 'retractation',
  parts: [
    {
      heading: 'Billets',
      text: 'Les billets portent sur un service de loisirs à une date et une heure fixes. Ils ne donnent pas de droit de rétractation (directive 2011/83/UE, article 16, point l). Ce que nous offrons de nous-mêmes figure dans nos conditions générales.',
    },
    {
      heading: 'Cartes cadeaux et abonnements',
      text: 'Vous pouvez vous rétracter de l’achat d’une carte cadeau ou d’un abonnement dans les 14 jours, sans donner de motif. Le délai commence le jour de l’achat. [[Indiquez ce qui vaut pour un bon utilisé en partie.]]',
    },
    {
      heading: 'Comment vous rétracter',
      text: 'Dites-nous clairement que vous vous rétractez, par e-mail à {{email}} ou par lettre à [[nom et adresse postale]]. Vous pouvez utiliser le formulaire ci-dessous. Il suffit de l’envoyer avant la fin du délai. [[Depuis le 19 juin 2026, une boutique en ligne doit aussi offrir un bouton de rétractation : indiquez où se trouve le vôtre.]]',
    },
    {
      heading: 'Ce qui se passe ensuite',
      text: 'Nous remboursons tout ce que vous avez payé, au plus tard 14 jours après avoir appris votre rétractation, par le même moyen et sans frais pour vous. Le bon n’est alors plus valable.',
    },
    {
      heading: 'Le formulaire',
      text: 'À {{trade}}, [[adresse postale]], {{email}} :\n\nJe me rétracte du contrat portant sur l’achat du bon suivant :\nCommandé le :\nNuméro de commande :\nNom :\nAdresse :\nDate :\nSignature (sur papier seulement) :',
    },
  ],
}
