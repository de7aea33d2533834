import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const de: Sentences<keyof typeof en> = {
  delivery_to_mail: 'Den Gutschein an einem Tag meiner Wahl an diese Person mailen',
  delivery_to_mail_hint:
    'Den Code bekommen auch Sie. Sobald das Geld da ist, geht die E-Mail am Morgen dieses Tages hinaus, für heute sofort.',
  delivery_email: 'E-Mail der beschenkten Person',
  delivery_day: 'Tag',
  delivery_day_hint: 'Zwischen {{from}} und {{until}}.',
  delivery_privacy: 'Die Adresse wird nur für diese E-Mail verwendet.',
  delivery_unpaid: 'Sobald er bezahlt ist, geht dieser Gutschein an',
  delivery_goes: 'Dieser Gutschein geht am Morgen des {{day}} per E-Mail an',
  delivery_soon: 'Dieser Gutschein ist unterwegs an',
  delivery_went: 'Dieser Gutschein ging am {{day}} per E-Mail an',
  delivery_forgotten:
    'Die Adresse wurde gelöscht: Dieser Gutschein wird nicht mehr gemailt. Sie können ihn weiterhin selbst weitergeben.',
  delivery_now: 'Jetzt senden',
  delivery_correct: 'Adresse berichtigen',
  delivery_corrected: 'Der Gutschein geht an die berichtigte Adresse.',
  delivery_save: 'Adresse speichern',
  delivery_close: 'So lassen',
}
