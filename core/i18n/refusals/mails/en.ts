import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.tickets_sent_just_now':
    'These tickets were sent less than a minute ago. Wait a moment, then send them again.',
  'refusal.tickets_sent_enough':
    'These tickets were sent twenty times already. Open the PDF and hand it over another way.',
  'refusal.mail_sent_lately':
    'This mail was sent a moment ago. Look among unwanted mail too; in five minutes it can be sent again.',
  'refusal.mail_sent_enough':
    'This mail was sent several times already. Download the tickets here, or ask the cinema.',
  'refusal.mail_not_set_up': 'No mail server is set up. Enter one in the settings.',
  'refusal.mail_failed': 'The mail server did not accept the mail. Check the settings. It said: “{{cause}}”.',
} satisfies Partial<RefusalSentences>
