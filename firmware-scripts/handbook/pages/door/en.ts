import type { PageText } from '../../page.ts'

export const en: PageText<'door'> = {
  title: 'At the door',
  lead: 'Scanning tickets, and what to say when one is refused.',
  sections: {
    choose: {
      title: 'Choose your show',
      body: [
        'The scanner asks: [[scanner.door]] Choose it, and tickets of other shows are refused with the right time and screen. With [[scanner.door_any]] every ticket is let in whose show is on now.',
        '[[scanner.door_change]] leads back to the choice. The figure at the top says how many are inside.',
      ],
    },
    scan: {
      title: 'Scan',
      body: [
        'Hold the code before the scanner. On paper or on a phone, both are good. A phone should be bright.',
        'If the code cannot be read, type the ten characters under it into [[scanner.code]] and tap [[scanner.check]].',
        'Green with a tick means: let in. Row and seat are large enough to show the guest. A ticket is let in once.',
      ],
    },
    camera: {
      title: 'Scan with a phone',
      body: [
        'On a phone, tap [[scanner.camera_use]] and allow the camera. Hold the code in the frame: it is read without a tap, and the same green or red appears with its sound.',
        'One code is read once. To read the same one again, take it away for two seconds.',
        'In the dark, tap [[camera.camera_torch]], where the phone has one. [[camera.camera_off]] closes the camera; until then the phone opens it again at the next start. A hand scanner and typing work beside it.',
        '**[[camera.camera_secure]]:** a browser gives a page the camera at a secure address alone. The page behind the button says how this phone is set up for it, once.',
        '**The camera is refused:** allow it for this page in the browser’s settings, then tap [[camera.camera_again]].',
      ],
    },
    used: {
      title: 'Already used, refunded, exchanged',
      body: [
        '**[[scanner.used]]:** somebody went in with this ticket. The screen says when, at which door and by whom. Often it is the guest, who went out for a moment; look at the seat. Otherwise two people have the same ticket: the first one is inside. Call a manager.',
        'Was the wrong ticket let in? Who may approve things at the register taps [[scanner.undo]], then [[scanner.undo_sure]]. The ticket lets its guest in once more.',
        '**[[scanner.refunded]]:** the money went back. The guest needs a new ticket.',
        '**[[scanner.exchanged]]:** the guest has a newer ticket. Ask for the other paper.',
        { picture: 'ticket-refused', alt: 'The scanner is red, with a large cross and the reason under it.' },
      ],
    },
    other: {
      title: 'Another show, another cinema',
      body: [
        '**[[scanner.other_show]]:** the ticket is good, but not at this door. Film, time and screen are on the screen. Show the way.',
        '**[[scanner.other_cinema]]:** it was bought for another of our houses. The register can help: [Exchange a ticket](till#exchange).',
        '**[[scanner.not_of_here]]:** the code is genuine, but its show is not known here. Look at the film and cinema on the ticket. If the connection is down, the show may be new: call a manager.',
      ],
    },
    time: {
      title: 'Too early, too late',
      body: [
        '**[[scanner.too_early]]:** the screen says when the show begins. Doors for any show that is on open an hour before.',
        '**[[scanner.too_late]]:** the show is over. The register can look at the receipt.',
      ],
    },
    payment: {
      title: 'Not paid',
      body: [
        'The purchase is not paid, or its payment is still on its way. Ask the guest whether the website said that it was paid. It may take a minute: scan again.',
        'If it stays like this, send the guest to the register. They can buy the same seats there if these are free, and money that comes late goes back automatically.',
      ],
    },
    'no-ticket': {
      title: 'Reserved, or without a ticket',
      body: [
        '[[scanner.tool_reservations]] shows who reserved for this show; three letters of the name find them. Whoever has not paid goes to the till. Whoever has paid is let in here, without paper too.',
        '[[scanner.tool_sales]] finds a sale by what the guest remembers: a seat, the sum, the film, a time, or the last four characters of a code. Let in only whom you believe: the ticket is used afterwards.',
      ],
    },
    cards: {
      title: 'Empty cards',
      body: [
        '[[scanner.tool_card]]: scan the card. When nothing is left on it, tap [[scanner.card_take]] and keep it. When something is left, it is the guest’s.',
        'The wrong card taken back? Whoever may approve at the till scans it once more and taps [[scanner.card_undo]].',
      ],
    },
    unknown: {
      title: 'Unknown, not ours, seat already sold',
      body: [
        '**[[scanner.unknown]]:** nobody here sold this. If it was typed, type it again.',
        '**[[scanner.forged]]:** this code was not made by this cinema. Do not let it in; call a manager.',
        '**[[scanner.seat_sold]]:** somebody else has a ticket for this seat. This can happen after a repair. Let nobody in before a manager has looked: both guests keep their money or get a seat.',
      ],
    },
    'no-answer': {
      title: 'No answer',
      body: [
        '[[scanner.no_answer_what]]',
        'If the box is silent for longer, let guests in by the film, the time and the seat on the paper, and keep scanning: each code is checked later automatically, and one that was used twice is told.',
        'Without internet the door works as always. Tickets that were bought online a moment ago are known by their signature.',
      ],
    },
  },
}
