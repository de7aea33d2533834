import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  privacy_newsletter: 'Infolettre',
  privacy_newsletter_words:
    'Qui s’inscrit nous donne une adresse e-mail et, s’il le souhaite, un nom. Nous conservons quand et à quoi la personne a consenti, et envoyons l’infolettre jusqu’à sa désinscription. Une adresse non confirmée dans la semaine est effacée ; une adresse désinscrite l’est après un mois.',
  privacy_writing: 'Quand vous nous écrivez',
  privacy_writing_words:
    'Nous gardons votre message avec votre nom, votre adresse e-mail et votre téléphone pour vous répondre, et les effaçons après le même délai que pour les commandes.',
  privacy: 'Protection des données',
  privacy_who: 'Qui nous sommes',
  privacy_who_words: '{{exhibitor}} exploite ce site et est responsable de vos données.',
  privacy_buying: 'Quand vous achetez des billets',
  privacy_buying_words:
    'Nous conservons votre nom et votre adresse e-mail avec votre commande, pour vous envoyer les billets et vous aider en cas de problème. Le paiement se fait sur la page du prestataire de paiement ; nous ne voyons jamais les données de votre carte.',
  privacy_device: 'Sur votre appareil',
  privacy_device_words:
    'Ni publicité ni traçage, et rien n’est chargé depuis d’autres sociétés. Votre navigateur ne garde que le nécessaire : un jeton de sécurité, votre panier et ce que vous avez saisi jusqu’à la fermeture de l’onglet et le cinéma, la langue et la lumière que vous avez choisis.',
  privacy_rights: 'Vos droits',
  privacy_rights_words:
    'Vous pouvez demander ce que nous conservons à votre sujet, le faire corriger ou effacer, et introduire une réclamation auprès de l’autorité de protection des données. Écrivez-nous :',
}
