import type { LegalWords } from '../../legal-words.ts'

/** What becomes of visitors’ data: what is to be filled in stands in double brackets. Not a lawyer’s advice. */
export const en: LegalWords = {
  title: 'Privacy',
  slug: 'privacy',
  parts: [
    {
      heading: 'Who is responsible',
      text: '{{trade}} runs this website and is responsible for your data.\n[[Legal name, postal address]]\nEmail: {{email}}, phone: {{phone}}\n[[Data protection officer, with how to reach them; delete where you need none]]',
    },
    {
      heading: 'When you buy tickets or vouchers',
      text: 'We keep your name and email address with your order, so that we can send you what you bought and help you if something goes wrong. Payment takes place on the page of the payment provider, [[name of the provider]]; we never see your card details. We need this for the contract with you (GDPR, article 6(1)(b)), and keep the order itself as long as tax law asks (article 6(1)(c)).',
    },
    {
      heading: 'When you write to us',
      text: 'We keep your message with your name, email address and phone number so that we can answer (article 6(1)(f): our interest in answering you).',
    },
    {
      heading: 'Newsletter',
      text: 'Only if you subscribe and confirm it (article 6(1)(a)). We keep your email address, your name if you gave it, and when and to what you agreed. Each newsletter has a link to unsubscribe. An address that is not confirmed within a week is erased; one that was unsubscribed after a month.',
    },
    {
      heading: 'On your device',
      text: 'We use no advertising and no tracking, and nothing is loaded from other companies. Your browser keeps only what the site needs to work: a security token, your open basket with what you typed until you close the tab, and which cinema, language and light you chose.',
    },
    {
      heading: 'Who receives data',
      text: 'The payment provider [[name, country]], and the companies that run our server and send our mail [[names, countries]]. They work on our behalf or for your payment only. Nothing is sold. [[If one of them is outside the European Union, say on what ground data is sent there.]]',
    },
    {
      heading: 'How long we keep it',
      text: 'Names and email addresses of buyers are erased [[number]] months after the show, or after the voucher has ended. What books must contain is kept for [[number]] years, as the law asks.',
    },
    {
      heading: 'Your rights',
      text: 'You may ask what we hold about you, have it corrected, erased, restricted or handed to you, object to its use, and withdraw a consent at any time. Write to {{email}}. You need not give us data, but without a name and an email address we cannot send you tickets. No decision about you is made by a machine alone.',
    },
    {
      heading: 'Complaints',
      text: 'You may complain to the data protection authority: [[name and address of the authority of our country]].',
    },
  ],
}
