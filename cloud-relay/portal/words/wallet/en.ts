/** Setting up tickets for the wallets of telephones. The other languages are typed by this file. */
export const en = {
  wallet_lead:
    'Buyers then add their tickets to the wallet of their phone with one tap. Without it nothing is missing: the page of the order and the mail have the codes.',
  wallet_apple: 'Apple Wallet',
  wallet_google: 'Google Wallet',
  wallet_apple_off: 'Not set up. It needs an Apple developer account (Apple asks a yearly fee for it).',
  wallet_apple_on: 'Set up for {{name}} (team {{team}}), good until {{day}}.',
  wallet_apple_over:
    'The certificate ended on {{day}}. Tickets are no longer offered as passes; make a new request.',
  wallet_step_request:
    'Save the request and bring it to Apple, under Certificates, for a pass type of your own.',
  wallet_request: 'Save the request',
  wallet_step_bring: 'Choose the certificate that Apple made of it, and Apple’s own beside it (WWDR).',
  wallet_certificate: 'Certificate for passes (.cer)',
  wallet_issuer: 'Apple’s certificate (.cer)',
  wallet_bring: 'Bring both',
  wallet_chosen: '{{file}} chosen',
  wallet_google_off: 'Not set up. It needs a Google Wallet issuer account, which costs nothing.',
  wallet_google_on: 'Set up for issuer {{issuer}}, signed by {{account}}.',
  wallet_google_issuer: 'Number of the issuer',
  wallet_google_file: 'Key file of the service account (.json)',
  wallet_save: 'Save',
  wallet_remove: 'Remove',
  wallet_at_relay: 'This is set up in the portal on the internet.',
}
