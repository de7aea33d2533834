import type { mails as refusals } from '../../refusals/mails.ts'
import type { HandbookPlace } from '../contents.ts'

export const mails: Record<keyof typeof refusals, HandbookPlace | null> = {
  mail_sent_lately: null,
  mail_sent_enough: null,
  tickets_sent_just_now: null,
  tickets_sent_enough: null,
  mail_not_set_up: 'first-day#set-up',
  mail_failed: 'first-day#set-up',
}
