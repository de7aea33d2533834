/** Setting a secret by a mailed link. The other languages are typed by this file. */
export const en = {
  reset_forgot: 'Forgotten your password?',
  reset_title: 'A new password',
  reset_lead: 'We mail you a link to set a new password.',
  reset_ask: 'Mail me a link',
  reset_asked: 'If this address may sign in here, a link is on its way to it. Look into your mailbox.',
  reset_back: 'Back to signing in',
  reset_pin_title: 'A new PIN',
  reset_secret: 'New password',
  reset_secret_again: 'The same again',
  reset_pin_new: 'New PIN, 4 to 6 digits',
  reset_save: 'Set it',
  reset_done: 'It is set. You can sign in with it now.',
  reset_pin_done: 'It is set. Use it at the registers and scanners of your cinema.',
  person_first_send: 'Mail a link for the first password',
  person_first_lead: 'They choose it themselves, within a week. Nobody else ever knows it.',
  person_first_language: 'Language of the mail',
  person_first_sent: 'A link for the first password is on its way to {{to}}. It works for a week.',
  person_first_no_mail:
    'Mail is not set up yet, so no link can be sent: set a password yourself, or set up mail in the settings.',
  person_first_self: 'Set a password yourself',
  person_first_missing: 'Type the email first.',
  person_first_waits:
    'A link for the first password was mailed to {{email}}, and no password was set with it yet.',
  person_mail_link: 'Mail a link to set the password',
  person_mail_pin_link: 'Mail a link to set the PIN',
  person_link_sent: 'A link is on its way to {{to}}.',
}
