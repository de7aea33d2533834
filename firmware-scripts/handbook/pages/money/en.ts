import type { PageText } from '../../page.ts'

export const en: PageText<'money'> = {
  title: 'Money, and closing the day',
  lead: 'The drawer, cards, money that is stuck, and the end of an evening.',
  sections: {
    drawer: {
      title: 'Cash and the drawer',
      body: [
        'The drawer opens automatically for cash, when it is taken and when it is given back. In Belgium cash is rounded to five cents; the screen and the receipt say so.',
        'The screen says what to give. Count it twice, and close the drawer.',
      ],
    },
    shift: {
      title: 'A shift: open, count, close',
      body: [
        'Under [[register.cash_title]] the register keeps the money of its drawer. A shift is what is taken between one count and the next; each register has its own.',
        {
          steps: [
            'At the beginning: count what is in the drawer, type the sum and tap [[register.cash_open]].',
            'Cash that moves with nothing sold is entered at once, with what it is for: [[register.cash_paid_in]], [[register.cash_paid_out]], [[register.cash_withdrawn]]. Taking cash out needs the right for it.',
            'A colleague takes the register: they sign in and tap [[register.cash_take_over]]. Whoever counts first knows what they take.',
            'At the end: [[register.cash_count]], coin by coin. Only then the screen says what should be there.',
            'If it differs, count again or say why. Type what stays in the drawer for tomorrow; the rest goes to the safe. Then [[register.cash_close]].',
            '[[register.cash_reports]] has the reports of this register to read and print again, with VAT and what each person took; whoever may take cash out also sees what the open shift came to so far.',
          ],
        },
        'The report is printed with a number that leaves no gap, also without internet. Managers find it in the portal under [[portal.cash]].',
        'A shift that was left open for days loses nothing: count the drawer and close it. If money moved since the count, count again.',
      ],
    },
    card: {
      title: 'Cards',
      body: [
        'A terminal that is wired to the register is asked by it: see [The card terminal](till#terminal). Into any other one you type the sum, and tell the register what it said.',
        'If the terminal is not sure, look at its paper or its list before you tap anything. [[register.card_done]] only if the money was really taken.',
        'To give money back to a card, give it back on the terminal first, then tap [[register.refund_terminal_done]].',
      ],
    },
    invoices: {
      title: 'An invoice',
      body: [
        'A company wants an invoice of what it bought: at the register under [[register.bills]], open the receipt and tap [[register.invoice_make]]. Find the client or enter a new one. For an order of the website a manager does the same in the portal: open the order and choose [[portal.invoice_make]]. The portal of the cinema does it for the registers.',
        'Several orders go on one invoice by their numbers. An order is on one invoice only. What a client pays later is sold with a payment method of the kind “[[portal.payment_method.driver.invoice]]”: the register asks before the sale whom the invoice goes to, and makes it with the sale, without internet too.',
        'The PDF is opened, printed and mailed from the portal on the internet, under [[portal.invoices]]. There a manager also notes when it was paid. Overdue ones say so.',
        'An invoice is never changed. If it is wrong: [[portal.invoice_credit]]. The credit note has a number of its own, and the order can be invoiced again, by the side that sold it.',
        'The company’s VAT number, the client’s address and, if there is one, the client’s VAT number must be right before.',
      ],
    },
    'pay-out': {
      title: 'Refunds waiting',
      body: [
        'Under [[register.bills]], [[register.due_title]] lists what the portal asks you to give back, and tickets of cancelled shows. When the guest is there: [[register.due_pay]]. If it is wrong: [[register.due_decline]]; the portal sees it.',
        'If a request is not known or was answered already, a colleague was faster. Look at the receipt before you give any money.',
      ],
    },
    'buyers-return': {
      title: 'Returned on the website',
      body: [
        'Whoever bought on the website opens their order by its link and returns it there. A gift card or pass, as long as nothing of it was used, for 14 days: the law wants that, and it cannot be switched off. Tickets until the hours before the show that a manager sets under [[portal.settings.refunds.hours_before]]; at 0 nobody can.',
        'The money goes back automatically, the way it was paid and without fees, and the buyer is mailed. Receipt and portal say [[portal.reason_returned]] or [[portal.reason_withdrawn]]. While a cinema is not connected none of its tickets is taken back: its door would not know.',
        '**A part of the money, and everything stays:** open an online order in the portal, choose [[portal.refund]] and then [[portal.refund_sum]], and type how much. The tickets remain valid, and the buyer is mailed.',
        'Set [[portal.settings.refunds.exchange_hours_before]] and buyers exchange tickets there for another show of the film, or of any film, as the setting beside it says. They see the new seats first and may choose others. What costs less goes back. What costs more they pay online, and keep their old tickets until it is paid; money that comes too late goes back automatically.',
      ],
    },
    'cancelled-show': {
      title: 'A cancelled show',
      body: [
        'A manager cancels a show in the portal: open it on the board and choose [[portal.cancel_show]]. It cannot be undone, so a word has to be typed.',
        {
          list: [
            '[[portal.cancel_refund]]: what was paid online goes back automatically, with a mail to each buyer. What was paid at the register waits under [[register.due_title]] until the guests come.',
            '[[portal.cancel_only]]: nothing goes back yet. It can be confirmed later, at the same place.',
          ],
        },
        'A show that was not cancelled keeps its tickets. Give them back one by one if you want to.',
      ],
    },
    stuck: {
      title: 'Money that is stuck',
      body: [
        'In the portal under [[portal.worklist]] stands every payment and refund that takes longer than it should, what happens automatically, and what you can do.',
        {
          list: [
            '**The provider does not answer:** Foyer keeps asking, and the seats stay kept. Nothing is lost. [[portal.ask_provider_now]] asks at once.',
            '**A refund came back from the bank:** ask the guest for another account, and [[portal.refund_retry_now]], or pay it another way and say so.',
            '**Paid, but the show was cancelled:** one press gives it back.',
            '**You settled it yourself:** [[portal.clear_entry]], with a sentence about what was done. It is kept with your name.',
          ],
        },
        'A visitor who could not pay may try again with the same seats. Whoever pays twice gets the second payment back automatically.',
      ],
    },
    methods: {
      title: 'Ways to pay on the website',
      body: [
        'Under [[portal.payment_method.many]] it stands how visitors can pay and which account takes the money. Without an account a way to pay is not offered. What was taken before goes back from the account that took it.',
        'Each way to pay may have an icon beside its name, or a picture of yours in its place, and come first for cinemas of some countries or for readers of some languages: [[portal.payment_method.firstCountries]], [[portal.payment_method.firstLanguages]].',
        'If a provider is not known, it is not set up on this server; whoever looks after your machines does it. There is a most of accounts: use one you have.',
        'If something is switched off, such as selling online, it is under [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
      ],
    },
    mollie: {
      title: 'Connect Mollie',
      body: [
        'Mollie takes the money of the website: guests choose a card, Bancontact and the like on its page, and Mollie pays it into your bank account. You need an account with Mollie, and Mollie’s approval of your website.',
        {
          steps: [
            'In Mollie’s dashboard, switch on the ways to pay that you want. Leave bank transfer off: its money takes days, and the seats wait for it.',
            'Copy the test key there, under Developers, API keys. It begins with test_.',
            'In the portal under [[portal.payment_method.many]]: [[portal.payment_method.add]]. Give it the name that guests read, and choose Mollie.',
            'Enter the key below and press [[portal.payment_method.account_save]]. If Mollie does not accept it, copy it again, whole.',
            'Press the button to try it and pay on Mollie’s page. The portal says what came in.',
            'Do the same with the live key, which begins with live_: now one cent is real. Then set [[portal.payment_method.status]] to yes.',
          ],
        },
        'With a test key guests get tickets without paying; the portal warns you until the live key is there. If a key is renewed at Mollie, enter the new one at the same place.',
        'Mollie tells Foyer automatically when somebody has paid; nothing is entered at Mollie for that. It needs a public address of your server, with https. Without one Foyer asks every few seconds, and tickets come a moment later.',
        'A refund that fails later, and money that a guest’s bank took back, stand under [[portal.worklist]]. The ticket stays good until you give it back.',
      ],
    },
    bancontact: {
      title: 'Connect Bancontact Pro',
      body: [
        'Bancontact Pro is a code on the website: guests scan it with their Bancontact or Wero app, or open the app on their phone, and it costs a few cents a payment. You need a contract with Bancontact Pro for online sales.',
        {
          steps: [
            'In the Bancontact Pro portal, copy the product profile (PPID) and the API key of your online product.',
            'In the portal under [[portal.payment_method.many]]: [[portal.payment_method.add]]. Give it the name that guests read, and choose Bancontact Pro.',
            'Enter the profile, the environment (live, or test for a test product) and the key below, and press [[portal.payment_method.account_save]].',
            'Press the button to try it, and scan the code with your own app. The portal says what came in.',
            'Write to the support of Bancontact Pro: ask them to switch on refunds, and give them the address that stands beside the account.',
            'Set [[portal.payment_method.status]] to yes.',
          ],
        },
        'Until refunds are switched on, what you give back stays under [[portal.worklist]]: pay it by bank transfer there and clear it. Once they are on, what waits leaves automatically.',
        'A code can be paid for 20 minutes. When that is over the seats are free again, and guests may try once more. The app takes no tip: the code holds what the order costs.',
      ],
    },
    closing: {
      title: 'Close the day',
      body: [
        {
          steps: [
            'Look under [[register.due_title]]: is somebody still waiting for money?',
            'Is a sale without an answer on a screen? [[register.unsure_again]].',
            'Make the day’s end on the card terminal, and keep its paper.',
            'Count the cash under [[register.cash_title]] and close the shift: [[register.cash_count]], [[register.cash_close]]. Without a shift, write the sum down with the date and your name.',
            'A manager compares it in the portal: [[portal.cash]] says what should have been in each drawer, and [[portal.sales]] shows each receipt and how it was paid.',
            'Tap [[register.lock]] on every register. Leave the box on.',
          ],
        },
        'The business day ends early in the morning: a show after midnight counts for the evening before.',
      ],
    },
    rental: {
      title: 'Film rental',
      body: [
        'Under [[portal.distributor.many]] stands whom films are rented from, with offices and whom to reach. [[portal.rental_profile.many]] say what a distributor gets: a share from each week of the run on, and at least a guaranteed minimum. A film’s form names its distributor, office and terms; a version may have terms of its own.',
        '[[portal.rental]] shows for each week, film and cinema the visits, the takings without VAT, and what is to pay; [[portal.rental_save]] saves it. It is made anew each time: what was refunded since is taken off. Shared terms stay shared, and terms that a film uses are not deleted.',
        '[[portal.rental_pdf]] and [[portal.rental_xml]] are for a distributor, with its own films alone if you choose it. What was wrong on a statement that was sent is entered under [[portal.rental_adjustment.many]]: it stands as a row of its own on the next one.',
      ],
    },
    reports: {
      title: 'Reports',
      body: [
        'Under [[portal.report.many]] you choose what it is about (takings, shows, payments, vouchers), of which days, and what its lines are. A period may be compared with the days before it or with a year ago; one that is not over is compared as far as it has come. A refund counts on the day it was made, so a day that is over stays as it is.',
        '[[portal.report.add]] keeps it under a name, and may share it: with everybody who may see reports, or with a role that sees no other one. Others look at it and choose its days; only its owner, and who looks after people, changes it. [[portal.reports_save]] makes a file or paper of what is shown. A report covers at most thirteen months.',
      ],
    },
    newsletter: {
      title: 'Newsletter',
      body: [
        'Visitors subscribe at the foot of the website and while they buy. Each first gets an email with a link: only who confirms is subscribed. Under [[portal.subscribers]] you see when each asked and said yes, and can delete somebody or save the list as a file.',
        {
          steps: [
            'Write under [[portal.campaign.many]]: a subject and a text in each language. Save it.',
            'Press [[portal.campaign_test]] and look at it in your own mailbox.',
            'Choose a time or leave it empty, and send it. You are asked once more, with how many people get it.',
          ],
        },
        'From then on it cannot be changed, but stopped: [[portal.campaign_stop]]. Nobody is mailed twice, even if the server stops in between. Whoever unsubscribes gets nothing more. How many leave in a minute is under [[portal.settings.many]].',
      ],
    },
    'waiting-list': {
      title: 'Waiting list',
      body: [
        'Switch it on under [[portal.settings.many]], for the company or one cinema. The page of a sold-out show then has a form: an address, how many seats, and whether only side by side. Whoever confirms by the mailed link is in line.',
        'When seats come free, by a return, an unpaid order or a reservation that is over, they are kept for the first in line whose group fits, for as many minutes as the settings say, and mailed with a link. The seats cost the ordinary price. If the time passes, the next one is mailed. The register’s share of the last seats is never given away: with two seats free, one of them stays at the till unless the screen or the show says otherwise.',
        'Who waits stands in the programme, in the panel of the show under [[portal.guests_waiting]]. There is nothing to do; you can take somebody off. Everybody is forgotten when the show is over.',
      ],
    },
    wallet: {
      title: 'Tickets in the phone’s wallet',
      body: [
        'Buyers can add their tickets to the wallet of their phone once you have set it up, under [[portal.settings.many]]. Each wallet is set up on its own; without them the mail and the page of the order have the codes.',
        {
          steps: [
            'Apple: press [[portal.wallet_request]] and bring that file to Apple, in your developer account under Certificates, for a Pass Type ID.',
            'Choose the certificate you get there and the one of Apple beside it, and press [[portal.wallet_bring]].',
            'Google: ask for an issuer account in the Google Pay & Wallet Console, make a service account with a key file, and let it into the console as a developer.',
            'Type the number of the issuer, choose the key file, and save.',
          ],
        },
        'Apple’s certificate is good for about a year. Whoever receives emails for the management hears of its end 60, 30 and 7 days before. Make a new request before it ends; until the new one is there the old one stays in use. A ticket in a wallet does not change automatically when a show is moved: the mail about it leads to the new one.',
      ],
    },
    people: {
      title: 'Names of guests',
      body: [
        'Names and emails of buyers are kept as long as the company has set, then they are erased automatically. A guest may ask what is kept, or to be forgotten: a manager sees to it with whoever looks after your machines. The receipt stays, without the name.',
        'Paper with names, and files that were carried by hand, belong into the shredder, not into the bin.',
      ],
    },
  },
}
