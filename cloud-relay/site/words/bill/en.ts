/** What became of an order, at the head of its page. The other languages are typed by this file. */
export const en = {
  bill_show_cancelled_words:
    'If your money is not on its way back yet, the box office exchanges or refunds these tickets.',
  bill_settled: 'Enjoy the film!',
  bill_settled_words: 'Paid. We have also sent your tickets by email.',
  bill_paying: 'Payment in progress',
  bill_paying_words: 'Your seats are reserved. This page updates automatically.',
  bill_cancelled: 'Payment cancelled',
  bill_cancelled_words: 'Nothing was charged. While your seats are free you can pay for them again.',
  bill_expired: 'Payment expired',
  bill_expired_words:
    'The time for paying ran out and nothing was charged. While your seats are free you can pay for them again.',
  bill_refunded: 'Refunded',
  bill_partly_refunded_words: 'Part of this order was refunded. The tickets below are still valid.',
  bill_refunded_words: 'This order was refunded. The money is on its way back to you.',
  bill_refunded_done_words:
    'This order was refunded the way you paid. Depending on your bank you see the money within a few days.',
  bill_failed: 'Payment failed',
  bill_failed_words: 'The payment did not go through. While your seats are free you can try again.',
  bill_voucher: 'Your card is ready',
  bill_voucher_words: 'Paid. Keep this code safe: whoever has it can use it.',
  bill_voucher_paying_words:
    'Your bank has not confirmed the payment yet. The code appears here as soon as it has.',
  bill_voucher_refunded: 'The card was cancelled',
  bill_paid_twice: 'You paid twice. {{price}} is on its way back to you.',
  bill_paid_twice_done: 'You paid twice. {{price}} was refunded.',
  cancel_waits:
    'We have asked to stop the payment. Until that is confirmed, your seats stay reserved for you.',
  sent_to: 'Your tickets were sent to',
  send_again: 'Send again',
  sent_again: 'Sent again. Look among unwanted mail too.',
  voucher_sent_to: 'The code was sent to',
  codes_hint: 'Show these at the door. Tap one to make it large.',
  code_of: 'Code of the ticket {{ticket}}',
  code_large: 'Make it large',
  code_before: 'Previous',
  code_next: 'Next ticket',
  download_tickets_one: 'Download ticket (PDF)',
  download_tickets_other: 'Download tickets (PDF)',
  download_voucher: 'Download and print (PDF)',
  download_receipt: 'Receipt (PDF)',
  add_to_calendar: 'Add to calendar',
} as const
