/** The words of sales a register kept and gives back to its box. The other languages are typed by this file. */
export const en = {
  give_title_one: 'Sending 1 saved sale',
  give_title_other: 'Sending {{count}} saved sales',
  give_what:
    'The box is back after a repair and gets the sales this register kept. Then selling goes on automatically.',
  give_trouble: 'The box has not received them yet. The register keeps trying.',
  give_stuck: 'The box does not accept them. Call a manager before you go on.',
  give_go_on: 'Sell anyway',
  given_back_one: '1 saved sale was sent to the box.',
  given_back_other: '{{count}} saved sales were sent to the box.',
  given_refused_one: '{{count}} saved sale was not accepted: the box cannot confirm it. Call a manager.',
  given_refused_other:
    '{{count}} saved sales were not accepted: the box cannot confirm them. Call a manager.',
  given_back_read: 'OK',
} as const
