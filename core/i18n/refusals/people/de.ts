import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.last_admin':
    'Das ist die letzte Person, die alles darf. Geben Sie dieses Recht zuerst jemand anderem.',
  'refusal.last_notified':
    'Das ist die letzte Person, die Mails an die Leitung bekommt. Wählen Sie zuerst jemand anderen dafür aus.',
  'refusal.grants_more': 'Niemand kann Rechte vergeben, die er selbst nicht hat.',
  'refusal.token_stale': 'Diese Seite ist schon lange offen. Bitte neu laden.',
  'refusal.not_signed_in': 'Bitte zuerst anmelden.',
  'refusal.not_allowed': 'Ihre Rolle erlaubt das nicht. Fragen Sie die Leitung.',
  'refusal.login_failed': 'Das stimmt nicht. Prüfen Sie Ihre Eingabe.',
  'refusal.login_throttled': 'Zu viele Versuche. In {{seconds}} Sekunden wieder möglich.',
  'refusal.employee_unknown':
    'Diese Person steht nicht mehr auf der Liste. Sehen Sie die Liste noch einmal an.',
  'refusal.secret_weak': 'Das ist zu leicht zu erraten. Wählen Sie etwas ohne Reihen oder Wiederholungen.',
  'refusal.email_taken': 'Diese E-Mail-Adresse gehört schon jemand anderem. Wählen Sie eine andere.',
  'refusal.sign_in_over': 'Die Anmeldung hat zu lange gedauert. Bitte von vorn beginnen.',
  'refusal.second_step_there':
    'Es gibt schon einen zweiten Schritt. Entfernen Sie ihn zuerst und richten Sie dann einen anderen ein.',
  'refusal.second_step_at_relay':
    'Geben Sie im Kino einen Ihrer Wiederherstellungscodes ein. Codes der App gelten im Portal im Internet.',
  'refusal.password_there':
    'Diese Person hat schon ein Passwort. Senden Sie stattdessen einen Link für ein neues.',
  'refusal.portal_closed':
    'Das Portal ist zurzeit geschlossen, außer für alle, die Einstellungen verwalten. Fragen Sie dort nach.',
  'refusal.no_portal_access':
    'Diese Person darf sich nicht am Portal anmelden. Erlauben Sie es zuerst und speichern Sie.',
  'refusal.passkey_refused':
    'Dieser Passkey wurde nicht angenommen. Beginnen Sie noch einmal; er muss prüfen, wer Sie sind: mit Finger, Gesicht oder PIN.',
  'refusal.passkeys_full': 'Mehr Passkeys kann eine Person nicht haben. Entfernen Sie zuerst einen.',
  'refusal.reset_invalid': 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  'refusal.no_user_for_email':
    'Für diese Person ist keine E-Mail-Adresse bekannt. Geben Sie ihr zuerst ein Passwort.',
  'refusal.own_account': 'Sie können sich nicht selbst aussperren. Bitten Sie jemanden aus dem Team darum.',
  'refusal.set_at_relay': 'Das gilt auch für andere Kinos. Ändern Sie es im Portal im Internet.',
  'refusal.administrator_unknown':
    'Mit diesem Geheimnis verwaltet niemand diesen Server. Wer den Server betreibt, macht eines.',
  'refusal.administration_over':
    'Ihre Anmeldung in der Verwaltung ist abgelaufen. Melden Sie sich noch einmal an.',
  'refusal.second_step_there_needed':
    'Dort ist ein zweiter Schritt der Anmeldung nötig. Melden Sie sich dort eigens an, oder hier mit einem Code oder Passkey.',
}
