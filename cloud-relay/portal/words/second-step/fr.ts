import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  second_step: 'Deuxième étape',
  second_lead:
    'Un code d’une application de votre téléphone en plus du mot de passe : qui devine ou lit votre mot de passe n’entre pas pour autant.',
  second_on_one: 'Configurée. Il reste {{count}} code de secours.',
  second_on_other: 'Configurée. Il reste {{count}} codes de secours.',
  second_off: 'Non configurée : votre mot de passe suffit pour se connecter.',
  second_owed: 'Non configurée. Elle vous sera demandée à la prochaine connexion.',
  second_at_relay:
    'Cela se configure dans le portail sur Internet. Ici, au cinéma, vous vous connectez avec un code de secours.',
  second_set: 'Configurer une deuxième étape',
  second_remove: 'Supprimer la deuxième étape',
  second_next: 'Continuer',
  second_cancel: 'Annuler',
  second_missing: 'Remplissez d’abord tout.',
  second_scan:
    'Scannez ceci avec une application d’authentification sur votre téléphone, puis saisissez les six chiffres qu’elle affiche.',
  second_qr: 'Code QR de la clé',
  second_key: 'Ou saisissez la clé :',
  second_first_code: 'Le code affiché par l’application',
  second_confirm: 'Configurer',
  second_code_missing: 'Saisissez d’abord le code.',
  second_code: 'Code de l’application, ou un code de secours',
  second_recovery_code: 'Code de secours',
  second_title: 'Encore une étape',
  second_type:
    'Saisissez les six chiffres de votre application d’authentification. Sans votre téléphone, un code de secours suffit.',
  second_type_recovery: 'Ici, au cinéma, saisissez l’un de vos codes de secours. Chacun sert une fois.',
  second_owed_title: 'Configurer une deuxième étape',
  second_owed_lead: 'Votre cinéma la demande. Cela prend une minute, une seule fois.',
  codes_title: 'Gardez ces codes maintenant',
  codes_lead:
    'Chacun permet une connexion sans votre téléphone, et au cinéma sans Internet. Ils ne s’affichent que cette fois.',
  codes_copy: 'Copier',
  codes_copied: 'Copié',
  codes_save: 'Enregistrer dans un fichier',
  codes_done: 'Je les ai gardés',
  codes_renew: 'Nouveaux codes de secours',
  person_second: 'Cette personne a une deuxième étape ou une clé d’accès.',
  person_second_reset: 'Supprimer sa deuxième étape et ses clés',
}
