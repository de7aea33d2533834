import type { PriceRateFields } from '#core/pricing/price-rate.ts'
import type { Texts } from './movie.ts'

export type RateKey = 'normal' | 'reduced' | 'children' | 'senior' | 'premium' | 'love' | '3d'
/** The rates a guest chooses between; the others are added by the seat and the version. */
export type TicketRateKey = 'normal' | 'reduced' | 'children' | 'senior'

export type DemoRate = {
  key: RateKey
  rate: PriceRateFields & { name: Texts; description: Texts }
}

const ticket = {
  kind: 'ticket',
  seatClass: null,
  dimension: null,
  minTickets: 1,
  maxTickets: 10,
  acceptVoucher: true,
  visibility: ['site', 'pos'],
  deleted: false,
} satisfies Partial<PriceRateFields>

const supplement = { ...ticket, acceptVoucher: false } satisfies Partial<PriceRateFields>

/** What both demo exhibitors charge. */
export const demoRates: DemoRate[] = [
  {
    key: 'normal',
    rate: {
      ...ticket,
      name: { en: 'Normal', de: 'Normal', fr: 'Plein tarif', nl: 'Normaal' },
      description: { en: 'Adults', de: 'Erwachsene', fr: 'Adultes', nl: 'Volwassenen' },
      cents: 1150,
      order: 1,
    },
  },
  {
    key: 'reduced',
    rate: {
      ...ticket,
      name: { en: 'Reduced', de: 'Ermäßigt', fr: 'Tarif réduit', nl: 'Verminderd' },
      description: {
        en: 'Pupils, students, job seekers and people with a disability; please bring your card',
        de: 'Schüler, Studierende, Arbeitsuchende und Menschen mit Behinderung; bitte Ausweis mitbringen',
        fr: 'Élèves, étudiants, demandeurs d’emploi et personnes handicapées, sur présentation de la carte',
        nl: 'Scholieren, studenten, werkzoekenden en mensen met een handicap; breng je kaart mee',
      },
      cents: 950,
      order: 2,
    },
  },
  {
    key: 'children',
    rate: {
      ...ticket,
      name: { en: 'Children', de: 'Kinder', fr: 'Enfants', nl: 'Kinderen' },
      description: {
        en: 'Up to 11 years',
        de: 'Bis 11 Jahre',
        fr: 'Jusqu’à 11 ans',
        nl: 'Tot en met 11 jaar',
      },
      cents: 750,
      order: 3,
    },
  },
  {
    key: 'senior',
    rate: {
      ...ticket,
      name: { en: 'Senior', de: 'Senioren', fr: 'Seniors', nl: 'Senioren' },
      description: { en: 'From 60 years', de: 'Ab 60 Jahren', fr: 'Dès 60 ans', nl: 'Vanaf 60 jaar' },
      cents: 900,
      order: 4,
    },
  },
  {
    key: 'premium',
    rate: {
      ...supplement,
      kind: 'seat_class',
      seatClass: 'premium',
      name: { en: 'Premium seat', de: 'Premiumplatz', fr: 'Fauteuil premium', nl: 'Premiumstoel' },
      description: {
        en: 'The best rows, with a wider seat and more legroom',
        de: 'Die besten Reihen, breiter Sitz und mehr Beinfreiheit',
        fr: 'Les meilleurs rangs, un fauteuil plus large et de la place pour les jambes',
        nl: 'De beste rijen, een bredere stoel en meer beenruimte',
      },
      cents: 250,
      order: 11,
    },
  },
  {
    key: 'love',
    rate: {
      ...supplement,
      kind: 'seat_class',
      seatClass: 'love',
      name: { en: 'Love seat', de: 'Kuschelsitz', fr: 'Duo', nl: 'Love seat' },
      description: {
        en: 'A sofa for two in the back row, price per place',
        de: 'Ein Sofa für zwei in der letzten Reihe, Preis pro Platz',
        fr: 'Un canapé pour deux au dernier rang, prix par place',
        nl: 'Een zetel voor twee op de achterste rij, prijs per plaats',
      },
      cents: 300,
      order: 12,
    },
  },
  {
    key: '3d',
    rate: {
      ...supplement,
      kind: 'dimension',
      dimension: '3d',
      name: { en: '3D', de: '3D', fr: '3D', nl: '3D' },
      description: {
        en: '3D glasses included',
        de: '3D-Brille inbegriffen',
        fr: 'Lunettes 3D comprises',
        nl: '3D-bril inbegrepen',
      },
      cents: 200,
      order: 21,
    },
  },
]
