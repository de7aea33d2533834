import type { PageText } from '../../page.ts'

export const en: PageText<'terms'> = {
  title: 'Words explained',
  lead: 'What the words on the screens mean.',
  sections: {
    'people-and-places': {
      title: 'People and places',
      body: [
        {
          terms: [
            ['Company', 'Who runs the cinemas. Its people, prices and films are shared by all of them.'],
            ['Cinema, screen', 'A building; a hall in it.'],
            ['Role', 'What somebody may do. One person can have several.'],
            ['PIN', 'Four to six digits, for register and scanner.'],
            ['Portal', 'The pages for managers, on the website’s address and on the box.'],
            ['Manager', 'Whoever’s role allows what yours does not.'],
          ],
        },
      ],
    },
    tickets: {
      title: 'Tickets and money',
      body: [
        {
          terms: [
            ['Show', 'One film at one time in one screen.'],
            ['Version', 'How it is shown: language, subtitles, 2D or 3D.'],
            [
              'Receipt',
              'One purchase, with its number. It never changes; what comes back is written beside it.',
            ],
            ['Basket', 'What is chosen and not paid yet. Its seats are kept for some minutes.'],
            ['Free seating', 'Places are counted; everybody sits where they like.'],
            ['Voucher, visit', 'A gift card or subscription; one use of it, good for one ticket.'],
            ['Visit to settle', 'A visit a manager approved while it was not here.'],
            ['Supplement', 'What a seat, 3D or a show adds to the price.'],
            [
              'Business day',
              'From early morning to the next early morning, so that a night show belongs to its evening.',
            ],
            ['Cinema week', 'From the day on which the programme changes, most often Wednesday.'],
          ],
        },
      ],
    },
    machines: {
      title: 'Machines',
      body: [
        {
          terms: [
            ['Box', 'The machine in the building. It sells, prints and admits, also without internet.'],
            ['Cloud, website', 'The machine in the cloud. It sells online and shows the portal.'],
            ['Connection', 'What joins the two.'],
            ['Second copy, second disk', 'The second place where every sale is stored at once.'],
            ['Off-site backup', 'A copy in another building, against fire and theft.'],
            ['Scanner', 'The screen at the door.'],
            ['Wall', 'A screen in the foyer that shows the programme.'],
          ],
        },
      ],
    },
    trouble: {
      title: 'When something was wrong',
      body: [
        {
          terms: [
            [
              'Catching up',
              'A machine that may have forgotten sales asks those who remember, before it sells.',
            ],
            [
              'Selling without internet',
              'A manager lets such a box sell without internet: only seats that were always reserved for the box office.',
            ],
            ['Conflict', 'Two people planned the same thing differently while the connection was down.'],
            ['Two versions', 'Box and website remember different sales under the same numbers.'],
            [
              'Guest without a seat',
              'Somebody whose seat another one has after a repair. They get another seat or the money.',
            ],
            ['Copy', 'A paper that may have come out once already.'],
            ['Stuck payment', 'Money on its way longer than it should be.'],
          ],
        },
      ],
    },
  },
}
