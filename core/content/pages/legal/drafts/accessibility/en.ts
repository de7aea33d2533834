import type { LegalWords } from '../../legal-words.ts'

/** The statement of accessibility: what is to be filled in stands in double brackets. Not a lawyer’s advice. */
export const en: LegalWords = {
  title: 'Accessibility',
  slug: 'accessibility',
  parts: [
    {
      heading: 'What this statement is about',
      text: '{{trade}} wants everybody to be able to choose a film and buy tickets here. This statement is about this website with its shop (Directive (EU) 2019/882, annex V).',
    },
    {
      heading: 'What you can do here',
      text: 'Read the programme, find shows and events, choose seats, buy tickets, gift cards and subscriptions, and open them again later. You can do all of it by keyboard, with a screen reader, with large letters and in a light or dark colouring; a seat can be chosen from a list as well as on the plan. Films tell their language and subtitles, and screens which access they have.',
    },
    {
      heading: 'How far it meets the requirements',
      text: 'We measure it by EN 301 549 and WCAG 2.2, level AA. [[Say by whom and on which day it was examined, and whether it meets them fully or in part.]]',
    },
    {
      heading: 'What does not work yet',
      text: '[[List what is known not to meet them, why, and what can be used instead: for instance pictures without a description, trailers without subtitles, or the payment provider’s page. Write “We know of nothing” only if somebody has looked.]]',
    },
    {
      heading: 'In our cinemas',
      text: '[[Wheelchair seats, lifts, hearing loops, audio description, free company: screen by screen, and whom to ask beforehand]]',
    },
    {
      heading: 'Tell us',
      text: 'If something keeps you out, write to {{email}} or call {{phone}}. We answer within [[number]] working days, and sell you your tickets by phone or mail meanwhile.',
    },
    {
      heading: 'Who watches over it',
      text: 'If our answer does not help, you may turn to [[name and address of the authority that watches over the accessibility of services in our country]].',
    },
    {
      heading: 'This statement',
      text: 'Written on [[date]], last looked through on [[date]].',
    },
  ],
}
