import type { LegalWords } from '../../legal-words.ts'

export const fr: LegalWords = {
  title: 'Mentions légales',
  slug: 'mentions-legales',
  parts: [
    {
      heading: 'L’éditeur de ce site',
      text: '{{trade}}\n[[Raison sociale et forme juridique]]\n[[Siège social : rue, numéro, code postal, localité, pays]]',
    },
    {
      heading: 'Nous joindre',
      text: 'E-mail : {{email}}\nTéléphone : {{phone}}',
    },
    {
      heading: 'Nos cinémas',
      text: '{{cinemas}}',
    },
    {
      heading: 'Registre et autorisation',
      text: '[[Registre de commerce et numéro]]\nNuméro de TVA : {{vat}}\n[[Autorisation d’établissement et autorité qui l’a délivrée ; à supprimer s’il n’en faut pas]]',
    },
    {
      heading: 'Représentants de la société',
      text: '[[Prénom et nom des gérants]]',
    },
    {
      heading: 'Responsable de la publication',
      text: '[[Prénom et nom, adresse]]',
    },
    {
      heading: 'L’hébergeur de ce site',
      text: '[[Nom, adresse et téléphone de la société dont le serveur héberge le site]]',
    },
    {
      heading: 'Réclamations et litiges',
      text: 'Écrivez-nous d’abord : {{email}}. Nous répondons dans les [[nombre]] jours ouvrables.\n\nSi nous ne trouvons pas de solution ensemble, vous pouvez saisir [[nom et adresse du médiateur de la consommation de notre pays]]. [[Indiquez si vous participez à sa procédure et si vous y êtes tenu.]]',
    },
  ],
}
