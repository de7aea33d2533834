/** Passkeys. The other languages are typed by this file. */
export const en = {
  passkeys: 'Passkeys',
  passkeys_lead:
    'A passkey on your computer, phone or key signs you in by finger, face or PIN, without a password. It works at this address only, so nobody can be lured into giving it away.',
  passkeys_none: 'You have none.',
  passkeys_at_relay:
    'Passkeys belong to the portal’s address on the internet, so they are set and used there.',
  passkey_add: 'Add a passkey',
  passkey_name: 'What you call it',
  passkey_times: 'added {{added}}',
  passkey_used: 'added {{added}}, last used {{used}}',
  passkey_remove: 'Remove',
  passkey_remove_of: 'Remove: {{name}}',
  passkey_sign_in: 'Sign in with a passkey',
  passkey_cancelled: 'Nothing was signed: the browser was cancelled, or has no passkey for this address.',
  passkey_needed: 'Your cinema asks for more than a password. Sign in with your passkey.',
}
