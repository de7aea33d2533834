/** The words of asking for an offer. The other languages are typed by this file. */
export const en = {
  title: 'Ask for an offer',
  about: 'What for',
  choose: 'Please choose',
  groups: 'A group',
  schools: 'A school or a class',
  birthdays: 'A birthday party',
  hire: 'A private screening',
  else: 'Something else',
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
  hint_hire:
    'Such as the time, your company or club, whether you bring a film or a talk of your own, and what you would like to eat and drink.',
  hint_else: 'Tell us what you have in mind.',
  send: 'Send enquiry',
  sent: 'Your enquiry was sent. Thank you! We answer by email.',
} as const
