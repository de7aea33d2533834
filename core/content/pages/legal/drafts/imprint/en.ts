import type { LegalWords } from '../../legal-words.ts'

/** Who runs a website, as the law asks it to say: what is to be filled in stands in double brackets. Not a lawyer’s advice. */
export const en: LegalWords = {
  title: 'Imprint',
  slug: 'imprint',
  parts: [
    {
      heading: 'Who runs this website',
      text: '{{trade}}\n[[Legal name and form of the company]]\n[[Registered office: street, number, postcode, town, country]]',
    },
    {
      heading: 'How to reach us',
      text: 'Email: {{email}}\nPhone: {{phone}}',
    },
    {
      heading: 'Our cinemas',
      text: '{{cinemas}}',
    },
    {
      heading: 'Register and licence',
      text: '[[Trade register and number]]\nVAT number: {{vat}}\n[[Licence to trade and the authority that gave it; delete where none is needed]]',
    },
    {
      heading: 'Who represents the company',
      text: '[[First name and surname of the managers]]',
    },
    {
      heading: 'Responsible for what is written here',
      text: '[[First name and surname, address]]',
    },
    {
      heading: 'Who hosts this website',
      text: '[[Name, address and phone of the company whose server this runs on]]',
    },
    {
      heading: 'Complaints and disputes',
      text: 'Please write to us first: {{email}}. We answer within [[number]] working days.\n\nIf we find no solution together, you may turn to [[name and address of the consumer mediation body of our country]]. [[Say whether you take part in its procedure, and whether you must.]]',
    },
  ],
}
