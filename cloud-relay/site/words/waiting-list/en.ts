/** The words of the waiting list. The other languages are typed by this file. */
export const en = {
  waiting_title: 'Wait for seats',
  waiting_lead:
    'Leave your address: when seats for your group come free, we keep them for you and email you.',
  waiting_seats: 'Seats',
  waiting_fewer: 'One seat less',
  waiting_more: 'One seat more',
  waiting_adjacent: 'Only seats side by side',
  waiting_ask: 'Wait for seats',
  waiting_sent: 'Please look at your mailbox: there is an email from us. Tap the button in it to be in line.',
  waiting_fine:
    'Free of charge. Seats are kept for a short time and cost the ordinary price. Your address is used for this alone and forgotten after the show.',
  waiting_confirmed: 'You are in line. When seats for you come free, we email you at once.',
  waiting_offer_lead:
    'We keep your seats. Put them in the basket and buy them before the time in the email is over.',
  waiting_take: 'Buy these seats',
  waiting_taken: 'Your seats are in the basket.',
  waiting_left: 'You are no longer on the waiting list.',
} as const
