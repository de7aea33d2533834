import type { PageText } from '../../page.ts'

export const en: PageText<'trouble'> = {
  title: 'What to do when …',
  lead: 'The printer, the internet, a disk, the box: what goes on, and what you do.',
  sections: {
    printer: {
      title: 'The printer does not print',
      body: [
        'The sale is made, with paper or without. Nothing gets lost: what could not be printed waits and comes out automatically.',
        {
          steps: [
            'Is there paper, is the cover closed, is the light on? Put paper in and close the cover.',
            'Wait a few seconds. The waiting papers come out in their order.',
            'If a paper still lacks, find the receipt under [[register.bills]] and tap [[register.print_again]].',
            'If it stays silent, pull its plug, wait ten seconds, and look at its network cable.',
          ],
        },
        'A paper that may have come out already says that it is a copy. Both are good, and let one guest in.',
        'Where another printer is entered for that, the paper comes out of it after ten seconds, and the screen says so. A printer with a USB cable is plugged into the box, entered at the cinema with [[portal.cinema.device_search_do]], and found again wherever it is put in. If it is listed and does not answer, the box lacks the rules of 70-foyer-printers.rules, which whoever looks after it puts in place. One that is not listed is entered with the numbers of its maker, such as usb-vendor:20d1:7008.',
        'A manager sees what the printer says in the portal on the box under [[portal.health]].',
        'Letters look wrong, lines break, or a printer is new? A manager opens the cinema under [[portal.cinema.many]] in the portal and prints a page under [[portal.cinema.printer_test]]: accents, width, code, cut, and the drawer if it is ticked.',
        {
          note: 'Guests can be let in without paper: by the seat, the receipt under [[register.bills]], or the code on their phone.',
        },
      ],
    },
    line: {
      title: 'The internet is gone',
      body: [
        'Go on. The register sells, prints and takes money, and the door lets in. The website goes on selling, too.',
        {
          list: [
            'Each side sells its own seats. Those marked [[register.state_elsewhere]] are the website’s until the connection is back.',
            'What the website sold is refunded by the website. Ask for it: it happens as soon as there is internet.',
            'A voucher whose visits are with the website needs [a manager’s approval](till#manager).',
          ],
        },
        'When the connection is back, both sides tell each other everything automatically. Nobody has to press anything.',
        'Shall what the website has left be sold at the till tonight? A manager can [carry it by hand](trouble#by-hand).',
        'What holds for several cinemas, such as people of other houses, is changed in the portal on the website.',
      ],
    },
    'box-silent': {
      title: 'The box does not answer',
      body: [
        'The box is the small machine in the building that does the work of all registers, scanners and walls.',
        {
          steps: [
            'Look whether other screens answer. If they do, it is this one: check its cable or Wi-Fi and load the page again.',
            'If none answers, look at the box: is it on, is its network cable in?',
            'Switch it off and on. It takes a minute or two and loses nothing.',
            'On the register, try the last sale again. It cannot be made twice.',
          ],
        },
        'If it says that something went wrong on our side, try once more. If it comes back, write down what you did and the time, and call whoever looks after your machines.',
        'In the portal the same words mean the server of the website, or your own network.',
      ],
    },
    page: {
      title: 'The page is out of date',
      body: [
        'A page that was open for half a day is no longer believed. Load it again. Baskets and unanswered sales are still there.',
        'If the screen says that this machine has another name, open it by the address an engineer gave you, or by its number on the network.',
      ],
    },
    'second-disk': {
      title: 'The second disk does not answer',
      body: [
        'Every sale is written on two disks before anybody is told that it was made. Without the second one nothing is sold, so that nothing can get lost.',
        {
          steps: [
            'Look whether the second disk or stick is in its place, and press it in.',
            'Selling goes on automatically within seconds.',
            'If not, put in an empty one of at least the same size. It is filled automatically.',
          ],
        },
        'A sale that waits for its answer is safe. Keep it on the screen.',
        'Under [[portal.health]] it stands how each disk is. If a part of it could not be read twice, replace it.',
      ],
    },
    'disk-full': {
      title: 'The disk is full',
      body: [
        'Nothing is sold or changed until there is room. Whoever looks after your machines deletes what is not needed on the disk of the database, or puts in a larger one. Then it goes on automatically.',
        { note: 'Never delete a file of Foyer. If you are not sure what it is, leave it.' },
      ],
    },
    'catching-up': {
      title: 'The box is catching up',
      body: [
        'After a repair a machine may have forgotten sales. It first asks everybody who remembers: the website, the second disk, the registers. Until then it sells nothing, so that no seat is sold twice.',
        {
          list: [
            'The screen says what it waits for. Most often it takes less than a minute.',
            'If it waits for the internet, get the connection back: a phone’s hotspot is enough.',
            'If it waits for a manager, see [The disk woke up in another machine](trouble#other-machine).',
            'If the website waits for a cinema’s box, switch that box on and connect it.',
          ],
        },
        'Tickets that guests have stay valid. Scan on: each one is checked automatically as soon as it can.',
        'When a register says that it gives its sales back to the box, let it. It remembers what the box forgot.',
        'If the screen says that there is nothing to decide, it has been decided meanwhile. Load the page again.',
      ],
    },
    alone: {
      title: 'Sell without internet after a repair',
      body: [
        'If the box is catching up and the internet does not come back, a manager may let it sell without internet: [[status.emergency_mode_title]].',
        {
          list: [
            'Only seats that were never sold, held or passed on can be sold. All others stay closed.',
            'Snacks are sold and tickets are scanned as always.',
            'It is recorded with the manager’s name, and ends automatically when the connection is back.',
          ],
        },
        { note: 'Only where no other machine of this box is running. Two would sell the same seats.' },
      ],
    },
    'other-machine': {
      title: 'The disk woke up in another machine',
      body: [
        'The box has noticed that it is in another machine than before. If the first one is still running, both would sell the same seats.',
        {
          steps: [
            'Find the old machine and switch it off for good.',
            'A manager signs in on the register: [[status.decide_sign_in]].',
            'Read what is written there, type the word, and tap [[status.machine_do]].',
          ],
        },
      ],
    },
    'new-box': {
      title: 'The box is broken: a new one',
      body: [
        'If one of its two disks is whole, put both into the new machine. It knows everything and goes on; see [The disk woke up in another machine](trouble#other-machine).',
        'If both are gone:',
        {
          steps: [
            'In the portal on the website open [[portal.boxes]] and tap [[portal.box_replace]].',
            'Read what it means, and tap [[portal.box_replace_now]].',
            'Start the new box, open its address in a browser of the same network, and enter the code there. It is good for one box and one hour. Then make a new one.',
            'Leave every register switched on: they give back what the website has not heard.',
          ],
        },
        'If a code is refused, it was mistyped, used, or is too old: make a new one. A cinema has one box; a second one is refused unless it takes the first one’s place.',
        'If it says that a box with this identity is connected already, two machines have the same disk. Switch one off.',
      ],
    },
    'new-device': {
      title: 'A register, scanner or wall shows a code',
      body: [
        'A device that is new here, or was logged out, waits with a code on its screen until a manager lets it in. Nobody can enter a PIN on it before that.',
        {
          steps: [
            'In the portal open [[portal.device.many]]. The device stands at the top with the same code.',
            'Compare the two codes. If they differ, it is another device: do not let it in.',
            'Tap [[portal.device_let_in]] and give it a name, or choose the device whose place it takes.',
            'It goes on automatically within seconds.',
          ],
        },
        'If the website cannot be reached, a manager enters a name for the device, their own name or mail and their PIN on its screen, or opens the portal of the box.',
        'A device that says it is blocked was shut out by a manager. In the portal, open it and tap [[portal.device_unblock]]; then it shows a code again. A lost or stolen device is stopped there with [[portal.device_do_blocked]], at once.',
      ],
    },
    'two-histories': {
      title: 'Two versions',
      body: [
        'Somebody put a machine back to an older state, and it sold on. Now box and website remember different sales under the same numbers. Nothing more is taken of either until a manager chooses.',
        {
          steps: [
            'In the portal on the website open [[portal.health]]. Both are there with their sales and sums.',
            'Compare them with the paper and the money in the drawer.',
            'Keep one: [[portal.keep_do]]. Sales of the other one are taken back automatically where the seat is free.',
            'Whoever lost a seat stands below, under [[portal.displaced_title]]. Offer another seat or the money.',
          ],
        },
        'If it says that not all has been told yet, wait a moment and look again.',
      ],
    },
    'by-hand': {
      title: 'Carry a file by hand',
      body: [
        'When the connection stays away, a phone or a stick can carry what each side knows. In the portal it is under [[portal.boxes]], [[portal.offline_sync]].',
        {
          steps: [
            'Where there is internet, open the portal on the website and tap [[portal.offline_sync_fetch_relay]].',
            'If the till shall sell what is left online, tick that the seats are handed over. Online sale of these shows ends at once.',
            'Carry it to the cinema, open the portal on the box, and take it in: [[portal.offline_sync_take]].',
            'Fetch the box’s file the same way and carry it back.',
            'Delete both: guests’ names are in them.',
          ],
        },
        'A file taken twice changes nothing.',
        {
          list: [
            '**Not whole, or not signed by a machine of this company:** fetch it again yourself, and copy it whole.',
            '**For another machine, cinema or company, or for this very side:** fetch the one that is for here.',
            '**A piece is missing before it:** fetch one with [[portal.offline_sync_whole]].',
            '**The connection is up:** then nothing has to be carried.',
          ],
        },
      ],
    },
    update: {
      title: 'An older version',
      body: [
        'This machine was put back to an older version than the one that sold here before, or a file comes from a newer one. It sells nothing that it cannot read. Whoever looks after your machines updates it; then it goes on automatically.',
      ],
    },
    'too-many': {
      title: 'Too many tries',
      body: [
        'After several wrong tries, or very many requests at once, everybody has to wait a little. The screen says how long. Then try once, slowly. Waiting harms nothing; your place is kept.',
      ],
    },
    form: {
      title: 'A form is refused',
      body: [
        {
          list: [
            '**Marked fields:** each says what is wrong with it.',
            '**Changed or deleted meanwhile:** somebody else was faster. Look at what stands there now, and at [[portal.entry_history]].',
            '**Still in use:** [[portal.entry_used_in]] says where. Take it out there first, or set it aside where that is offered.',
            '**Dealt with, or not known any more:** a colleague did it. Load the list again.',
            '**A word to type:** exactly as it stands there, in capitals.',
            '**A picture:** JPEG, PNG, WebP or AVIF, up to 20 MB.',
          ],
        },
      ],
    },
  },
}
