import type { PageText } from '../../page.ts'

export const en: PageText<'money'> = {
  title: 'Money, and closing the day',
  lead: 'The drawer, cards, money that is stuck, and the end of an evening.',
  sections: {
    drawer: {
      title: 'Cash and the drawer',
      body: [
        'The drawer opens by itself for cash, when it is taken and when it is given back. In Belgium cash is rounded to five cents; the screen and the receipt say so.',
        'The screen says what to give. Count it twice, and close the drawer.',
      ],
    },
    card: {
      title: 'Cards',
      body: [
        'The terminal is a machine of its own: you type the sum there, and tell the register what it said.',
        'If the terminal is not sure, look at its paper or its list before you tap anything. [[register.card_done]] only if the money was really taken.',
        'To give money back to a card, give it back on the terminal first, then tap [[register.refund_terminal_done]].',
      ],
    },
    'pay-out': {
      title: 'To pay out',
      body: [
        'Under [[register.bills]], [[register.due_title]] lists what the portal asks you to give back, and tickets of cancelled shows. When the guest is there: [[register.due_pay]]. If it is wrong: [[register.due_decline]]; the portal sees it.',
        'If a request is not known or was answered already, a colleague was faster. Look at the bill before you give any money.',
      ],
    },
    'cancelled-show': {
      title: 'A cancelled show',
      body: [
        'A manager cancels a show in the portal: open it on the board and choose [[portal.cancel_show]]. It cannot be undone, so a word has to be typed.',
        {
          list: [
            '[[portal.cancel_refund]]: what was paid online goes back by itself, with a mail to each buyer. What was paid at the register waits under [[register.due_title]] until the guests come.',
            '[[portal.cancel_only]]: nothing goes back yet. It can be confirmed later, at the same place.',
          ],
        },
        'A show that was not cancelled keeps its tickets. Give them back one by one if you want to.',
      ],
    },
    stuck: {
      title: 'Money that is stuck',
      body: [
        'In the portal under [[portal.worklist]] stands every payment and refund that takes longer than it should, what happens by itself, and what you can do.',
        {
          list: [
            '**The provider does not answer:** Foyer keeps asking, and the seats stay kept. Nothing is lost. [[portal.ask_provider_now]] asks at once.',
            '**A refund came back from the bank:** ask the guest for another account, and [[portal.refund_retry_now]], or pay it another way and say so.',
            '**Paid, but the show was cancelled:** one press gives it back.',
            '**You settled it yourself:** [[portal.clear_entry]], with a sentence about what was done. It is kept with your name.',
          ],
        },
        'A visitor who could not pay may try again with the same seats. Whoever pays twice gets the second payment back by itself.',
      ],
    },
    methods: {
      title: 'Ways to pay on the website',
      body: [
        'Under [[portal.payment_method.many]] it stands how visitors can pay and which account takes the money. Without an account a way to pay is not offered. What was taken before goes back from the account that took it.',
        'If a provider is not known, it is not set up on this server; whoever looks after your machines does it. There is a most of accounts: use one you have.',
        'If something is switched off, such as selling online, it is under [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
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
            'Count the cash in the drawer. Write the sum down, with the date and your name.',
            'A manager compares it in the portal: [[portal.today]] says what was taken, and [[portal.sales]] shows each bill and how it was paid.',
            'Tap [[register.lock]] on every register. Leave the box on.',
          ],
        },
        'The business day ends early in the morning: a show after midnight counts for the evening before.',
      ],
    },
    people: {
      title: 'Names of guests',
      body: [
        'Names and mails of buyers are kept as long as the company has set, then they are erased by themselves. A guest may ask what is kept, or to be forgotten: a manager sees to it with whoever looks after your machines. The bill stays, without the name.',
        'Paper with names, and files that were carried by hand, belong into the shredder, not into the bin.',
      ],
    },
  },
}
