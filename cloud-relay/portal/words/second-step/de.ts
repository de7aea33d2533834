import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  second_step: 'Zweiter Schritt',
  second_lead:
    'Ein Code einer App auf Ihrem Telefon neben dem Passwort: Wer Ihr Passwort errät oder liest, kommt trotzdem nicht hinein.',
  second_on_one: 'Eingerichtet. {{count}} Wiederherstellungscode ist übrig.',
  second_on_other: 'Eingerichtet. {{count}} Wiederherstellungscodes sind übrig.',
  second_off: 'Nicht eingerichtet: Ihr Passwort allein meldet Sie an.',
  second_owed: 'Nicht eingerichtet. Bei der nächsten Anmeldung werden Sie darum gebeten.',
  second_at_relay:
    'Das wird im Portal im Internet eingerichtet. Hier im Kino melden Sie sich mit einem Wiederherstellungscode an.',
  second_set: 'Zweiten Schritt einrichten',
  second_remove: 'Zweiten Schritt entfernen',
  second_next: 'Weiter',
  second_cancel: 'Abbrechen',
  second_missing: 'Füllen Sie zuerst alles aus.',
  second_scan:
    'Scannen Sie das mit einer Authenticator-App auf Ihrem Telefon und geben Sie die sechs Ziffern ein, die sie zeigt.',
  second_qr: 'QR-Code des Schlüssels',
  second_key: 'Oder geben Sie den Schlüssel ein:',
  second_first_code: 'Der Code, den die App jetzt zeigt',
  second_confirm: 'Einrichten',
  second_code_missing: 'Geben Sie zuerst den Code ein.',
  second_code: 'Code der App oder ein Wiederherstellungscode',
  second_recovery_code: 'Wiederherstellungscode',
  second_title: 'Noch ein Schritt',
  second_type:
    'Geben Sie die sechs Ziffern Ihrer Authenticator-App ein. Ohne Ihr Telefon hilft ein Wiederherstellungscode.',
  second_type_recovery: 'Geben Sie hier im Kino einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.',
  second_owed_title: 'Einen zweiten Schritt einrichten',
  second_owed_lead: 'Ihr Kino verlangt ihn. Es dauert eine Minute, einmal.',
  codes_title: 'Bewahren Sie diese Codes jetzt auf',
  codes_lead:
    'Jeder meldet Sie einmal an, wenn Ihr Telefon nicht da ist, und im Kino ohne Internet. Sie werden nur dieses eine Mal gezeigt.',
  codes_copy: 'Kopieren',
  codes_copied: 'Kopiert',
  codes_save: 'Als Datei speichern',
  codes_done: 'Ich habe sie aufbewahrt',
  codes_renew: 'Neue Wiederherstellungscodes',
  person_second: 'Diese Person hat einen zweiten Schritt oder einen Passkey.',
  person_second_reset: 'Zweiten Schritt und Passkeys entfernen',
}
