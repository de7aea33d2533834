/**
 * What a printed code tells a register: each stands for one of its keys, or says how many of the last product there are.
 * Shows and prices are counted as they are listed on the screen.
 */
export const registerCommands = [
  'cash',
  'card',
  'next',
  'back',
  'clear',
  'park',
  'show1',
  'show2',
  'show3',
  'price1',
  'price2',
  'price3',
  'times2',
  'times3',
  'times4',
  'times5',
  'less',
] as const
export type RegisterCommand = (typeof registerCommands)[number]

/** What all of them begin with; no ticket, voucher or product does. */
export const commandMark = 'FOYERDO1.'
