import { isPaid, type BillStatus } from '#core/database/statuses.ts'
import type { Tone } from '#ui/parts/Notice.tsx'
import type { Translate } from '#core/i18n/translate.ts'
import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/bill/de.ts'
import { en } from '../words/bill/en.ts'
import { fr } from '../words/bill/fr.ts'
import { nl } from '../words/bill/nl.ts'

type BillSay = Translate<keyof typeof en>

/** What became of an order: it comes with its page, since the first load of the others has no room for it. */
export function useBillWords(): BillSay {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}

type Words = { tone: Tone; title: string; text: string }

/** The same of a purchase of vouchers: nobody is wished a good film, and their codes stand on the page. */
export function wordsOfVouchers(status: BillStatus, count: number, t: BillSay): Words {
  const many = count > 1
  const words = wordsOfStatus(status, t)
  switch (status) {
    case 'settled':
    case 'partially_refunded':
      return {
        tone: 'ok',
        title: t(many ? 'bill_vouchers' : 'bill_voucher'),
        text: t(keepingThem(status, many)),
      }
    case 'pending':
    case 'paying':
      return { ...words, text: t('bill_voucher_paying_words') }
    case 'refunding':
    case 'refunded':
      return { ...words, title: t(many ? 'bill_vouchers_refunded' : 'bill_voucher_refunded') }
    default:
      return words
  }
}

function keepingThem(status: BillStatus, many: boolean) {
  if (!many) return 'bill_voucher_words'
  return status === 'settled' ? 'bill_vouchers_words' : 'bill_vouchers_partly'
}

/**
 * A purchase's state in words: once refunded, money is no longer on its way; and nobody is wished a good film that is
 * not shown.
 *
 * @param title the sentence that its show was cancelled, where it was
 */
export function wordsOf(status: BillStatus, t: BillSay, title: string | null = null): Words {
  const words = wordsOfStatus(status, t)
  if (title === null) return words
  if (status === 'refunding' || status === 'refunded') return { ...words, title }
  if (isPaid(status)) return { tone: 'warn', title, text: t('bill_show_cancelled_words') }
  return words
}

function wordsOfStatus(status: BillStatus, t: BillSay): Words {
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
