/** Mails, of one node alone. */
export type LetterTables = {
  /** Mails to send or sent; `about` as `OwedLetter` says. */
  letters: {
    kind:
      | 'bill'
      | 'return'
      | 'twice'
      | 'reset'
      | 'second_step'
      | 'cancelled'
      | 'moved'
      | 'message'
      | 'message_copy'
      | 'invoice'
      | 'subscription'
      | 'announcement'
      | 'voucher_ending'
      | 'voucher_gift'
      | 'automation_staff'
      | 'automation_report'
      | 'reminder'
      | 'reservation'
      | 'waiting_asked'
      | 'waiting_offer'
    about: string
    /** `held`: too many were ordered, so a person looks at it first. */
    state: 'waiting' | 'sent' | 'held'
    tries: number
    next_ms: number
  }
}
