import type { LegalWords } from '../../legal-words.ts'

/** The right of withdrawal: what is to be filled in stands in double brackets. Not a lawyer’s advice. */
export const en: LegalWords = {
  title: 'Right of withdrawal',
  slug: 'withdrawal',
  parts: [
    {
      heading: 'Tickets',
      text: 'Tickets are for a leisure service at a fixed date and time. For those there is no right of withdrawal (Directive 2011/83/EU, article 16, point l). What we do of our own accord is in our terms.',
    },
    {
      heading: 'Gift cards and subscriptions',
      text: 'You may withdraw from the purchase of a gift card or subscription within 14 days without giving a reason. The time begins on the day of the purchase. [[Say what holds for a voucher that has been used in part.]]',
    },
    {
      heading: 'How to withdraw',
      text: 'Tell us clearly that you withdraw, by email to {{email}} or by letter to [[name and postal address]]. You may use the form below. It is enough that you send it before the time is over. [[Since 19 June 2026 a shop on a website must also offer a button to withdraw: say where yours is.]]',
    },
    {
      heading: 'What happens then',
      text: 'We pay back everything you paid, at the latest 14 days after we hear of your withdrawal, in the way you paid, at no cost to you. The voucher is void from then on.',
    },
    {
      heading: 'The form',
      text: 'To {{trade}}, [[postal address]], {{email}}:\n\nI withdraw from the contract for the purchase of the following voucher:\nOrdered on:\nOrder number:\nName:\nAddress:\nDate:\nSignature (only on paper):',
    },
  ],
}
