/** The words of asking for an offer. The other languages are typed by this file. */
export const en = {
  title: 'Ask for an offer',
  about: 'What for',
  groups: 'A group',
  schools: 'A school or a class',
  birthdays: 'A birthday party',
  people: 'How many people',
  day: 'Wished day',
  film: 'Film',
  film_none: 'No film in mind yet',
  message: 'What else we should know',
  hint_groups:
    'Such as the time, whether it is to be a show of your own, and what you would like to eat and drink.',
  hint_schools:
    'Such as the school, the age of the pupils, other days that suit you, and how many adults come along.',
  hint_birthdays: 'Such as the age of the children, the time, and how many adults come along.',
  send: 'Send enquiry',
  sent: 'Your enquiry was sent. Thank you! We answer by email.',
} as const
