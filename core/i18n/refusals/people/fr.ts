import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.last_admin':
    'C’est la dernière personne qui peut tout faire. Donnez d’abord ce droit à quelqu’un d’autre.',
  'refusal.last_notified':
    'C’est la dernière personne qui reçoit les e-mails de la direction. Choisissez d’abord quelqu’un d’autre.',
  'refusal.grants_more': 'Personne ne peut donner des droits qu’il n’a pas lui-même.',
  'refusal.token_stale': 'Cette page est ouverte depuis longtemps. Rechargez-la.',
  'refusal.not_signed_in': 'Veuillez d’abord vous connecter.',
  'refusal.not_allowed': 'Votre rôle ne le permet pas. Demandez à un responsable.',
  'refusal.login_failed': 'Ce n’est pas correct. Vérifiez votre saisie.',
  'refusal.login_throttled': 'Trop d’essais. Réessayez dans {{seconds}} secondes.',
  'refusal.employee_unknown': 'Cette personne n’est plus sur la liste. Consultez à nouveau la liste.',
  'refusal.secret_weak': 'C’est trop facile à deviner. Choisissez quelque chose sans suite ni répétition.',
  'refusal.email_taken':
    'Cette adresse e-mail est déjà utilisée par quelqu’un d’autre. Choisissez-en une autre.',
  'refusal.sign_in_over': 'La connexion a pris trop de temps. Recommencez.',
  'refusal.second_step_there':
    'Une deuxième étape existe déjà. Supprimez-la d’abord, puis configurez-en une autre.',
  'refusal.second_step_at_relay':
    'Au cinéma, saisissez l’un de vos codes de secours. Les codes de l’application servent dans le portail en ligne.',
  'refusal.password_there':
    'Cette personne a déjà un mot de passe. Envoyez plutôt un lien pour en choisir un nouveau.',
  'refusal.portal_closed':
    'Le portail est fermé pour l’instant, sauf à qui gère les réglages. Adressez-vous à eux.',
  'refusal.no_portal_access':
    'Cette personne ne peut pas se connecter au portail. Autorisez-la d’abord, puis enregistrez.',
  'refusal.passkey_refused':
    'Cette clé d’accès n’a pas pu être enregistrée. Recommencez ; elle doit vérifier qui vous êtes : doigt, visage ou code.',
  'refusal.passkeys_full': 'Une personne ne peut pas avoir plus de clés d’accès. Supprimez-en une d’abord.',
  'refusal.reset_invalid': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'refusal.no_user_for_email':
    'Aucune adresse e-mail n’est connue pour cette personne. Donnez-lui d’abord un mot de passe.',
  'refusal.own_account': 'Vous ne pouvez pas vous exclure vous-même. Demandez à un collègue.',
  'refusal.set_at_relay': 'Cela vaut aussi pour d’autres cinémas. Modifiez-le dans le portail en ligne.',
  'refusal.administrator_unknown':
    'Personne n’administre ce serveur avec ce secret. Demandez-en un à qui gère le serveur.',
  'refusal.administration_over': 'Votre session d’administration est terminée. Reconnectez-vous.',
  'refusal.second_step_there_needed':
    'Une deuxième étape de connexion y est nécessaire. Connectez-vous là-bas, ou ici avec un code ou une clé d’accès.',
}
