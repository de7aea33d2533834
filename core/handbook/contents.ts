/** The pages of the handbook in their order, each with its sections in theirs; a section is an anchor on its page. */
export const handbook = {
  'first-day': [
    'sign-in',
    'the-screen',
    'first-sale',
    'first-ticket',
    'portal',
    'portal-sign-in',
    'set-up',
    'plan',
    'training',
  ],
  till: [
    'sell',
    'seats',
    'shortage',
    'reservations',
    'park',
    'takeover',
    'snacks',
    'pay',
    'terminal',
    'no-answer',
    'bills',
    'refund',
    'exchange',
    'vouchers',
    'manager',
    'lock',
  ],
  door: [
    'choose',
    'scan',
    'camera',
    'used',
    'other',
    'time',
    'payment',
    'no-ticket',
    'cards',
    'unknown',
    'no-answer',
  ],
  trouble: [
    'printer',
    'line',
    'box-silent',
    'page',
    'second-disk',
    'disk-full',
    'catching-up',
    'alone',
    'other-machine',
    'new-box',
    'new-device',
    'two-histories',
    'by-hand',
    'update',
    'too-many',
    'form',
  ],
  money: [
    'drawer',
    'shift',
    'card',
    'invoices',
    'pay-out',
    'buyers-return',
    'cancelled-show',
    'stuck',
    'methods',
    'mollie',
    'bancontact',
    'closing',
    'rental',
    'reports',
    'newsletter',
    'waiting-list',
    'wallet',
    'people',
  ],
  'set-up': [
    'steps',
    'combinations',
    'special-prices',
    'printers',
    'devices',
    'settings',
    'automations',
    'website-pages',
    'modules',
    'taking-over',
  ],
  terms: ['people-and-places', 'tickets', 'machines', 'trouble'],
} as const

export type HandbookPage = keyof typeof handbook
export type SectionOf<Page extends HandbookPage> = (typeof handbook)[Page][number]

/** A section by its page and its anchor, such as `till#refund`. */
export type HandbookPlace = { [Page in HandbookPage]: `${Page}#${SectionOf<Page>}` }[HandbookPage]

export const handbookPages = Object.keys(handbook) as HandbookPage[]

export function isHandbookPage(name: string): name is HandbookPage {
  return Object.hasOwn(handbook, name)
}
