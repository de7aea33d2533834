import type { RefusalCode } from '../../refusal.ts'

/** What is wrong with one field of a form. */
export type FieldCode =
  | 'required'
  | 'invalid'
  | 'email'
  | 'email_not_confirmed'
  | 'too_long'
  | 'too_short'
  | 'search_short'
  | 'not_the_same'
  | 'too_small'
  | 'too_big'
  | 'unknown'
  | 'taken'
  | 'fixed'
  | 'gone'

export type RefusalSentences = Record<`refusal.${RefusalCode}` | `field.${FieldCode}`, string>

/** The canon: a refusal without its sentence does not compile, here or in the other languages. */
export const en: RefusalSentences = {
  'refusal.invalid_input': 'Please check the marked fields.',
  'refusal.not_found': 'There is nothing here.',
  'refusal.host_unknown': 'No cinema lives at this address.',
  'refusal.host_unexpected':
    'This machine is not called {{host}}. Open it by its own address; a name of your own goes into the setting FOYER_HOSTS.',
  'refusal.schedule_unknown': 'We do not know this show.',
  'refusal.movie_unknown': 'We do not know this film.',
  'refusal.bill_unknown': 'We cannot find this purchase.',
  'refusal.payment_unknown': 'We cannot find this payment.',
  'refusal.version_unknown': 'Choose a version of the film.',
  'refusal.screen_unknown': 'Choose a screen.',
  'refusal.seat_unknown': '{{seats}}: no such seat in this screen.',
  'refusal.rate_unknown': 'This price is no longer offered. Choose another one.',
  'refusal.rate_limit': '{{rate}}: between {{min}} and {{max}} tickets.',
  'refusal.product_unknown': 'This item is no longer sold.',
  'refusal.nothing_chosen': 'Nothing has been chosen yet.',
  'refusal.cash_short': 'The cash does not cover the sum yet.',
  'refusal.total_changed': 'The price has changed meanwhile. Please look at the new total.',
  'refusal.seat_taken': '{{seats}} is no longer free. Choose another seat.',
  'refusal.seats_elsewhere':
    '{{seats}} can only be sold on the other side until the line is back. Choose another seat.',
  'refusal.blocked_elsewhere':
    '{{seats}} was blocked on the other side, at the cinema or in the portal on the internet. Give it back there.',
  'refusal.not_enough_seats': 'Only {{free}} seats are left.',
  'refusal.pair_split':
    'The two halves of a love seat are sold together: take {{seats}} too, or choose another seat.',
  'refusal.companion_alone':
    'This seat is for whoever comes with a wheelchair user: choose it together with {{seats}}.',
  'refusal.seats_too_close':
    'Please keep your distance: {{seats}} is taken beside these seats. Choose others.',
  'refusal.seat_left_alone': '{{seats}} would stay alone between others. Move over by one, or take it too.',
  'refusal.kept_for_register':
    'The last seats of this show are kept for the box office. Seats you can still have here: {{free}}.',
  'refusal.too_many_baskets':
    'You already keep seats in {{most}} other purchases. Finish one of them or let it go, then try again.',
  'refusal.too_many_seats':
    'You can keep {{most}} seats at a time here. Pay for some first; for a large group please call the cinema.',
  'refusal.too_many_unpaid':
    '{{most}} of your purchases are not paid yet. Pay one of them or cancel it, then try again.',
  'refusal.address_crowded':
    'Many people on your network are buying seats of this show right now. Please try again in a few minutes.',
  'refusal.not_sold_here': 'This show is not on sale here.',
  'refusal.sales_closed': 'Sale for this show has ended.',
  'refusal.schedule_cancelled': 'This show was cancelled.',
  'refusal.schedule_started': 'This time is already past. Choose a later one.',
  'refusal.film_not_yet': 'This film is shown from {{day}} on.',
  'refusal.schedule_too_far': 'Shows can be planned {{years}} years ahead at most.',
  'refusal.screen_occupied': '{{movie}} keeps this screen from {{from}} to {{until}}, cleaning included.',
  'refusal.schedule_over': 'This show is over.',
  'refusal.plan_empty': 'This plan has no seats in use yet.',
  'refusal.plan_too_large': 'This plan is larger than 1,500 seats, 100 rows or 120 places across.',
  'refusal.plan_seats_clash': '{{seats}}: two seats are in one place, or have one id.',
  'refusal.plan_name_twice': '{{seats}}: another seat has the same row and number. Name them anew.',
  'refusal.plan_pair_broken': '{{seats}}: love seats and companions need the other half right beside them.',
  'refusal.plan_id_reused':
    '{{seats}}: this id belonged to another seat of this screen. Seats keep their ids for ever; draw it as a new one.',
  'refusal.seat_plan_differs':
    '{{screen}} has another seat plan, and a show keeps the one its tickets are sold by. Cancel it and plan it anew there.',
  'refusal.show_has_sales':
    'Seats sold or being bought: {{count}}. The show cannot be planned anew. Move it to another time, or cancel it and refund.',
  'refusal.conflict_changed': 'This has changed meanwhile. Look at the list again.',
  'refusal.request_reused': 'This request was already used for something else. Start again.',
  'refusal.voucher_unknown': 'We do not know this voucher code. Read it again from the paper.',
  'refusal.voucher_not_here': 'This code is not known here while the line is down. A manager can accept it.',
  'refusal.voucher_cancelled': 'This voucher was cancelled.',
  'refusal.voucher_too_early': 'This voucher can be used from {{day}} on.',
  'refusal.voucher_too_late': 'This voucher could be used until {{day}}.',
  'refusal.voucher_resting': 'This voucher was used less than {{minutes}} minutes ago. Wait a little.',
  'refusal.voucher_used_up':
    'Turns left on this voucher: {{left}}. Ask the guest for the card back when it is used up.',
  'refusal.voucher_not_for_rate': '{{rate}} cannot be paid with a voucher. Choose another price.',
  'refusal.voucher_type_unknown': 'This kind of voucher is no longer sold.',
  'refusal.vat_day_twice': 'Two rates begin on the same day. Keep one of them.',
  'refusal.last_admin': 'This is the last person who may do everything. Give somebody else that right first.',
  'refusal.grants_more': 'Nobody can give rights they do not have themselves.',
  'refusal.discount_limit': 'You may take up to €{{limit}} off one bill. Ask a manager.',
  'refusal.discount_too_much': 'That is more than it costs.',
  'refusal.refund_limit': 'You may refund up to €{{limit}} of one bill. Ask a manager.',
  'refusal.turns_step': 'Choose between {{min}} and {{max}} turns, in steps of {{step}}.',
  'refusal.turns_elsewhere':
    'This voucher’s turns cannot be fetched right now. Wait for the line; at the register a manager can allow it.',
  'refusal.override_not_needed': 'The turns of this voucher are here. Sell it as usual.',
  'refusal.debt_unknown': 'We do not know this debt.',
  'refusal.bill_elsewhere':
    'This bill was sold on the other side, and only that side can change it. Ask it for a refund.',
  'refusal.bill_not_paid': 'This bill was not paid, so there is nothing to give back.',
  'refusal.nothing_to_refund': 'This was already given back. Look at the bill again.',
  'refusal.refund_needs_manager':
    '{{seats}}: already used at the door. Ask a manager to sign in and refund it.',
  'refusal.voucher_in_use':
    '{{code}}: this voucher was used, or its turns are elsewhere. Give back the rest of the bill without it.',
  'refusal.refund_asked': 'A refund of this bill was already asked for. Wait for the answer.',
  'refusal.refund_request_unknown': 'We do not know this request for a refund.',
  'refusal.refund_answered': 'This request was already answered.',
  'refusal.exchange_dearer': 'The new tickets cost more, and the difference can only be paid at a register.',
  'refusal.show_not_cancelled': 'This show was not cancelled, so its tickets stay as they are.',
  'refusal.ticket_unknown': 'We do not know this ticket.',
  'refusal.ticket_seat_sold':
    'Seat {{seat}} is sold under another ticket. Ask a manager before anybody goes in.',
  'refusal.ticket_forged': 'This code was not issued by this cinema.',
  'refusal.ticket_used': 'This ticket was used at {{time}}.',
  'refusal.ticket_not_paid': 'This ticket was not paid.',
  'refusal.ticket_refunded': 'This ticket was refunded.',
  'refusal.ticket_exchanged': 'This ticket was exchanged. The guest has a new one.',
  'refusal.ticket_other_show': 'This ticket is for another show.',
  'refusal.ticket_other_cinema': 'This ticket is for {{cinema}}.',
  'refusal.ticket_show_unknown':
    'This ticket is genuine, but its show is not known in this cinema. It may be for another of our cinemas.',
  'refusal.ticket_too_early': 'The show only begins at {{time}}.',
  'refusal.ticket_too_late': 'The show ended at {{time}}.',
  'refusal.token_stale': 'This page has been open for long. Load it again.',
  'refusal.not_signed_in': 'Please sign in first.',
  'refusal.not_allowed': 'Your role does not allow this. Ask a manager.',
  'refusal.login_failed': 'That is not right. Try again.',
  'refusal.login_throttled': 'Too many tries. Wait {{seconds}} seconds.',
  'refusal.employee_unknown': 'We do not know this person.',
  'refusal.secret_weak': 'This is guessed first. Choose another one, without rows or repeats.',
  'refusal.email_taken': 'This mail address belongs to somebody else.',
  'refusal.reset_invalid': 'This link is not valid any more. Ask for a new one.',
  'refusal.no_user_for_email': 'We know no mail address for this person. Give them a password first.',
  'refusal.own_account': 'Nobody shuts themselves out. Ask a colleague to do it.',
  'refusal.set_at_relay': 'This holds in other cinemas too. Set it in the portal on the website.',
  'refusal.setting_elsewhere': 'This holds for all cinemas alike. Set it for the exhibitor.',
  'refusal.too_many_requests': 'Too many requests. Wait a moment and try again.',
  'refusal.module_inactive': 'This module is not activated for your account. Please contact your provider.',
  'refusal.not_offered': 'This is not sold here at the moment. A manager can change it in the settings.',
  'refusal.module_off': 'Buying tickets is currently not possible here.',
  'refusal.purchase_over':
    'This purchase cannot be paid any more. If money was taken, it goes back to you. Please start again.',
  'refusal.provider_silent': 'The payment provider does not answer. Foyer keeps asking by itself.',
  'refusal.fork_unknown': 'There are no longer two histories here. Look again.',
  'refusal.fork_unsynced': 'The box has not told all of its history yet. Try again in a moment.',
  'refusal.record_unknown': 'This is not known here. Look at the list again.',
  'refusal.record_deleted': 'This has been deleted meanwhile and cannot be changed any more.',
  'refusal.changed_since': 'Somebody has changed this since. Look at what stands there now.',
  'refusal.nothing_before': 'There is nothing before this to go back to.',
  'refusal.still_used': 'This is still in use and cannot be deleted. “Used in” shows where.',
  'refusal.entry_unknown': 'This has been dealt with meanwhile. Look at the list again.',
  'refusal.payment_method_unknown': 'Choose a way to pay.',
  'refusal.payment_too_much': 'That is more than is left to pay.',
  'refusal.payment_method_alone':
    'This way to pay cannot be combined with a voucher. Choose another one, or take the voucher out.',
  'refusal.provider_unknown': 'This payment provider is not set up here. Choose another one.',
  'refusal.too_many_accounts':
    'An exhibitor has at most {{most}} accounts at payment providers. Use one of those you have.',
  'refusal.payment_unavailable':
    'The payment service does not answer. Your seats are kept; try again in a moment.',
  'refusal.mail_not_set_up': 'No mail server is set up. Enter one in the settings.',
  'refusal.mail_failed': 'The mail server did not take the mail. It said: “{{cause}}”.',
  'refusal.file_type': 'Choose a picture in JPEG, PNG, WebP or AVIF.',
  'refusal.file_too_large': 'This file is larger than {{megabytes}} MB. Save it smaller and try again.',
  'refusal.founding_link_unknown':
    'This link founds no cinema: it is wrong or too old. Ask for a new one where the relay runs.',
  'refusal.founding_link_used': 'This link has been used: it founded what is at {{address}}. Sign in there.',
  'refusal.short_name_taken': 'This short name is not free. Choose another one.',
  'refusal.host_taken': 'This host name is not free. Choose another one.',
  'refusal.relay_full': 'This relay runs as many exhibitors as it can ({{most}}). Another relay takes more.',
  'refusal.box_code_unknown':
    'This code is wrong, used or too old. Make a new one in the portal under Boxes.',
  'refusal.box_already_enrolled': 'A box with this id is already enrolled.',
  'refusal.cinema_has_box': 'This cinema already has a box. A second one would sell its seats twice.',
  'refusal.relay_missing': 'Enter the code as the portal shows it, with the address before it.',
  'refusal.relay_silent':
    'The relay at {{address}} does not answer. Check the address and this box’s connection to the internet.',
  'refusal.relay_unknown':
    'No cinema’s relay answers at {{address}}. Enter the address people reach the website by.',
  'refusal.relay_unguarded':
    'At {{address}} anybody on the way could read what is said. Enter an address that begins with https://.',
  'refusal.box_already_connected':
    'A box with this id is already connected. Two machines must not share one identity.',
  'refusal.printer_twice': 'Two printers of this cinema have the same id. Remove one and enter it again.',
  'refusal.printer_address':
    'A printer’s address must be in the cinema’s own network, such as tcp://192.168.1.50:9100, and not the box itself.',
  'refusal.other_cinema': 'Choose something of the same cinema.',
  'refusal.device_unknown': 'This device has not been let in here, or no longer is. Ask a manager.',
  'refusal.device_blocked': 'This device is blocked. Ask a manager.',
  'refusal.device_name_taken': 'Another device of this cinema has this name.',
  'refusal.ask_unknown': 'This device no longer waits to be let in. Look at its screen again.',
  'refusal.let_in_at_portal':
    'The portal can be reached: let this device in there, or by the link in the mail.',
  'refusal.box_unknown': 'This box is not enrolled here.',
  'refusal.mirror_unavailable':
    'The second disk does not answer, so nothing can be sold safely. Check the disk on the health page.',
  'refusal.disk_full':
    'The disk of the database is full, so nothing can be sold or changed. Make room: delete files that are not needed there, or put in a larger disk. Then it goes on by itself.',
  'refusal.node_recovering': 'The cinema is catching up after a repair. Selling resumes shortly.',
  'refusal.cinema_not_synced':
    '{{cinemas}}: after a repair the website first has to hear what was sold there. Until then nothing is sold or paid here. Nothing is lost; try again later.',
  'refusal.node_outdated':
    'This machine runs an older version of Foyer than the one that sold here before. Update it; selling resumes by itself.',
  'refusal.not_recovering': 'Nothing is being recovered, so there is nothing to decide here.',
  'refusal.keyword_wrong': 'Type the word {{word}} exactly as it stands here.',
  'refusal.bundle_damaged':
    'This is not a whole file of Foyer. Copy it again, or fetch a new one on the other side.',
  'refusal.bundle_sealed': 'This file was made for another machine. Fetch one that is made for this one.',
  'refusal.bundle_forged':
    'This file was not signed by a machine of this house, or was changed since. Nothing was taken in. Fetch it again yourself.',
  'refusal.bundle_too_new':
    'This file was made by a newer version of Foyer. Update this machine first; nothing was taken in.',
  'refusal.bundle_other_exhibitor': 'This file belongs to another exhibitor. Nothing was taken in.',
  'refusal.bundle_other_cinema':
    'This file is for another cinema. Nothing was taken in; fetch the one for this cinema.',
  'refusal.bundle_same_side': 'This file was made on this side and is meant for the other: carry it there.',
  'refusal.bundle_incomplete':
    'A piece is missing before what this file holds, so nothing was taken in. Fetch a new file and choose “Everything from the beginning”.',
  'refusal.line_is_up':
    'The line to this cinema is up: seats move by themselves, so none need to be handed over by a file.',
  'refusal.internal': 'Something went wrong on our side. We are looking for a solution; please try again.',
  'field.required': 'Please fill this in.',
  'field.invalid': 'This is not valid.',
  'field.email': 'This is not a mail address.',
  'field.email_not_confirmed': 'The two mail addresses differ.',
  'field.too_long': 'This is too long.',
  'field.too_short': 'This is too short.',
  'field.search_short': 'Type at least {{min}} characters.',
  'field.not_the_same': 'The two are not the same.',
  'field.too_small': 'This is too small.',
  'field.too_big': 'This is too big.',
  'field.taken': 'This already exists. Choose another one.',
  'field.fixed': 'This stays as it was when it was made.',
  'field.gone': 'This does not exist any more. Choose another one.',
  'field.unknown': 'This is not known here. Leave it out.',
}
