/** The words of a gift card that is mailed to whom it is for; they come with their pages. The other languages are typed by this file. */
export const en = {
  delivery_to_mail: 'Email the card to this person on a day I choose',
  delivery_to_mail_hint:
    'You get the code as well. Once the money is there, the email leaves in the morning of that day; for today, at once.',
  delivery_email: 'Their email',
  delivery_day: 'Day',
  delivery_day_hint: 'Between {{from}} and {{until}}.',
  delivery_privacy: 'The address is used for this email alone.',
  delivery_unpaid: 'Once it is paid, this card is emailed to',
  delivery_goes: 'This card is emailed in the morning of {{day}} to',
  delivery_soon: 'This card is being emailed to',
  delivery_went: 'This card was emailed on {{day}} to',
  delivery_forgotten: 'The address was erased: this card is no longer emailed. You can still pass it on.',
  delivery_now: 'Send it now',
  delivery_correct: 'Correct the address',
  delivery_corrected: 'The card goes to the corrected address.',
  delivery_save: 'Save the address',
  delivery_close: 'Leave it',
} as const
