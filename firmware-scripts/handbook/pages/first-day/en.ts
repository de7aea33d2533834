import type { PageText } from '../../page.ts'

export const en: PageText<'first-day'> = {
  title: 'First day',
  lead: 'How to sign in, what is on the screen, and your first sale.',
  sections: {
    'sign-in': {
      title: 'Sign in',
      body: [
        'The register and the scanner ask: [[kiosk.who_are_you]]',
        {
          steps: [
            'Tap your name.',
            'Type your PIN. A manager gave it to you; keep it to yourself.',
            'Tap [[kiosk.sign_in]].',
          ],
        },
        'If your name is not there, you have no PIN yet, or your role does not allow this screen. A manager sets both in the portal under [[portal.people]].',
        'If it says that this is not right, type the PIN once more, slowly. After a few wrong tries you have to wait a little; the screen counts the seconds. If you have forgotten your PIN, a manager gives you a new one.',
        'If the screen says that you should sign in first, your session is over. Sign in again: a sale without an answer is still there. The portal asks for [[portal.email]] and [[portal.password]] instead of a PIN.',
        { picture: 'sign-in', alt: 'The sign-in: names on the left, digits for the PIN on the right.' },
      ],
    },
    'the-screen': {
      title: 'What is on the screen',
      body: [
        'The register has three parts that never move.',
        {
          list: [
            'Left, [[register.zone_on]]: the days, the shows, and [[register.search_all]].',
            'Middle, [[register.zone_chosen]]: tickets, seats, and [[register.products]].',
            'Right, [[register.zone_pay]]: the basket, the sum, and the keys to pay with.',
          ],
        },
        'At the top are [[register.vouchers]], [[register.bills]], the language, light or dark, and [[register.lock]]. A letter or a key on a button is the key of the keyboard that does the same.',
        {
          picture: 'register',
          alt: 'The register: shows on the left, tickets and snacks in the middle, the basket with its sum on the right.',
        },
      ],
    },
    'first-sale': {
      title: 'Your first sale',
      body: [
        {
          steps: [
            'Tap the show. The next one is on top.',
            'Tap a price once for each guest. Seats are found automatically.',
            'Tell the guest the seats and the sum.',
            'Tap [[register.cash]] or [[register.card]], and take the money.',
            'Give the paper and the change. Then tap [[register.next_customer]].',
          ],
        },
        'A sale cannot be made twice by mistake, whatever you press. More is in [An evening at the till](till#sell).',
      ],
    },
    'first-ticket': {
      title: 'Your first ticket at the door',
      body: [
        {
          steps: [
            'Open the scanner and sign in.',
            'Choose the show at your door, or [[scanner.door_any]].',
            'Hold the code of the ticket before the scanner.',
            'Green with a tick: the guest goes in. Red with a cross: read the reason aloud.',
          ],
        },
        'What each reason means is in [At the door](door#used).',
      ],
    },
    portal: {
      title: 'The portal, for managers',
      body: [
        'In the portal you plan, look and set up. Open it at the website’s address with /portal behind it, or on the box. Both show the same; a few things can be done in one of them only, and the page says so.',
        {
          list: [
            '[[portal.today]]: what was taken today, and how full the shows are.',
            '[[portal.programme]]: the shows of a day or a week.',
            '[[portal.sales]] and [[portal.worklist]]: every receipt, and money that got stuck.',
            '[[portal.vouchers]]: gift cards and subscriptions.',
            '[[portal.group_setup]]: cinemas, screens, prices, products, people.',
            '[[portal.group_machines]]: boxes and their health.',
          ],
        },
        'You see only the pages your role allows.',
        {
          picture: 'today',
          alt: 'The first page of the portal: takings, tickets, how full the shows are, and the shows of the day.',
        },
      ],
    },
    'portal-sign-in': {
      title: 'Sign in to the portal safely',
      body: [
        'Under [[portal.account]] everybody sees where they are signed in and ends what they do not know with [[portal.session_end]], or all of it with [[portal.sessions_end_others]]. A manager does the same for somebody at their entry under [[portal.people]].',
        'A new person chooses their password themselves: open their entry and press [[portal.person_first_send]]. The link in the mail holds a week.',
        '[[portal.second_step]]: press [[portal.second_set]], scan the picture with an authenticator app on your phone, and type the six digits it shows. Keep the ten recovery codes on paper: each signs you in once without the phone, and they are the only codes the box in the cinema takes. In the settings a cinema can ask everybody for it.',
        '[[portal.passkeys]]: press [[portal.passkey_add]] on a computer or phone that knows you by finger, face or PIN. From then on [[portal.passkey_sign_in]] is enough there.',
        'Phone lost and no codes left: a manager opens your entry and presses [[portal.person_second_reset]]. You are told by mail.',
      ],
    },
    'set-up': {
      title: 'People, rights and secrets',
      body: [
        {
          steps: [
            'Under [[portal.people]] tap [[portal.employee.add]], enter the name and choose a role.',
            'Open the person. Set a PIN for register and scanner, or mail and password for the portal.',
            'Say where the person works. Without a cinema it is all of them.',
          ],
        },
        'A PIN has four to six digits and is not 1234 or 1111. A password has at least six characters. What is guessed first is refused.',
        'A role says what somebody may do. Nobody can give a right they do not have, and the last person who may do everything stays. If your role does not allow something, ask whoever gave it to you.',
        'Who leaves: [[portal.person_shut_out_now]]. Their name stays in the books. Nobody shuts themselves out; a colleague does it.',
      ],
    },
    plan: {
      title: 'Plan a show',
      body: [
        {
          steps: [
            'Under [[portal.programme]] tap [[portal.add_show]], or press a free place on the board.',
            'Choose film, version, screen, day and time. The board shows where it will stand.',
            'If the screen is taken, the page says by which film and until when. Choose another time.',
            'Save. Website, register and walls show it within a second.',
          ],
        },
        'A show cannot begin in the past, before the first day of its film, or more than two years ahead. It can be moved while it has not ended: [[portal.move_show]]. Its tickets stay valid. [[portal.copy_show]] plans its film at another time too, and so does dragging it with Alt. [[portal.film_list]] above the board lists the films: drag one to its screen and hour. Its pre-show and its cleaning are longer or shorter than the screen’s where you drag their edges on the board, or type them under [[portal.own_minutes]]; it begins when it did, and no guest is mailed. A film’s form has its [[portal.movie.creditsMinutes]] and its [[portal.movie.intermissionMinutes]]: the intermission makes shows that are planned from then on longer. Its [[portal.movie.eidr]] and [[portal.movie.isan]] go out with programmes and with rental statements.',
        'Into a screen with another seat plan a show can move only while nobody has bought a seat: [[portal.plan_anew]]. Otherwise choose another time, or cancel it and pay the tickets back.',
        '[[portal.many_open]] plans a film on many days at once, an earlier week once more, or one that was kept under a name with [[portal.week_keep]]. Each show says at once what speaks against it, nothing is planned before you press, and [[portal.undo]] takes all of it back. When a film may begin is said in its form, and closed days with the cinema.',
        '[[portal.file_save]] on the board hands a week out: as a sheet for the wall, as a table, or as XML that newspapers fetch themselves. [[portal.several_choose]] marks shows on the board; then all of them are shown elsewhere, sold online until another minute, or cancelled.',
        '[[portal.film_source]] fills the form of a new film from The Movie Database, once a manager has entered a key in the settings; [[portal.film_file]] does so from a file of it, without a key, and without internet too. At a film, [[portal.print_title]] reads a version from what the projection server shows, and [[portal.film_run]] tells its last weeks.',
        'With a screen, [[portal.plan_open]] draws its seats. [[portal.plan_save]] asks from which show on the plan holds. A seat that a guest has never vanishes: the page names it, with its receipt.',
        'Under [[portal.seat_class.many]] seats get classes of your own, with a name, a colour and a mark, a supplement and a handling fee; the plan then has a button for each. At a show, [[portal.show_notice]] tells its guests something, such as a guest who speaks.',
        'A broken seat is taken out of every show with [[portal.block_open]] at its screen, or by a manager at the register; [[portal.block_free]] sells it again. The same button at a show keeps seats of that show for the cinema.',
        'If the connection was down and the same thing was planned twice, it is under [[portal.conflicts]]. One press decides.',
        'Under [[portal.movies]] a film that is over is set aside with [[portal.entry_archive]]: nobody plans it or sees it, and [[portal.entry_bring_back]] offers it again. While it has shows ahead the page says until which day.',
        {
          picture: 'programme',
          alt: 'The board of a week: each show is a strip in its screen and its hours.',
        },
      ],
    },
    training: {
      title: 'Training before the first day',
      body: [
        'Before a cinema opens, everybody may practise with the real thing: register, paper, scanner and website work, with the real prices and shows. Nothing of it is in the books.',
        'Somebody who founds a cinema says until when; a manager changes it in the portal under [[portal.training]], while training lasts.',
        {
          list: [
            'Every screen, slip, ticket, mail and PDF says that it is training. Money goes into no drawer and to no bank: online, a purchase ends on a page that stands in for the bank, once [[portal.setup_payment]] was set under [[portal.setup]]; there you choose whether it succeeds.',
            'Numbers of receipts begin with a T and are counted apart.',
            'A training ticket opens the door while training lasts, and the scanner says so. Afterwards it is refused.',
          ],
        },
        'At the minute that was named everybody’s training ends automatically, on a box without a connection too; [[portal.training_open_now]] ends it at once. Then all seats are free, no voucher, stock or sum of training is left, and numbers begin with 1. What you set up stays: films, prices, plans, shows, people, machines. Seats that you blocked are blocked anew.',
        'It cannot be begun again once something was sold for real. If a page says that training has ended meanwhile, look at what it shows now, and begin the sale again.',
      ],
    },
  },
}
