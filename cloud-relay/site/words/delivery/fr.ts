import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const fr: Sentences<keyof typeof en> = {
  delivery_to_mail: 'Envoyer la carte par e-mail à cette personne le jour de mon choix',
  delivery_to_mail_hint:
    'Vous recevez aussi le code. Une fois le paiement reçu, l’e-mail part le matin du jour choisi ; aussitôt, si c’est aujourd’hui.',
  delivery_email: 'E-mail du destinataire',
  delivery_day: 'Jour',
  delivery_day_hint: 'Entre le {{from}} et le {{until}}.',
  delivery_privacy: 'L’adresse ne sert qu’à cet e-mail.',
  delivery_unpaid: 'Une fois payée, cette carte est envoyée par e-mail à',
  delivery_goes: 'Cette carte part par e-mail le {{day}} au matin à',
  delivery_soon: 'Cette carte est en route vers',
  delivery_went: 'Cette carte est partie par e-mail le {{day}} à',
  delivery_forgotten:
    'L’adresse a été effacée : cette carte n’est plus envoyée. Vous pouvez encore la remettre vous-même.',
  delivery_now: 'Envoyer maintenant',
  delivery_correct: 'Corriger l’adresse',
  delivery_corrected: 'La carte part à l’adresse corrigée.',
  delivery_save: 'Enregistrer l’adresse',
  delivery_close: 'Ne rien changer',
}
