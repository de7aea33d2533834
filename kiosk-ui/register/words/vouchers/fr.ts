import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  vouchers: 'Cartes & bons',
  voucher_code: 'Code de la carte ou du bon',
  voucher_code_how: 'Scannez le code ou tapez-le comme imprimé.',
  voucher_look: 'Chercher',
  voucher_accept: 'Accepter avec un responsable',
  voucher_sell: 'Vendre une carte ou un bon',
  voucher_turns_one: '{{count}} entrée',
  voucher_turns_other: '{{count}} entrées',
  voucher_left: 'entrées restantes sur {{turns}}',
  voucher_valid: 'Valable du {{from}} au {{until}}',
  voucher_valid_ever: 'Valable dès le {{from}}, sans limite',
  voucher_elsewhere_one: '{{count}} entrée se trouve ici : {{place}}.',
  voucher_elsewhere_other: '{{count}} entrées se trouvent ici : {{place}}.',
  voucher_elsewhere_next: 'Utilisables ici au retour de la connexion, ou avec l’accord d’un responsable.',
  voucher_twice:
    'Cette carte ou ce bon est déjà dans le panier : {{code}}. Choisissez-y combien d’entrées sont réglées.',
  voucher_use: 'Utiliser cette carte ou ce bon',
  card_exchange: 'Échanger contre une carte neuve',
  card_new_code: 'Code de la nouvelle carte',
  card_new_code_how: 'Scannez ou tapez le code de la nouvelle carte. Personne ne doit l’avoir utilisée.',
  card_move: 'Tout transférer',
  card_moved: 'Tout est sur la nouvelle carte : {{code}}. L’ancienne ne vaut plus rien ; gardez-la.',
  voucher_use_how:
    'Il règle les billets choisis tant qu’il reste des entrées. Suppléments (premium, 3D) en sus.',
  voucher_not_known: 'Carte ou bon inconnu ici',
  voucher_code_hint: 'Le code est imprimé sur le reçu.',
  debts_title: 'Entrées à régulariser',
  debts_how:
    'Clients entrés avec l’accord d’un responsable. Réglé automatiquement au retour de la connexion.',
  debt_allowed: 'accord de {{name}}',
  override_ask: 'Responsable',
  override_title: 'Accord d’un responsable',
  override_what_one:
    'Il faut {{count}} entrée du bon {{code}}. Si elle n’est pas disponible ici, elle est acceptée maintenant et réglée au retour de la connexion.',
  override_what_other:
    'Il faut {{count}} entrées du bon {{code}}. Celles qui ne sont pas disponibles ici sont acceptées maintenant et réglées au retour de la connexion.',
  override_nobody: 'Personne ici ne peut l’autoriser',
  override_nobody_next: 'Un responsable donne ce droit dans le portail.',
  override_someone: 'Quelqu’un d’autre',
  override_allow: 'Autoriser',
  override_done_one: '{{count}} entrée est autorisée. Encaissez de nouveau.',
  override_done_other: '{{count}} entrées sont autorisées. Encaissez de nouveau.',
  pay_voucher: 'Payé par carte cadeau ou bon',
  paid_voucher: 'Payé par carte cadeau ou bon',
}
