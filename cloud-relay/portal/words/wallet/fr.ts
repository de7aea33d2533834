import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  wallet_lead:
    'Les acheteurs ajoutent alors leurs billets au wallet de leur téléphone d’une seule touche. Sans cela rien ne manque : la page de la commande et l’e-mail portent les codes.',
  wallet_apple: 'Apple Wallet',
  wallet_google: 'Google Wallet',
  wallet_apple_off: 'Pas configuré. Il faut un compte développeur chez Apple (payant chaque année).',
  wallet_apple_on: 'Configuré pour {{name}} (équipe {{team}}), valable jusqu’au {{day}}.',
  wallet_apple_over:
    'Le certificat a expiré le {{day}}. Les billets ne sont plus proposés pour le wallet ; faites une nouvelle demande.',
  wallet_step_request:
    'Enregistrez la demande et portez-la chez Apple, sous Certificates, pour un Pass Type à vous.',
  wallet_request: 'Enregistrer la demande',
  wallet_step_bring: 'Choisissez le certificat qu’Apple en a fait, et celui d’Apple à côté (WWDR).',
  wallet_certificate: 'Certificat pour billets (.cer)',
  wallet_issuer: 'Certificat d’Apple (.cer)',
  wallet_bring: 'Reprendre les deux',
  wallet_chosen: '{{file}} choisi',
  wallet_google_off: 'Pas configuré. Il faut un compte émetteur Google Wallet, qui est gratuit.',
  wallet_google_on: 'Configuré pour l’émetteur {{issuer}}, signé par {{account}}.',
  wallet_google_issuer: 'Numéro de l’émetteur',
  wallet_google_file: 'Fichier de clé du compte de service (.json)',
  wallet_save: 'Enregistrer',
  wallet_remove: 'Retirer',
  wallet_at_relay: 'Cela se configure dans le portail sur Internet.',
}
