import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  passkeys: 'Passkeys',
  passkeys_lead:
    'Een passkey op je computer, telefoon of sleutel log je in met vinger, gezicht of pincode, zonder wachtwoord. Hij werkt alleen op dit adres, dus niemand kan hem je ontfutselen.',
  passkeys_none: 'Je hebt er geen.',
  passkeys_at_relay:
    'Passkeys horen bij het adres van het portaal op internet; daar stel je ze in en gebruik je ze.',
  passkey_add: 'Passkey toevoegen',
  passkey_name: 'Hoe je hem noemt',
  passkey_times: 'toegevoegd {{added}}',
  passkey_used: 'toegevoegd {{added}}, laatst gebruikt {{used}}',
  passkey_remove: 'Verwijderen',
  passkey_remove_of: 'Verwijderen: {{name}}',
  passkey_sign_in: 'Inloggen met een passkey',
  passkey_cancelled: 'Er is niets bevestigd: de browser is afgebroken, of heeft geen passkey voor dit adres.',
  passkey_needed: 'Je bioscoop vraagt meer dan een wachtwoord. Log in met je passkey.',
}
