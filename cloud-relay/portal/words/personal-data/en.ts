/** Words of what is kept about guests. The other languages are typed by this file. */
export const en = {
  personal_data: 'Personal data',
  personal_data_lead: 'What is kept about a guest: hand it out when they ask, or forget who they were.',
  personal_data_guest: 'One guest',
  personal_data_about: 'Email of the guest, or the number of an order',
  personal_data_look: 'Look',
  personal_data_purchases: 'Purchases',
  personal_data_upcoming: 'Of these for shows to come',
  personal_data_reservations: 'Reservations',
  personal_data_messages: 'Messages',
  personal_data_invoices: 'Invoices, which stay: the books must be kept',
  personal_data_waiting: 'Waiting list',
  personal_data_gifts: 'Gift cards mailed to them',
  personal_data_subscriptions: 'Newsletter',
  personal_data_asked: 'asked for it on {{day}}',
  personal_data_confirmed: 'confirmed on {{day}}',
  personal_data_ended: 'left on {{day}}',
  personal_data_clients_stay:
    'The entry of this client is emptied. What was written in it before stays in the books, as the invoices do.',
  personal_data_vouchers: 'Vouchers',
  personal_data_total: 'Total',
  personal_data_readable: 'Save to read',
  personal_data_json: 'Save as JSON',
  personal_data_erase: 'Forget who this was',
  personal_data_type: 'Type {{word}} to confirm',
  personal_data_word: 'ERASE',
  personal_data_erase_now: 'Erase for ever',
  personal_data_erase_what:
    'Name, email and voucher holders are erased in the cloud, on every box and in every copy. It cannot be undone.',
  personal_data_stays:
    'The purchases, tickets and sums stay without a name: the books need them, and the tickets still open the door.',
  personal_data_upcoming_warn: 'There are shows to come: afterwards nobody can send these tickets again.',
  personal_data_erased: 'Erased. {{purchases}} orders and {{vouchers}} vouchers are without a name now.',
  personal_data_kept: 'How long names are kept',
  personal_data_months:
    '{{months}} months after the last day they are needed for, then they are forgotten automatically.',
  personal_data_log:
    'Who erased stands among what that person did, under People. Who handed out stands in the cloud’s security log.',
}
