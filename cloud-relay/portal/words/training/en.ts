/** The page of a company’s training. The other languages are typed by this file. */
export const en = {
  training: 'Training',
  training_lead:
    'Practise with the real thing before the first day: everything works, and nothing of it is in the books.',
  training_on: 'Everything is training until {{time}}.',
  training_on_what:
    'Then every seat is free, numbers begin with 1, and no sale, voucher or stock of training is left. Films, prices, shows, people and machines stay.',
  training_off: 'Nobody has said that this company trains. What is sold is real.',
  training_over: 'Training is over. What is sold is real, and stays so.',
  training_until: 'Training until',
  training_day: 'Day',
  training_time: 'Time',
  training_save: 'Train until then',
  training_zone: 'By the clock in {{zone}}.',
  training_open_now: 'Open the books now',
  training_open_title: 'Open the books',
  training_open_what:
    'From this second on everything that is sold is real, in every cinema. This cannot be undone.',
  training_word: 'OPEN',
  training_word_type: 'Type {{word}}',
  training_word_first: 'Type the word {{word}} first.',
  training_at_relay: 'Training is set in the portal at the website’s address, for all cinemas.',
  bell_wanted: '{{till}}: {{name}} calls a manager.',
  bell_answer: 'I’m coming',
}
