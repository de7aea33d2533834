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
    'Ni publicité ni traçage, et rien n’est chargé depuis d’autres sociétés avant que vous ne le demandiez. Votre navigateur ne garde que le nécessaire : un jeton de sécurité, votre panier et ce que vous avez saisi jusqu’à la fermeture de l’onglet et le cinéma, la langue et la lumière que vous avez choisis.',
  privacy_device_asked_words:
    'Votre navigateur garde le nécessaire : un jeton de sécurité, votre panier et ce que vous avez saisi jusqu’à la fermeture de l’onglet, le cinéma, la langue et la lumière que vous avez choisis, et votre réponse sur la mesure d’audience. Rien n’est chargé depuis d’autres sociétés sans votre accord.',
  privacy_tags: 'Mesure d’audience, seulement avec votre accord',
  privacy_tags_words:
    'Si vous l’acceptez, les pages chargent Google Tag Manager. Par ce moyen, des services comme Google Analytics apprennent quelles pages vous visitez, avec votre adresse IP et des informations sur votre navigateur, et peuvent déposer des cookies. D’une commande, ils apprennent le numéro, le film ou la carte cadeau, les prix et la somme ; jamais votre nom, votre adresse e-mail, vos places ni vos billets, et les pages des commandes elles-mêmes ne chargent rien. Si vous refusez, rien n’est chargé ni transmis. Votre réponse reste un an dans votre navigateur ; vous pouvez la changer à tout moment au bas de chaque page.',
  privacy_trailers: 'Bandes-annonces',
  privacy_trailers_words:
    'Certaines bandes-annonces sont lues par YouTube ou Vimeo. Rien n’en est chargé avant que vous n’appuyiez ; ils apprennent ensuite votre adresse IP et de quel film il s’agit, et peuvent garder quelque chose dans votre navigateur.',
  privacy_rights: 'Vos droits',
  privacy_rights_words:
    'Vous pouvez demander ce que nous conservons à votre sujet, le faire corriger ou effacer, et introduire une réclamation auprès de l’autorité de protection des données. Écrivez-nous :',
}
