import { en as admission } from './admission/en.ts'
import { en as cash } from './cash/en.ts'
import { en as content } from './content/en.ts'
import { en as devices } from './devices/en.ts'
import { en as fields } from './fields/en.ts'
import { en as invoices } from './invoices/en.ts'
import { en as mails } from './mails/en.ts'
import { en as nodes } from './nodes/en.ts'
import { en as people } from './people/en.ts'
import { en as planning } from './planning/en.ts'
import { en as reports } from './reports/en.ts'
import { en as reservations } from './reservations/en.ts'
import { en as selling } from './selling/en.ts'
import { en as terminals } from './terminals/en.ts'
import { en as vouchers } from './vouchers/en.ts'
import type { RefusalSentences } from './refusal-sentences.ts'

/** The canon: a refusal without its sentence does not compile, here or in the other languages. */
export const en: RefusalSentences = {
  ...admission,
  ...cash,
  ...content,
  ...devices,
  ...fields,
  ...invoices,
  ...mails,
  ...nodes,
  ...people,
  ...planning,
  ...reports,
  ...reservations,
  ...selling,
  ...terminals,
  ...vouchers,
  'refusal.invalid_input': 'Please check the marked fields.',
  'refusal.not_found': 'This does not exist here. Check the address.',
  'refusal.host_unknown': 'There is no cinema at this address. Check the address.',
  'refusal.https_needed': 'This box answers other devices by its secure address only: {{address}}.',
  'refusal.host_unexpected':
    'This machine is not called {{host}}. Open it by its own address; a name of your own goes into the setting FOYER_HOSTS.',
  'refusal.request_reused': 'This was already used for something else. Please start again.',
  'refusal.setting_elsewhere': 'This is the same for all cinemas. Change it for the company.',
  'refusal.too_many_requests': 'Too many requests. Wait a moment and try again.',
  'refusal.module_inactive': 'This module is not activated for your account. Please contact your provider.',
  'refusal.not_offered': 'This is not sold here at the moment. A manager can change it in the settings.',
  'refusal.module_off': 'Tickets cannot be bought here at the moment. Please ask at the box office.',
  'refusal.record_unknown': 'This is not known here. Look at the list again.',
  'refusal.record_deleted': 'This was deleted in the meantime and can no longer be changed.',
  'refusal.changed_since': 'Somebody has changed this in the meantime. Check what it says now.',
  'refusal.nothing_before': 'There is no earlier version to go back to.',
  'refusal.still_used': 'This is still in use and cannot be deleted. “Used in” shows where.',
  'refusal.record_built_in':
    'This is there from the beginning and cannot be deleted. Change its name, or leave it unused.',
  'refusal.entry_unknown': 'This has been dealt with in the meantime. Look at the list again.',
  'refusal.training_over': 'Training is over. What is sold is real, and stays so.',
  'refusal.training_changed':
    'Training has started or ended in the meantime. Reload the page and start again.',
  'refusal.internal': 'Something went wrong on our side. Please try again in a moment.',
}
