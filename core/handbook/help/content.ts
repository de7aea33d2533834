import type { content as refusals } from '../../refusals/content.ts'
import type { HandbookPlace } from '../contents.ts'

export const content: Record<keyof typeof refusals, HandbookPlace | null> = {
  menu_leads_nowhere: 'trouble#form',
  menu_too_deep: 'trouble#form',
  page_ends_first: 'trouble#form',
  yearly_needs_days: 'trouble#form',
  automation_incomplete: 'set-up#automations',
  automation_needs_show: 'set-up#automations',
  automation_needs_time: 'set-up#automations',
  automation_needs_voucher: 'set-up#automations',
  signage_view_empty: 'trouble#form',
  signage_spot_without_picture: 'trouble#form',
  page_has_blanks: 'trouble#form',
  robot_proof_needed: null,
  newsletter_link_over: 'money#newsletter',
  campaign_ordered: 'money#newsletter',
  campaign_empty: 'money#newsletter',
  campaign_not_running: 'money#newsletter',
  file_type: 'trouble#form',
  file_too_large: 'trouble#form',
  picture_unreadable: 'trouble#form',
  picture_too_large: 'trouble#form',
  wallet_file_unreadable: 'money#wallet',
  wallet_certificate_foreign: 'money#wallet',
  wallet_certificate_over: 'money#wallet',
  wallet_issuer_foreign: 'money#wallet',
}
