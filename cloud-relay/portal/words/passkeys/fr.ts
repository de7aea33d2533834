import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  passkeys: 'Clés d’accès',
  passkeys_lead:
    'Une clé d’accès sur votre ordinateur, téléphone ou clé vous connecte par doigt, visage ou code, sans mot de passe. Elle ne vaut qu’à cette adresse : personne ne peut vous la soutirer.',
  passkeys_none: 'Vous n’en avez aucune.',
  passkeys_at_relay:
    'Les clés d’accès sont liées à l’adresse du portail sur Internet ; c’est là qu’on les crée et les utilise.',
  passkey_add: 'Ajouter une clé d’accès',
  passkey_name: 'Le nom que vous lui donnez',
  passkey_times: 'ajoutée {{added}}',
  passkey_used: 'ajoutée {{added}}, dernière utilisation {{used}}',
  passkey_remove: 'Supprimer',
  passkey_remove_of: 'Supprimer : {{name}}',
  passkey_sign_in: 'Se connecter avec une clé d’accès',
  passkey_cancelled:
    'Rien n’a été confirmé : le navigateur a annulé, ou n’a pas de clé d’accès pour cette adresse.',
  passkey_needed: 'Votre cinéma demande plus qu’un mot de passe. Connectez-vous avec votre clé d’accès.',
}
