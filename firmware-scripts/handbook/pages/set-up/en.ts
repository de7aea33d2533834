import type { PageText } from '../../page.ts'

export const en: PageText<'set-up'> = {
  title: 'Setting up',
  lead: 'From an empty company to the first ticket, and what can be set afterwards.',
  sections: {
    steps: {
      title: 'From nothing to the first ticket',
      body: [
        'The page [[portal.setup]] leads through it, a step after the other. What is done is read from what is there: leave the page whenever you like, and go on where you were.',
        {
          steps: [
            '[[portal.setup_operator]]: the VAT number, and the rates of your country. Let your accountant look at them.',
            '[[portal.setup_cinema]]: name, address, and its place. Press long on the house in a map and paste both numbers into [[portal.cinema.lat]].',
            '[[portal.setup_screen]]: rows and seats make a plan at once. Aisles, curves and classes are drawn later with [[portal.plan_open]].',
            '[[portal.setup_classes]], if you like: what a seat is called and costs more. Five are always there.',
            '[[portal.setup_prices]] and [[portal.setup_products]]: lists to begin with. Change the amounts before you take them.',
            '[[portal.setup_people]]: your own PIN, and the first colleagues.',
            '[[portal.setup_payment]]: registers take cash at once; the website needs a payment provider.',
            '[[portal.setup_box]], [[portal.setup_register]] and [[portal.setup_printer]]: the machines in the house.',
            '[[portal.setup_film]] and [[portal.setup_show]]: then everything sells.',
          ],
        },
        'What is folded under [[portal.entry_more_fields]] is right as it begins, or can wait.',
        'Everything can be changed later, and each entry tells who changed what, with a way back. [Training](first-day#training) lets everybody practise before the first day.',
      ],
    },
    combinations: {
      title: 'Menus and recipes',
      body: [
        '**A menu at one price:** make a product, and under [[portal.entry_more_fields]] add a row for each thing it gives, [[portal.product.components]], with the products a guest may choose from. The register asks for what is to be chosen. On the receipt each thing bears its share of the price, as it costs when sold alone, and its own VAT; what was bought by mistake is refunded by its line.',
        '**A recipe:** [[portal.product.ingredients]] says what one piece uses up: a cup, so much corn. A sale takes that out of [[portal.stock]] instead of the product.',
        'What is never sold alone has the state [[portal.product.status.part]].',
        '**Happy hours:** [[portal.product.happyHours]] is when a product costs something else. The register shows the price of the minute, and charges no other.',
        '**Deposits:** Enter under [[portal.product.depositCents]] what the cup or bottle costs until it comes back. The register puts it beside the drink as a line of its own, in menus too, without VAT; no discount and no voucher touches it. Refunding the drink gives its deposit back with it. Z reports and [[portal.report.many]] show it separately. Cups that come back without a receipt are counted under [[register.deposits_key]] and paid from the drawer; [[portal.report.many]] say for each product what is still out.',
      ],
    },
    'special-prices': {
      title: 'Special prices and open dates',
      body: [
        '**A price list** is for shows that you choose by hand, such as premieres or school weeks. Make it under [[portal.price_list.many]], choose it at its prices under [[portal.price_rate.priceListIds]], then at the show, or at several, under [[portal.show_price_list]]. What was sold keeps its price.',
        '**Guests who bring their 3D glasses** need not pay for them: tick [[portal.price_rate.waivable]] at the supplement. The register then has a key for it, one press for each ticket, and the website asks.',
        '**A film that is not known yet:** press [[portal.add_show]], then [[portal.announce]]. The time is kept in its screen, nobody else hears of it, and nothing is sold. Open it later and press [[portal.announce_plan]].',
        '**How many menus were sold** is told by [[portal.report.many]], grouped [[portal.reports_by_combination]].',
      ],
    },
    printers: {
      title: 'Printers',
      body: [
        {
          steps: [
            'Connect the printer to the network of the cinema, or by USB to its box, and switch it on.',
            'Open the cinema under [[portal.cinema.many]] and press [[portal.cinema.device_search_do]]. Its box looks for some seconds.',
            'Press [[portal.cinema.printer_enter]] beside the address or the name. Give it a name that people use, such as Bar.',
            'Press [[portal.cinema.printer_test_do]] and look at the page: accents, the width, and whether it cuts.',
          ],
        },
        'Does a line break too early or too late, change [[portal.cinema.printers.columns]]; are accents wrong, [[portal.cinema.printers.codepage]].',
        'If nothing is found: is the printer on, is the light at its network plug on, and is it in the same network as the box? Most printers print their address while a button is held when they are switched on. That address can be entered by hand too.',
        'What the bar prepares comes out there automatically, with a number to call that the receipt and the customer display say too: tick [[portal.product_group.barSlip]] at a product group, or the kinds under [[portal.settings.pos_config.bar_slips]], and [[portal.cinema.printers.prints.bar_slip]] at the printer of the bar. With two bars, each register names its own under [[portal.device.barPrinterId]].',
        'What stands on tickets, receipts, bar slips, vouchers and Z reports is arranged under [[portal.slip_template.many]], with a picture of the paper while you do. Lines that the law asks for cannot be taken off. Invoices bear your texts there too, such as your bank account; one that is made stays as it is.',
        'Enter [[portal.cinema.printers.rollMetres]], and registers say when the roll of a printer comes to its end. Whoever puts a new one in before says so with [[register.printer_roll_new]] at the register, or here beside its test page. Where only your registers print on it, [[portal.cinema.printers.keepsLine]] shows an open cover or an empty roll there within a second.',
        'A line display with two lines before the customer is entered at the cinema under [[portal.cinema.lineDisplays]], and chosen at its register under [[portal.device.lineDisplayId]]. It shows the item, the sum, the change and the number to call.',
        'A register prints on the printer of its own entry under [[portal.device.many]]; without one, on what is entered for tickets and receipts.',
      ],
    },
    devices: {
      title: 'Registers, scanners and walls',
      body: [
        'Every machine is let in once: open the box’s address in its browser, compare the code, press [[portal.device_let_in]]. [[portal.device.many]] lists them, says which are online, and loads their pages anew.',
        {
          list: [
            '[[portal.device.autoLockMinutes]]: a register that nobody touches locks itself and keeps its basket.',
            '[[portal.device.paymentMethodIds]]: what may be taken there; nothing chosen means all.',
            '[[portal.device.parentId]]: a tablet beside a till prints where the till does, and is reloaded with it.',
            '[[portal.device.handScannerId]]: a hand scanner on a socket of the box. Press [[portal.cinema.device_search_do]] at the cinema and [[portal.cinema.printer_enter]] beside its name, then choose it here. One at the computer of the register works without.',
            '[[portal.device.orientation]]: how a wall hangs.',
            '[[portal.device_settings]]: what this one does otherwise than its cinema.',
          ],
        },
        'Under [[portal.signage_notice.many]] you say something on all walls at once, until a time; an urgent one stands large. What tickets and products cost is a view of its own. While you type a view or a theme, you see it on a wide and a tall wall, before anything is saved.',
        'Under [[portal.signage_spot.many]] you sell a place on your walls: a business’s picture comes between the pages of the programme, on its days, as often as you say. Never beside an urgent notice, and never for more than half of a wall’s time. Open one to read how often it was shown, by days and walls, and save that for the business.',
        '**By a hand scanner alone:** enter a number at [[portal.settings.pos_config.command_sheet]], then press [[portal.cinema.printer_commands_do]] at the cinema’s printers. Keep the sheet behind the counter: a scanned code does what its key does, with everything the key asks. When somebody took a picture of it, enter another number and print it anew.',
        '**A secure address:** by https nobody in the same network can read along, and a phone may use its camera. Open /secure behind the box’s address on the device: the page says what to press there, once. After that the device is let in anew at the secure address.',
        'A lost machine: [[portal.device_do_blocked]]. It stops at once, also without a connection, and may not even ask again. What to do with a code on a screen is in [What to do when …](trouble#new-device).',
      ],
    },
    settings: {
      title: 'Settings',
      body: [
        '[[portal.settings.many]] are found by a word. Beside each stands what holds now and where that was said; before you save, the page says when it takes effect.',
        {
          list: [
            'What is set for all cinemas holds in each.',
            'A cinema may do otherwise, and a device otherwise than its cinema. Choose it under [[portal.settings_for]].',
            'Some settings hold for all cinemas alike; the page says so.',
          ],
        },
        'Whoever works in one cinema changes what that one says. What holds for all is changed on the website, by somebody who works in all of them.',
        'If strangers’ scripts fill your forms, switch on [[portal.settings.recaptcha]]: visitors notice no more than a second.',
        '[[portal.settings.pos_config.receipts]] [[portal.settings.pos_config.receipts.asked]]: tickets are printed automatically, and [[register.print_receipt]] after the sale or in the list of sales brings the receipt. France demands it this way.',
        'Below the settings stands who changed what; one press takes it back. Secrets such as passwords are never shown, only replaced.',
      ],
    },
    automations: {
      title: 'Automations',
      body: [
        'Under [[portal.automation.many]] a rule says: when something happens, something is done. It waits for a time of the day or week, for so many minutes before or after a show, for a show that is sold out or nearly, for little stock, for a voucher that ends, or for a box that cannot be reached.',
        'Then it mails people of the house or those who bought online, sends a kept report, sends a newsletter again, releases reservations, takes a show off the website, or says something on all walls. Each rule is for one cinema.',
        {
          steps: [
            'Make the rule; it begins switched off.',
            'Below its form stands how often it would have run in the last seven days. Looking changes nothing.',
            'Then tick [[portal.automation.active]] and save.',
          ],
        },
        'A rule does its work once for each occasion, also after a restart, and at most 200 times a day. What it did stands below its form. [[portal.settings.portal_config.automations]] among the settings stops all of them at once.',
        'The website’s server runs them, so a cinema that is cut off is told of nothing meanwhile. Reservations that the cinema’s box keeps are released when it is heard again.',
      ],
    },
    'website-pages': {
      title: 'Prices and enquiries on the website',
      body: [
        '**Prices:** under [[portal.page.many]] begin with [[portal.preset_ready_prices]], or add the part [[portal.blocks_prices]] to a page. It says what tickets, supplements and tickets bought together cost, by your prices and in each language, and changes with them. Only what the website sells is in it. As long as you have written no menu, the website’s own leads there.',
        '**Groups, schools, birthday parties and private screenings:** a page may have [[portal.page.enquiry]]. Visitors say how many they are, on which day and with which film. It comes by mail and stands under [[portal.messages]], where you mark what is done.',
        '**Search:** the glass at the top of the website finds films, coming events, published pages and the questions on them. There is nothing to set up.',
      ],
    },
    modules: {
      title: 'What you work with',
      body: [
        'Under [[portal.modules.many]] you switch off what you do not need: it disappears from registers, website, portal and walls. Nothing that was sold is lost: tickets still admit, vouchers still pay.',
        'What your provider has not activated says so; ask there.',
        'Where tickets and vouchers are sold is a setting: [[portal.settings.public_config.features.tickets]].',
      ],
    },
    'taking-over': {
      title: 'Coming from another system',
      body: [
        'Under [[portal.import]] a table brings people, products, films, and vouchers that are still valid. You see every row and what is wrong with it before anything is written; a file that is taken a second time makes nothing twice.',
        'The same page hands all of it out again, for any other program.',
      ],
    },
  },
}
