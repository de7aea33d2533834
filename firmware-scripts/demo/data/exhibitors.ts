import type { CinemaFields, ExhibitorFields } from '#core/venue/cinema.ts'
import { corsetEvening, ladiesNights, type DemoEvent } from './event.ts'
import { lumiere, melies, moselle, scheier, varda, type DemoScreen } from './halls.ts'
import type { DemoMovie } from './movie.ts'
import { melusineMovies } from './movies/melusine.ts'
import { oeslingMovies } from './movies/oesling.ts'
import { demoRoles, melusineEmployees, oeslingEmployees, type DemoEmployee, type DemoRole } from './people.ts'
import { demoRates, type DemoRate } from './prices.ts'
import {
  demoVoucherPackages,
  demoVoucherTypes,
  type DemoVoucherPackage,
  type DemoVoucherType,
} from './vouchers.ts'
import { demoProducts, type DemoProduct } from './products.ts'

/** An exhibitor with everything it owns; keys are unique within it and are replaced by ids later. */
export type DemoExhibitor = {
  key: string
  exhibitor: ExhibitorFields
  cinemas: { key: string; cinema: CinemaFields }[]
  screens: DemoScreen[]
  movies: DemoMovie[]
  rates: DemoRate[]
  products: DemoProduct[]
  voucherTypes: DemoVoucherType[]
  voucherPackages: DemoVoucherPackage[]
  roles: DemoRole[]
  employees: DemoEmployee[]
  events: DemoEvent[]
}

const habits = {
  midnightOffsetMinutes: 300,
  cineWeekStartsOn: 3,
  holdSeconds: 600,
  features: { tickets: true, vouchers: true, newsletters: false },
} satisfies Partial<ExhibitorFields>

/** Two cinemas with four screens. Streets, numbers and mails are made up; the towns are real. */
export const melusine: DemoExhibitor = {
  key: 'melusine',
  exhibitor: {
    ...habits,
    tradeName: 'Mélusine Cinémas',
    email: 'bonjour@melusine.example',
    vatNumber: 'LU99999984',
    phone: '+352 20 00 01 00',
    phoneTitle: { en: 'Office', de: 'Büro', fr: 'Bureau', nl: 'Kantoor' },
    phones: [
      {
        id: 'groups',
        title: {
          en: 'Groups and schools',
          de: 'Gruppen und Schulen',
          fr: 'Groupes et écoles',
          nl: 'Groepen en scholen',
        },
        phone: '+352 20 00 01 10',
      },
    ],
    accentHue: 75,
  },
  cinemas: [
    {
      key: 'cine-melusine',
      cinema: {
        name: 'Ciné Mélusine',
        address1: '18, rue de la Lanterne',
        zip: 'L-1999',
        city: 'Luxembourg',
        country: 'LU',
        lat: 49.6113,
        lng: 6.1319,
        phone: '+352 20 00 01 01',
        phoneTitle: { en: 'Box office', de: 'Kasse', fr: 'Caisse', nl: 'Kassa' },
        phones: [
          {
            id: 'groups',
            title: { en: 'Groups', de: 'Gruppen', fr: 'Groupes', nl: 'Groepen' },
            phone: '+352 20 00 01 11',
          },
        ],
        email: 'melusine@melusine.example',
        addresses: [
          {
            id: 'step-free',
            title: {
              en: 'Step-free entrance',
              de: 'Stufenloser Eingang',
              fr: 'Entrée de plain-pied',
              nl: 'Drempelvrije ingang',
            },
            address1: '2, ruelle du Rideau',
            zip: 'L-1999',
            city: 'Luxembourg',
          },
        ],
        timezone: 'Europe/Luxembourg',
      },
    },
    {
      key: 'cine-moselle',
      cinema: {
        name: 'Ciné Moselle',
        address1: '5, quai du Projecteur',
        zip: 'L-6799',
        city: 'Grevenmacher',
        country: 'LU',
        lat: 49.6789,
        lng: 6.4419,
        phone: '+352 20 00 01 02',
        email: 'moselle@melusine.example',
        timezone: 'Europe/Luxembourg',
      },
    },
  ],
  screens: [lumiere, melies, varda, moselle],
  movies: melusineMovies,
  rates: demoRates,
  products: demoProducts,
  voucherTypes: demoVoucherTypes,
  voucherPackages: demoVoucherPackages,
  roles: demoRoles,
  employees: melusineEmployees,
  events: [corsetEvening, ladiesNights],
}

/** A film club in the north, to show that exhibitors never see each other's data. */
export const oesling: DemoExhibitor = {
  key: 'oesling',
  exhibitor: {
    ...habits,
    tradeName: 'Filmhaus Ösling',
    email: 'moien@oesling.example',
    vatNumber: 'LU99999883',
    phone: '+352 20 00 02 00',
    accentHue: 150,
  },
  cinemas: [
    {
      key: 'filmhaus-oesling',
      cinema: {
        name: 'Filmhaus Ösling',
        address1: '2, Bei der Scheier',
        zip: 'L-9799',
        city: 'Clervaux',
        country: 'LU',
        lat: 50.0547,
        lng: 6.0314,
        phone: '+352 20 00 02 01',
        email: 'kino@oesling.example',
        timezone: 'Europe/Luxembourg',
      },
    },
  ],
  screens: [scheier],
  movies: oeslingMovies,
  rates: demoRates,
  products: demoProducts,
  voucherTypes: demoVoucherTypes,
  voucherPackages: demoVoucherPackages,
  roles: demoRoles,
  employees: oeslingEmployees,
  events: [],
}

export const demoExhibitors: DemoExhibitor[] = [melusine, oesling]
