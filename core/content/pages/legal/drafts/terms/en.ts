import type { LegalWords } from '../../legal-words.ts'

/** Terms of buying: what is to be filled in stands in double brackets. Not a lawyer’s advice. */
export const en: LegalWords = {
  title: 'Terms and conditions',
  slug: 'terms',
  parts: [
    {
      heading: 'What these terms are for',
      text: 'They hold for tickets and vouchers that you buy from {{trade}} on this website and at our box offices. [[Legal name and address of the seller]] is the seller.',
    },
    {
      heading: 'How an order is made',
      text: 'You choose the show, the seats and the rates, and see the whole price before you order. By pressing the button to pay you make a binding order. The contract is made when your payment is confirmed; you then receive the tickets by email and on the page of your purchase. You can order in English, German, French and Dutch [[keep only the languages you offer]].',
    },
    {
      heading: 'Prices and payment',
      text: 'Prices are in euros and include VAT. Fees for ordering are shown before you pay. You pay with one of the methods offered at the checkout.',
    },
    {
      heading: 'Tickets and admission',
      text: 'Each ticket admits one person once to the show and the seat it names. Show its code on your phone or on paper. Whoever uses a reduced rate brings the proof. [[Say from when on latecomers are no longer admitted, or delete this sentence.]]',
    },
    {
      heading: 'Ages',
      text: 'The age given with each film holds at the door. We may ask for proof of age, and do not admit whoever is too young for a film; the price is not refunded then.',
    },
    {
      heading: 'When a show is changed or called off',
      text: 'If we call off a show or move it, we write to the address you gave. For a show that does not take place you get your money back; for one that was moved you may give your tickets back until [[when]].',
    },
    {
      heading: 'Giving back and exchanging tickets',
      text: '[[Say whether you take back or exchange tickets, until when before the show, and what it costs.]] Your rights when a show is called off are not affected. What the law says about withdrawal is on the page about it.',
    },
    {
      heading: 'Gift cards and subscriptions',
      text: 'A voucher is valid as long as is said when it is bought and on the voucher itself. It can be used at our box offices and on this website. [[Say what happens to a voucher that is lost, and whether it can be paid out.]]',
    },
    {
      heading: 'House rules',
      text: 'Filming and recording a show is forbidden. [[Other rules of your house, such as food from outside and telephones]]',
    },
    {
      heading: 'What we answer for',
      text: 'We answer for what we do wilfully or through gross negligence, and for injury to life, body or health, as the law says. [[Have your lawyer read this section.]]',
    },
    {
      heading: 'Complaints, and the law that holds',
      text: 'Write to {{email}}. If we find no solution together, you may turn to [[the consumer mediation body of our country]]. The law of [[country]] holds; as a consumer you keep the protection of the law of the country you live in.',
    },
  ],
}
