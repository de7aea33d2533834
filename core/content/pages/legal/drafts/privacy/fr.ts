import type { LegalWords } from '../../legal-words.ts'

export const fr: LegalWords = {
  title: 'Protection des données',
  slug: 'vie-privee',
  parts: [
    {
      heading: 'Le responsable',
      text: '{{trade}} exploite ce site et est responsable de vos données.\n[[Raison sociale, adresse postale]]\nE-mail : {{email}}, téléphone : {{phone}}\n[[Délégué à la protection des données et comment le joindre ; à supprimer s’il n’en faut pas]]',
    },
    {
      heading: 'Quand vous achetez des billets ou des bons',
      text: 'Nous gardons votre nom et votre adresse e-mail avec votre commande, pour vous envoyer ce que vous avez acheté et vous aider en cas de problème. Le paiement se fait sur la page du prestataire [[nom du prestataire]] ; nous ne voyons jamais les données de votre carte. C’est nécessaire au contrat avec vous (RGPD, article 6, paragraphe 1, point b), et nous gardons la commande elle-même aussi longtemps que le droit fiscal l’exige (point c).',
    },
    {
      heading: 'Quand vous nous écrivez',
      text: 'Nous gardons votre message avec votre nom, votre adresse e-mail et votre numéro de téléphone pour pouvoir répondre (point f : notre intérêt à vous répondre).',
    },
    {
      heading: 'Infolettre',
      text: 'Seulement si vous vous inscrivez et le confirmez (point a). Nous gardons votre adresse e-mail, votre nom si vous l’avez donné, et quand et à quoi vous avez consenti. Chaque infolettre contient un lien de désinscription. Une adresse non confirmée dans la semaine est effacée ; une adresse désinscrite, après un mois.',
    },
    {
      heading: 'Sur votre appareil',
      text: 'Nous n’utilisons ni publicité ni suivi, et rien n’est chargé depuis d’autres entreprises. Votre navigateur ne garde que ce dont le site a besoin : un jeton de sécurité, votre panier ouvert avec ce que vous avez saisi jusqu’à la fermeture de l’onglet, et le cinéma, la langue et l’éclairage choisis.',
    },
    {
      heading: 'Qui reçoit des données',
      text: 'Le prestataire de paiement [[nom, pays]] et les entreprises qui exploitent notre serveur et envoient nos e-mails [[noms, pays]]. Elles travaillent pour notre compte ou pour votre seul paiement. Rien n’est vendu. [[Si l’une d’elles est hors de l’Union européenne, indiquez sur quelle base des données y sont envoyées.]]',
    },
    {
      heading: 'Combien de temps',
      text: 'Les noms et adresses e-mail des acheteurs sont effacés [[nombre]] mois après la séance ou la fin du bon. Ce que la comptabilité doit contenir est gardé [[nombre]] ans, comme la loi l’exige.',
    },
    {
      heading: 'Vos droits',
      text: 'Vous pouvez demander ce que nous détenons sur vous, le faire rectifier, effacer, limiter ou remettre, vous opposer à son usage et retirer un consentement à tout moment. Écrivez à {{email}}. Vous n’êtes pas tenu de nous donner des données, mais sans nom ni adresse e-mail nous ne pouvons pas envoyer de billets. Aucune décision vous concernant n’est prise par une machine seule.',
    },
    {
      heading: 'Réclamations',
      text: 'Vous pouvez introduire une réclamation auprès de l’autorité de protection des données : [[nom et adresse de l’autorité de notre pays]].',
    },
  ],
}
