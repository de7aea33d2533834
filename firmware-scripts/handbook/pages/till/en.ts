import type { PageText } from '../../page.ts'

export const en: PageText<'till'> = {
  title: 'An evening at the till',
  lead: 'Selling, paying, giving back, and vouchers.',
  sections: {
    sell: {
      title: 'Sell tickets',
      body: [
        {
          steps: [
            'Tap the show on the left. Another day is above the list; a film of any day is under [[register.search_all]], and [[register.films_all]] there shows each film with its next shows.',
            'Tap a price once for each guest. Some prices begin with two or more tickets, and some have a most; the button says so.',
            'Look at the seats and the sum, and say both.',
          ],
        },
        '**Several shows at once:** tap another show and go on. The basket keeps what is there, under the name of its show, up to four of them; everything is paid together, and each ticket is for its own show.',
        'A price that is no longer offered is refused: choose another one. Only prices that hold for the show have a button: one may be for some weekdays, hours, films or screens, or be sold some days ahead alone. Where only so many are sold for a show, the button says how many are left. [[register.clear]] empties the basket.',
      ],
    },
    seats: {
      title: 'Other seats',
      body: [
        'Tap [[register.seats_change]]. Tap a free seat: the guest who was chosen longest ago moves there. Then [[register.seats_done]].',
        'If a seat is gone, somebody bought it a moment ago, here or on the website. The register finds the nearest one and says which. Ask the guest whether it is all right.',
        'Some seats go together: the two halves of a [[register.class_love]], and a wheelchair place with its companion. If the register asks for another one beside them, take it too or choose others. It also asks to leave nobody a single seat between others.',
        'If too few seats are left together, the register says how many there are. Offer fewer, or another show.',
        'Where it says [[register.free_seating]], guests sit where they like and no seat is chosen.',
      ],
    },
    shortage: {
      title: 'It looks free, but cannot be sold',
      body: [
        {
          list: [
            '**Visitors hold seats on the website.** Under the seats it says how many. A manager can take them: [[register.held_online_free]]. What is being paid for stays with them.',
            '**The connection is down.** Seats marked [[register.state_elsewhere]] belong to the website until it is back. See [The internet is gone](trouble#line).',
            '**Online sale has ended.** Then only the register sells.',
            '**The last seats are kept for the register.** This stops the website, never you.',
            '**The show was cancelled, is over, or is not sold at registers.** Nobody can sell it. See [A cancelled show](money#cancelled-show).',
          ],
        },
      ],
    },
    reservations: {
      title: 'Reservations',
      body: [
        'A guest calls and comes later: choose show, tickets and seats as for a sale, then [[register.reservations]]. Write the name and a telephone number or a mail address, and tap [[register.reservation_keep]]. Say the reference to the guest, and until when the seats wait.',
        'When the guest is here, open [[register.reservations]] again. Three letters of the name find it, or the reference. Tap it, take off the seats nobody came for, and bring the others to the basket; then take the money as ever. What is left goes on waiting. [[register.reservation_cancel]] frees all its seats at once.',
        'So many minutes before the show the seats are free automatically, also without internet; a guest who is just paying keeps them. [[register.reservation_release_all]] frees what still waits for the show in front. [[register.reservation_missed]] lists who did not come.',
        'Where the settings say so, a guest with a mail address is mailed once, some hours before the seats are free: the reference, the seats, and until when they wait. [[portal.settings.reservations.reminder_hours]] is 0 until you change it.',
        'A show that moves takes its reservations along, and the list says so; call the guest. After a repair a paid ticket may have the seat: the reservation says how many it lost.',
      ],
    },
    park: {
      title: 'Parking a basket',
      body: [
        'A customer has to fetch the purse and others wait: [[register.park_short]], the key with two bars at the top, puts the basket aside and says its number. Its seats are kept for 30 minutes.',
        'At any register of the cinema the key that says how many are parked opens the list. One press brings the basket there, with its seats; nobody else gets it any more. Were the seats given up meanwhile, others are found and the screen says so.',
        'What nobody takes up is gone at the end of the day; nothing was sold.',
      ],
    },
    takeover: {
      title: 'When a register dies',
      body: [
        'A screen goes black or a cable is torn in the middle of a sale: sign in at any other register. The key at the top says how many baskets were left open, and its list names the register and who was at work there. One press brings the basket here with its seats; a payment that had begun is where it was, and what the card terminal took counts.',
        'A register that is still connected is asked about: press twice to take its basket all the same. When the first register is back it says who went on with its basket, and sells it no more. An exchange does not come along; begin it anew from its receipt.',
      ],
    },
    snacks: {
      title: 'Snacks and drinks',
      body: [
        'Tap them under [[register.products]], or scan the code on the bottle; scanned twice it is two. You need no show for that.',
        'A menu asks what goes into it, one thing after the other; where nothing is to be chosen it lies in the basket at once. Esc leaves it.',
        'A key may show a picture and, below the name, what is in the product: for guests who ask about nuts or gluten.',
        'What was taken off the list meanwhile is refused. Take it out of the basket, and tell a manager if it is still on the shelf.',
        'Where the law has a VAT rate of its own for it, the basket asks whether snacks are eaten here or taken away. The price stays the same.',
        '**Ordered on the website:** products that are marked so in the portal ([[portal.product.soldOnline]]) are ordered with tickets. The customer shows a ticket at the counter: scan it, or type the order number under [[register.bills]], and tap [[register.snacks_hand_out]]. The slip says what to make. It works once; the second time the screen says when, by whom and where. What still waits is under [[register.snacks_title]].',
      ],
    },
    pay: {
      title: 'Take the money',
      body: [
        '**Cash:** tap [[register.cash_exact]], the note you were given, or [[register.other_amount]] for any other sum. The drawer opens and the screen says the change.',
        '**Card:** tap [[register.card]], type the sum on the terminal, and wait for its answer. Then tap [[register.card_done]]. If the terminal says no, tap [[register.card_not]]: nothing is sold and the basket stays.',
        '**Several ways:** tap [[register.split]] and take one part after the other; the screen says what is left. Cash pays the rest, and only cash gets change.',
        '**Cheaper:** tap [[register.discount]], choose how much and say why. Your role has a limit; above it, ask a manager.',
        'If it says that the cash does not cover the sum, type again what you were given. If the price has changed meanwhile, the new total is on the screen: say it before you go on.',
        'If no paper came, tap [[register.print_again]]. See [The printer does not print](trouble#printer).',
        '**One lost ticket:** select it and tap [[register.reprint_ticket]]. It is the same ticket with the same code, marked as a copy, so only one of the two lets somebody in; your name and the reason are kept.',
        '[[register.same_again]] begins the next sale with the same tickets and snacks.',
        '**A screen for the customer:** open a second window of the register’s browser on the screen that faces the customer, at the register’s address with /display in place of /register. It shows the basket, the seats, what is to be paid and the change, in the language the customer taps, and films in between.',
      ],
    },
    terminal: {
      title: 'The card terminal',
      body: [
        '**Wired to the register:** tap [[register.card]]. The sum goes to the terminal automatically, and the screen says what the customer is doing. Once the card is charged, the sale is made.',
        'If the terminal says no, the screen says why: tap [[register.terminal_again]] or [[register.terminal_back]]. If it cannot be reached, tap [[register.terminal_by_hand]] and type the sum there.',
        '**When the terminal did not answer**, the screen says [[register.terminal_lost]]',
        {
          steps: [
            'Do not charge the card a second time. The register keeps asking the terminal automatically.',
            'If nothing happens, look at the screen or the paper of the terminal for this very sum.',
            'Tap [[register.terminal_was_paid]] only if it shows that the sum was charged, else [[register.terminal_was_not]]. Your name is kept with the answer.',
          ],
        },
        '**Charged, and nothing sold:** the register shows it until the sale is made or the money is back. Tap [[register.terminal_give_back]]; if the terminal refuses, give the money back on it by hand and tap [[register.terminal_given_by_hand]].',
        '**Refunds of a card:** the terminal that took the money gives it back, and the top of the screen says what it does. If it cannot, ask it again, refund on it by hand and tap [[register.terminal_given_by_hand]], or give cash once the register offers it. The refund stays in sight of every register until the money is back.',
        '**End of day of the terminal:** open [[register.cash_title]], then [[register.days_title]]; whoever closes the last shift is offered it. The terminal’s total is compared with what was sold and refunded over it. Where they differ, both are shown with the payments that may be meant, until somebody says why. Where it did not answer, ask it again or type the total of its paper. Terminals with Viva’s app and Mollie’s settle automatically: their key compares what they say they took, and where one cannot tell, its total is read in its app.',
        '**A tip** that a customer gives at the terminal stands on the receipt and, as a sum of its own, in the report of the shift and under [[portal.report.many]]. It is no takings and has no VAT; how it reaches the staff is up to the cinema.',
        '**By a code:** where a manager entered one, the key [[register.terminal_code]] shows the customer a code on their display and here. They scan it with their phone, and the sale is made once it is paid. [[register.terminal_code_stop]] ends it. Without internet no code stands there: wait until the register knows.',
        '**The slip once more:** open the receipt and tap [[register.slip_key]]: it is printed as a copy, for the customer or for the cinema.',
        '**A new terminal, or one that cannot be reached?** A manager opens the register under [[portal.device.many]] in the portal and tests the connection under [[portal.cinema.terminal_test]]: it says whether the terminal answered, and whether its password is right.',
      ],
    },
    'no-answer': {
      title: 'Sold or not?',
      body: [
        'When [[register.unsure_title]] is on the screen, the answer of the box got lost.',
        {
          steps: [
            'Keep the money and the basket as they are.',
            'Tap [[register.unsure_again]], as often as you like. It cannot be sold twice.',
            'If the box stays silent, go to [The box does not answer](trouble#box-silent).',
          ],
        },
        { note: 'Do not begin a new sale for the same guest. That one would be a second sale.' },
      ],
    },
    bills: {
      title: 'Find a receipt',
      body: [
        'Tap [[register.bills]]. Type the number of the receipt, the ten characters under a ticket’s code, or the name; or scan the ticket.',
        '**Only a little is known:** type the sum, the seat, the film, the time or the last four characters of a code. It is looked for among the sales of the day on the screen; the arrows change the day.',
        '**The sums of the day:** above the list it says what this register sold. Who may take cash out of the drawer also sees all registers and the website: [[register.day_all]].',
        'Open a receipt to see what was bought, how it was paid, and what came back. [[register.print_again]] prints it once more.',
        'If it is not found, read the number again. A receipt of another cinema is in its own register and in the portal under [[portal.sales]].',
      ],
    },
    refund: {
      title: 'Give money back',
      body: [
        {
          steps: [
            'Find the receipt and choose what goes back.',
            'Tap [[register.refund_chosen]] or [[register.refund_all]], and say why.',
            'Do what the screen says: take cash out of the drawer, or give it back on the terminal first.',
            'Let the guest sign the slip if your cinema wants it.',
            'A cooled-down popcorn, a late film: [[register.credit_key]] refunds any sum of what is selected, up to what is left, and what was bought stays valid. The VAT follows.',
          ],
        },
        'The seats are free again at once, and the old tickets are no longer valid.',
        {
          list: [
            '**A ticket that was used at the door** goes back with a manager only.',
            '**Your limit:** some roles refund up to a sum. Above it, ask a manager.',
            '**A order of the website:** tap [[register.refund_request]]. The website gives the money back automatically; you cannot pay it out.',
            '**Already given back, or never paid:** then there is nothing to give. Look at the receipt again.',
            '**A voucher that was sold and used** does not go back. Give back the rest without it.',
          ],
        },
      ],
    },
    exchange: {
      title: 'Exchange a ticket',
      body: [
        'Find the receipt, choose the tickets, and tap [[register.exchange_seats]] or [[register.exchange_rate]]. Choose the new ones as in a sale. The difference is paid or given back. Who brought their 3D glasses pays for none now either: the key beside the ticket types says so, and you change it there.',
        'Only tickets can be exchanged, of one show at a time. What the website sold it exchanges itself; where the new tickets cost more, refund the old ones and sell new ones.',
      ],
    },
    vouchers: {
      title: 'Vouchers',
      body: [
        {
          steps: [
            'Choose the tickets first.',
            'Tap [[register.vouchers]] and scan or type the code. It is on its slip and on the receipt.',
            'Tap [[register.voucher_use]]. It pays for as many tickets as it has visits. What a seat or 3D adds is paid as usual.',
          ],
        },
        '**Value for snacks:** a voucher may carry money for snacks and drinks too. It pays for those in the basket automatically, and what is left stays on the card. [[register.value]] (V) changes how much. The receipt says what is left.',
        'A voucher is sold under [[register.voucher_sell]], like a snack. Its slip, with the code to scan, comes out with the receipt. Who hands out plastic cards sets [[portal.settings.pos_config.voucher_slips]] to [[portal.settings.pos_config.voucher_slips.asked]], looks the new code up and taps [[register.card_exchange]].',
        '**Packages** are several vouchers at one price, made under [[portal.voucher_package.many]] and sold at the same place and on the website. Each has its own code. A package is refunded as a whole, while nothing of it was used.',
        'On the website up to twenty vouchers go into one order. Each has its own code in the email and its own page in the PDF.',
        'A gift card bought there can be emailed to whom it is for, on a day the buyer chooses, in the morning. The buyer sees in the order when it goes or went, sends it at once, or corrects the address up to five times. One that was withdrawn before is not sent. [[portal.settings.vouchers.mail_to_recipient]] switches it off. It is bought alone or together with tickets, in one order with one payment; the buyer may choose a picture for it.',
        'At the end of the website’s gift cards is a page that says what is left on a card by its code. The link in the email leads there, and from there the code is entered in the ticket form already.',
        'In the portal, under [[portal.vouchers]], who manages vouchers issues one or many at once, such as 200 to a company by invoice, and saves their codes as a file. There a voucher is extended and topped up too.',
        {
          list: [
            '**Not known:** read the code again from the paper. 0 and O, 1 and I count as the same.',
            '**Used up:** the screen says how many visits are left. Ask for the card back when there are none.',
            '**Too early, too late, or cancelled:** the screen says the day. It cannot be used.',
            '**Used a moment ago:** wait as long as the screen says.',
            '**Not for this price:** choose another price, or pay without it.',
            '**More money on a card:** look it up and tap a sum beside [[register.top_up]]. It goes into the basket, where − and + change it, and is paid like a snack, without internet too. While as much is still on the card, it can be refunded like one.',
            '**A worn card:** look it up, tap [[register.card_exchange]], and scan the code of a new card that nobody used. Everything that is left moves there; keep the old one. This needs the connection. What a refund brings back to the old card later stands in the portal under [[portal.vouchers]], [[portal.debts]]; there a manager issues another voucher for it.',
          ],
        },
      ],
    },
    manager: {
      title: 'A manager’s approval for a voucher',
      body: [
        'Without internet a voucher may be unknown here, or its visits may be with the website. A manager can let the guest in all the same.',
        {
          steps: [
            'Tap [[register.override_ask]] or [[register.voucher_accept]].',
            'The manager chooses their name and types their own PIN: [[register.override_allow]].',
            'Take the payment again. The word is good for one sale and ten minutes.',
            '**Somebody is needed:** the bell at the top, [[register.bell_key]], tells every register and portal page of whoever may help which till calls. They tap [[register.bell_answer]], and the till says who is coming. It works without internet within the cinema.',
            '**A word from a manager:** a notice stands at the top of the register while you go on selling. Tap [[register.notice_read]] once you have read it: then it is gone for you, and your name is listed. Managers write it in the portal under [[portal.register_notice.many]].',
          ],
        },
        'The visit then stands under [[register.debts_title]]. It settles itself when the connection is back; a visit that was used elsewhere stays on the list, and a manager gives it up in the portal.',
      ],
    },
    lock: {
      title: 'Leave the till',
      body: [
        'Tap [[register.lock]] before you go, every time. What is in the basket stays, and nobody sees it; the next cashier signs in and goes on with it, and the sale carries that name. A till nobody touches locks itself after the minutes its device has in the portal.',
        'Whatever is sold while you are signed in carries your name.',
      ],
    },
  },
}
