import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.last_admin': 'This is the last person who may do everything. Give somebody else that right first.',
  'refusal.last_notified':
    'This is the last person who gets mails for the management. Choose somebody else for them first.',
  'refusal.grants_more': 'Nobody can give rights they do not have themselves.',
  'refusal.token_stale': 'This page has been open for a long time. Please reload it.',
  'refusal.not_signed_in': 'Please sign in first.',
  'refusal.not_allowed': 'Your role does not allow this. Ask a manager.',
  'refusal.login_failed': 'This is not correct. Check what you entered.',
  'refusal.login_throttled': 'Too many tries. Try again in {{seconds}} seconds.',
  'refusal.employee_unknown': 'This person is not on the list any more. Look at the list again.',
  'refusal.secret_weak': 'This is too easy to guess. Choose something without sequences or repeats.',
  'refusal.email_taken': 'Somebody else already uses this email address. Choose another one.',
  'refusal.sign_in_over': 'Signing in took too long. Please start again.',
  'refusal.second_step_there': 'There is already a second step. Remove it first, then set up another one.',
  'refusal.second_step_at_relay':
    'In the cinema, enter one of your recovery codes. Codes of the app work in the portal on the internet.',
  'refusal.password_there': 'This person already has a password. Send a link to set a new one instead.',
  'refusal.portal_closed':
    'The portal is closed for now, except to those who manage the settings. Ask one of them.',
  'refusal.no_portal_access': 'This person may not sign in to the portal. Allow it first, and save.',
  'refusal.passkey_refused':
    'This passkey was not accepted. Start again; it must check who you are by finger, face or PIN.',
  'refusal.passkeys_full': 'One person cannot have more passkeys. Remove one first.',
  'refusal.reset_invalid': 'This link is no longer valid. Ask for a new one.',
  'refusal.no_user_for_email': 'There is no email address for this person. Give them a password first.',
  'refusal.own_account': 'You cannot lock yourself out. Ask a colleague to do it.',
  'refusal.set_at_relay': 'This also applies to other cinemas. Change it in the portal on the internet.',
  'refusal.administrator_unknown':
    'Nobody administers this server with that secret. Whoever runs the server makes one.',
  'refusal.administration_over': 'Your time as administrator is over. Sign in again.',
  'refusal.second_step_there_needed':
    'A second step of signing in is needed there. Sign in there separately, or here with a code or a passkey.',
} satisfies Partial<RefusalSentences>
