/** A voucher’s value for snacks and drinks. The other languages are typed by this file. */
export const en = {
  value: 'Value for snacks',
  value_all: 'All snacks',
  value_none: 'None of it',
  value_take: 'Use',
  value_left: '{{cents}} left for snacks',
  value_stays: '{{cents}} stays on it',
  value_here: 'of that {{cents}} here; the rest when the connection is back',
  value_use: 'Use its value for snacks',
  value_use_how: 'Its value pays for snacks and drinks in the basket; what is left stays on it.',
  top_up: 'Top up',
  top_up_sell: 'Top up by {{cents}}',
  top_up_how: 'Change the sum in the basket with − and +. The card has it once it is paid.',
  top_up_most: 'At most {{most}} cards are topped up in one sale. Take this one with the next.',
}
