import type { VoucherPackageFields } from '#core/vouchers/voucher-package.ts'
import type { VoucherTypeFields } from '#core/vouchers/voucher-type.ts'
import type { Texts } from './movie.ts'

export type DemoVoucherType = {
  key: string
  type: VoucherTypeFields & { title: Texts; description: Texts }
}

/** What both demo exhibitors sell as vouchers. */
export const demoVoucherTypes: DemoVoucherType[] = [
  {
    key: 'gift-card',
    type: {
      type: 'giftcard',
      title: { en: 'Gift card', de: 'Geschenkkarte', fr: 'Carte cadeau', nl: 'Cadeaubon' },
      description: {
        en: 'An evening at the cinema for somebody you like',
        de: 'Ein Kinoabend für jemanden, den Sie mögen',
        fr: 'Une soirée au cinéma pour quelqu’un que vous aimez',
        nl: 'Een avondje bioscoop voor iemand die je graag ziet',
      },
      turnCents: 1100,
      turnsDefault: 2,
      turnsMin: 1,
      turnsMax: 10,
      turnsStep: 1,
      refreshments: true,
      refreshmentDefaultCents: 0,
      refreshmentMinCents: 0,
      refreshmentMaxCents: 5000,
      refreshmentStepCents: 500,
      slug: 'gift-card',
      pageTitle: {
        en: 'A gift card for the cinema',
        de: 'Ein Gutschein fürs Kino',
        fr: 'Une carte cadeau pour le cinéma',
        nl: 'Een cadeaubon voor de bioscoop',
      },
      content: {
        en: 'Choose how many visits you give, and something for popcorn and drinks if you like.\n\nIt is valid for every film in all our cinemas. Write a few words, and pass the code on.',
        de: 'Wählen Sie, wie viele Besuche Sie schenken, und etwas für Popcorn und Getränke, wenn Sie mögen.\n\nEr gilt für jeden Film in allen unseren Kinos. Schreiben Sie ein paar Worte dazu und geben Sie den Code weiter.',
        fr: 'Choisissez combien d’entrées vous offrez, et de quoi prendre du popcorn et une boisson si vous voulez.\n\nElle est valable pour tous les films dans tous nos cinémas. Écrivez quelques mots et transmettez le code.',
        nl: 'Kies hoeveel beurten je geeft, en iets voor popcorn en drankjes als je wilt.\n\nHij geldt voor elke film in al onze bioscopen. Schrijf er een paar woorden bij en geef de code door.',
      },
      validMonths: 24,
      pauseMinutes: 0,
      order: 1,
      deleted: false,
    },
  },
  {
    key: 'ten-times',
    type: {
      type: 'subscription',
      title: {
        en: 'Ten times cinema',
        de: 'Zehnmal Kino',
        fr: 'Dix fois au cinéma',
        nl: 'Tien keer bioscoop',
      },
      description: {
        en: 'Ten tickets for any film, for you and whoever comes along',
        de: 'Zehn Karten für jeden Film, für Sie und alle, die mitkommen',
        fr: 'Dix billets pour tous les films, pour vous et ceux qui vous accompagnent',
        nl: 'Tien tickets voor elke film, voor jou en wie er meegaat',
      },
      turnCents: 850,
      turnsDefault: 10,
      turnsMin: 10,
      turnsMax: 20,
      turnsStep: 10,
      validMonths: 12,
      pauseMinutes: 0,
      order: 2,
      deleted: false,
    },
  },
]

export type DemoVoucherPackage = { key: string; pack: VoucherPackageFields }

/** What both sell as a package: three gift cards for less than they cost by themselves. */
export const demoVoucherPackages: DemoVoucherPackage[] = [
  {
    key: 'family-evening',
    pack: {
      name: {
        en: 'Family evening',
        de: 'Familienabend',
        fr: 'Soirée en famille',
        nl: 'Familieavond',
      },
      description: {
        en: 'Two cards with two visits each, and one with popcorn for everybody.',
        de: 'Zwei Gutscheine mit je zwei Besuchen und einer mit Popcorn für alle.',
        fr: 'Deux cartes de deux entrées chacune, et une avec du popcorn pour tous.',
        nl: 'Twee cadeaubonnen met elk twee beurten, en een met popcorn voor iedereen.',
      },
      parts: [
        { voucherTypeId: 'gift-card', count: 2, turns: 2 },
        { voucherTypeId: 'gift-card', count: 1, turns: 1, refreshmentCents: 2000 },
      ],
      cents: 6900,
      visibility: ['site', 'pos'],
      order: 1,
      deleted: false,
    },
  },
]
