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
            'Tap the show on the left. Another day is above the list; a film of any day is under [[register.search_all]].',
            'Tap a price once for each guest. Some prices begin with two or more tickets, and some have a most; the button says so.',
            'Look at the seats and the sum, and say both.',
          ],
        },
        'A price that is no longer offered is refused: choose another one. [[register.clear]] empties the basket.',
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
            '**The line is cut.** Seats marked [[register.state_elsewhere]] belong to the website until it is back. See [The internet is gone](trouble#line).',
            '**Online sale has ended.** Then only the register sells.',
            '**The last seats are kept for the register.** This stops the website, never you.',
            '**The show was cancelled, is over, or is not sold at registers.** Nobody can sell it. See [A cancelled show](money#cancelled-show).',
          ],
        },
      ],
    },
    snacks: {
      title: 'Snacks and drinks',
      body: [
        'Tap them under [[register.products]], or scan the code on the bottle; scanned twice it is two. You need no show for that.',
        'What was taken off the list meanwhile is refused. Take it out of the basket, and tell a manager if it is still on the shelf.',
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
      title: 'Find a bill',
      body: [
        'Tap [[register.bills]]. Type the number of the receipt, the ten characters under a ticket’s code, or the name; or scan the ticket.',
        'Open a bill to see what was bought, how it was paid, and what came back. [[register.print_again]] prints it once more.',
        'If it is not found, read the number again. A bill of another cinema is in its own register and in the portal under [[portal.sales]].',
      ],
    },
    refund: {
      title: 'Give money back',
      body: [
        {
          steps: [
            'Find the bill and choose what goes back.',
            'Tap [[register.refund_chosen]] or [[register.refund_all]], and say why.',
            'Do what the screen says: take cash out of the drawer, or give it back on the terminal first.',
            'Let the guest sign the slip if your house wants it.',
          ],
        },
        'The seats are free again at once, and the old tickets open no door.',
        {
          list: [
            '**A ticket that was used at the door** goes back with a manager only.',
            '**Your limit:** some roles refund up to a sum. Above it, ask a manager.',
            '**A bill of the website:** tap [[register.refund_request]]. The website gives the money back by itself; you cannot pay it out.',
            '**Already given back, or never paid:** then there is nothing to give. Look at the bill again.',
            '**A voucher that was sold and used** does not go back. Give back the rest without it.',
          ],
        },
      ],
    },
    exchange: {
      title: 'Exchange a ticket',
      body: [
        'Find the bill, choose the tickets, and tap [[register.exchange_seats]] or [[register.exchange_rate]]. Choose the new ones as in a sale. The difference is paid or given back.',
        'Only tickets can be exchanged, of one show at a time. What the website sold it exchanges itself; where the new tickets cost more, refund the old ones and sell new ones.',
      ],
    },
    vouchers: {
      title: 'Vouchers',
      body: [
        {
          steps: [
            'Choose the tickets first.',
            'Tap [[register.vouchers]] and scan or type the code. It is printed on the receipt.',
            'Tap [[register.voucher_use]]. It pays for as many tickets as it has turns. What a seat or 3D adds is paid as usual.',
          ],
        },
        'A voucher is sold under [[register.voucher_sell]], like a snack.',
        {
          list: [
            '**Not known:** read the code again from the paper. 0 and O, 1 and I count as the same.',
            '**Used up:** the screen says how many turns are left. Ask for the card back when there are none.',
            '**Too early, too late, or cancelled:** the screen says the day. It cannot be used.',
            '**Used a moment ago:** wait as long as the screen says.',
            '**Not for this price:** choose another price, or pay without it.',
          ],
        },
      ],
    },
    manager: {
      title: 'A manager’s word for a voucher',
      body: [
        'Without internet a voucher may be unknown here, or its turns may be with the website. A manager can let the guest in all the same.',
        {
          steps: [
            'Tap [[register.override_ask]] or [[register.voucher_accept]].',
            'The manager chooses their name and types their own PIN: [[register.override_allow]].',
            'Take the payment again. The word is good for one sale and ten minutes.',
          ],
        },
        'The turn then stands under [[register.debts_title]]. It settles itself when the line is back; a turn that was used elsewhere stays on the list, and a manager gives it up in the portal.',
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
