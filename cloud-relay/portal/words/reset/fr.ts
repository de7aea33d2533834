import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  reset_forgot: 'Mot de passe oublié ?',
  reset_title: 'Un nouveau mot de passe',
  reset_lead: 'Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  reset_ask: 'Envoyer un lien',
  reset_asked:
    'Si cette adresse permet de se connecter ici, un lien lui a été envoyé. Regardez dans votre messagerie.',
  reset_back: 'Retour à la connexion',
  reset_pin_title: 'Un nouveau code PIN',
  reset_secret: 'Nouveau mot de passe',
  reset_secret_again: 'Encore une fois le même',
  reset_pin_new: 'Nouveau code PIN, 4 à 6 chiffres',
  reset_save: 'Enregistrer',
  reset_done: 'C’est fait. Vous pouvez maintenant vous connecter.',
  reset_pin_done: 'C’est fait. Utilisez-le aux caisses et aux scanners de votre cinéma.',
  person_first_send: 'Envoyer un lien pour le premier mot de passe',
  person_first_lead: 'La personne le choisit elle-même, dans la semaine. Personne d’autre ne le connaît.',
  person_first_language: 'Langue de l’e-mail',
  person_first_sent:
    'Un lien pour le premier mot de passe est en route vers {{to}}. Il est valable une semaine.',
  person_first_no_mail:
    'L’e-mail n’est pas encore configuré, aucun lien ne peut donc partir : choisissez vous-même un mot de passe, ou configurez l’e-mail dans les réglages.',
  person_first_self: 'Choisir soi-même un mot de passe',
  person_first_missing: 'Saisissez d’abord l’e-mail.',
  person_first_waits:
    'Un lien pour le premier mot de passe a été envoyé à {{email}} ; aucun n’a encore été choisi.',
  person_mail_link: 'Envoyer un lien pour le mot de passe',
  person_mail_pin_link: 'Envoyer un lien pour le code PIN',
  person_link_sent: 'Un lien est en route vers {{to}}.',
}
