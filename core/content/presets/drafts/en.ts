import type { ReadyMade, ReadyMadeWords } from '../ready-made-kinds.ts'

/** Pages most cinemas have; what only the cinema knows stands in double brackets. */
export const en: Readonly<Record<ReadyMade, ReadyMadeWords>> = {
  prices: {
    title: 'Prices',
    parts: [
      {
        text: 'What a ticket costs depends on the film, the seat and who comes. The price is always shown before you pay.',
      },
      {
        heading: 'Good to know',
        text: 'Reduced prices are for those who show their card at the entrance: [[for whom, and which card]].',
      },
    ],
  },
  groups: {
    title: 'Groups',
    parts: [
      {
        text: 'From [[number]] people on you see a film together at a group price, in a show of our programme or in one of your own.',
      },
      {
        heading: 'What it costs',
        text: '- In a show of our programme: [[price]] a person\n- A show of your own: from [[price]]',
      },
      {
        heading: 'How to book',
        text: 'Write to us at least [[number]] days before, with the day, the film and how many you are. We answer within [[number]] working days.',
      },
    ],
  },
  schools: {
    title: 'Schools',
    parts: [
      { text: 'We show films for classes of every age, also in the morning and outside our programme.' },
      { heading: 'What it costs', text: '- A pupil: [[price]]\n- Teachers and companions: [[price]]' },
      {
        heading: 'How to book',
        text: 'Tell us the school, the age of the pupils, how many come, and the days that suit you. Teaching material: [[where it is found]].',
      },
    ],
  },
  birthdays: {
    title: 'Birthday parties',
    parts: [
      {
        text: 'Celebrate your birthday at the cinema, with a film of our programme and something to nibble.',
      },
      {
        heading: 'What is included',
        text: '- A ticket for each child\n- Popcorn and a drink\n- [[What else: a table, a greeting on the screen, a look behind the scenes]]',
      },
      {
        heading: 'Price and number',
        text: '[[price]] a child, from [[number]] children on. One adult comes along for every [[number]] children.',
      },
      {
        heading: 'How to book',
        text: 'Write to us at least [[number]] days before, with the day, the film and the age of the children.',
      },
    ],
  },
  rules: {
    title: 'House rules',
    parts: [
      { text: 'So that everybody enjoys the film, these rules hold in all our rooms.' },
      {
        heading: 'In the auditorium',
        text: '- Telephones are silent and dark.\n- Filming and taking pictures of the screen is forbidden.\n- Food and drink from outside: [[allowed or not]]\n- Smoking, also electronic, is forbidden.',
      },
      {
        heading: 'Tickets and ages',
        text: 'Please keep your ticket until the end of the show. Where a film has a minimum age we may ask for proof.',
      },
      { heading: 'Lost and found', text: 'What was found is kept for [[number]] weeks: [[where to ask]].' },
      {
        heading: 'Our staff',
        text: 'Please follow what our staff asks of you. Whoever disturbs others may be asked to leave, without a refund.',
      },
    ],
  },
}
