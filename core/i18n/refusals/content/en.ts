import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.menu_leads_nowhere': 'This leads nowhere yet. Choose a page or type an address.',
  'refusal.robot_proof_needed':
    'Your browser could not prove that no robot sends this. Please send it again; if that does not help, allow scripts on this page or call us.',
  'refusal.newsletter_link_over': 'This link is no longer valid. Subscribe again on the website.',
  'refusal.campaign_ordered':
    'This newsletter is on its way or sent: it can no longer be changed. Write a new one.',
  'refusal.campaign_empty': 'There is nothing in it yet. Write something first.',
  'refusal.campaign_not_running': 'This newsletter is not on its way, so there is nothing to stop.',
  'refusal.menu_too_deep':
    'A menu opens one level: put links, titles and lines under a menu, and menus into the bar.',
  'refusal.page_ends_first': 'It would end before it begins. Choose a later end.',
  'refusal.yearly_needs_days': 'Give both its first and its last day: they come back every year.',
  'refusal.automation_incomplete':
    'Something is still missing here for what this rule waits for or does. Fill it in.',
  'refusal.automation_needs_show':
    'This can only be done about a show. Let the rule wait for something of a show, or choose something else to do.',
  'refusal.automation_needs_time': 'A newsletter goes out again at times only. Let the rule wait for a time.',
  'refusal.automation_needs_voucher':
    'This can only be done about a voucher. Let the rule wait for a voucher that ends, or choose something else to do.',
  'refusal.signage_view_empty': 'There is nothing to show yet. Write some words or choose a picture.',
  'refusal.signage_spot_without_picture': 'Choose a picture for at least one kind of wall.',
  'refusal.page_has_blanks':
    'There is still something to fill in on this page, in double brackets like [[this]], in one of its languages. Fill it in or delete it, then publish.',
  'refusal.file_type': 'Choose a picture in JPEG, PNG, WebP or AVIF.',
  'refusal.file_too_large': 'This file is larger than {{megabytes}} MB. Save it smaller and try again.',
  'refusal.picture_unreadable':
    'This picture cannot be read: it is damaged or incomplete. Open it, save it anew as JPEG or PNG, and choose that one.',
  'refusal.picture_too_large':
    'This picture has more than {{megapixels}} megapixels. Save it smaller, for example 2000 by 3000 pixels, and try again.',
  'refusal.wallet_file_unreadable':
    'This is not the file that is asked for, or it is damaged. Download it again and choose that one.',
  'refusal.wallet_certificate_foreign':
    'This certificate was not made of the request from here, or it is not one for passes. Bring the request from here to Apple and choose the file that comes back.',
  'refusal.wallet_certificate_over': 'This certificate is over. Make a new request and bring it to Apple.',
  'refusal.wallet_issuer_foreign':
    'This is not the certificate of Apple that signed the other one. Apple’s page says beside it which it is, such as WWDR G4.',
} satisfies Partial<RefusalSentences>
