import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  passkeys: 'Passkeys',
  passkeys_lead:
    'Ein Passkey auf Computer, Telefon oder Schlüssel meldet Sie mit Finger, Gesicht oder PIN an, ohne Passwort. Er gilt nur an dieser Adresse, also kann ihn niemand herauslocken.',
  passkeys_none: 'Sie haben noch keinen.',
  passkeys_at_relay:
    'Passkeys gehören zur Adresse des Portals im Internet; dort werden sie eingerichtet und benutzt.',
  passkey_add: 'Passkey hinzufügen',
  passkey_name: 'Wie Sie ihn nennen',
  passkey_times: 'hinzugefügt {{added}}',
  passkey_used: 'hinzugefügt {{added}}, zuletzt benutzt {{used}}',
  passkey_remove: 'Entfernen',
  passkey_remove_of: 'Entfernen: {{name}}',
  passkey_sign_in: 'Mit einem Passkey anmelden',
  passkey_cancelled:
    'Es wurde nichts bestätigt: Der Browser hat abgebrochen oder hat keinen Passkey für diese Adresse.',
  passkey_needed: 'Ihr Kino verlangt mehr als ein Passwort. Melden Sie sich mit Ihrem Passkey an.',
}
