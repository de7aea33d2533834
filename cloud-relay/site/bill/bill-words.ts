import type { BillStatus } from '#core/database/statuses.ts'
import type { Tone } from '#ui/parts/Notice.tsx'
import type { Say } from '../say.ts'

/** A purchase's state in words: once refunded, money is no longer on its way. */
export function wordsOf(status: BillStatus, t: Say): { tone: Tone; title: string; text: string } {
  switch (status) {
    case 'settled':
      return { tone: 'ok', title: t('bill_settled'), text: t('bill_settled_words') }
    case 'pending':
    case 'paying':
      return { tone: 'info', title: t('bill_paying'), text: t('bill_paying_words') }
    case 'cancelled':
      return { tone: 'warn', title: t('bill_cancelled'), text: t('bill_cancelled_words') }
    case 'expired':
      return { tone: 'warn', title: t('bill_expired'), text: t('bill_expired_words') }
    case 'partially_refunded':
      return { tone: 'ok', title: t('bill_settled'), text: t('bill_partly_refunded_words') }
    case 'refunding':
      return { tone: 'warn', title: t('bill_refunded'), text: t('bill_refunded_words') }
    case 'refunded':
      return { tone: 'warn', title: t('bill_refunded'), text: t('bill_refunded_done_words') }
    default:
      return { tone: 'stop', title: t('bill_failed'), text: t('bill_failed_words') }
  }
}
