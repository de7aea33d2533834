import type { LegalWords } from '../../legal-words.ts'

export const fr: LegalWords = {
  title: 'Accessibilité',
  slug: 'accessibilite',
  parts: [
    {
      heading: 'L’objet de cette déclaration',
      text: '{{trade}} souhaite que chacun puisse choisir un film et acheter des billets ici. Cette déclaration porte sur ce site et sa boutique (directive (UE) 2019/882, annexe V).',
    },
    {
      heading: 'Ce que vous pouvez faire ici',
      text: 'Lire le programme, trouver des séances et des événements, choisir des places, acheter des billets, des cartes cadeaux et des abonnements, et les rouvrir plus tard. Tout se fait au clavier, avec un lecteur d’écran, en grands caractères et en affichage clair ou sombre ; une place se choisit aussi dans une liste, sans le plan. Les films indiquent leur langue et leurs sous-titres, les salles leurs accès.',
    },
    {
      heading: 'Le niveau atteint',
      text: 'Nous le mesurons à la norme EN 301 549 et aux WCAG 2.2, niveau AA. [[Indiquez qui l’a examiné et à quelle date, et si le site y répond entièrement ou en partie.]]',
    },
    {
      heading: 'Ce qui ne fonctionne pas encore',
      text: '[[Indiquez ce qui n’y répond pas, pourquoi et quelle autre solution existe : par exemple des images sans description, des bandes-annonces sans sous-titres ou la page du prestataire de paiement. N’écrivez « Rien à notre connaissance » que si quelqu’un a vérifié.]]',
    },
    {
      heading: 'Dans nos cinémas',
      text: '[[Places pour fauteuils roulants, ascenseurs, boucles magnétiques, audiodescription, accompagnement gratuit : salle par salle, et à qui s’adresser avant]]',
    },
    {
      heading: 'Dites-le-nous',
      text: 'Si quelque chose vous gêne, écrivez à {{email}} ou appelez le {{phone}}. Nous répondons dans les [[nombre]] jours ouvrables et vous vendons vos billets par téléphone ou par e-mail en attendant.',
    },
    {
      heading: 'L’autorité de contrôle',
      text: 'Si notre réponse ne suffit pas, vous pouvez saisir [[nom et adresse de l’autorité qui veille à l’accessibilité des services dans notre pays]].',
    },
    {
      heading: 'Cette déclaration',
      text: 'Établie le [[date]], revue pour la dernière fois le [[date]].',
    },
  ],
}
