import * as z from 'zod'
import { locales } from '../i18n/locale.ts'
import { addressEntry, contactsMost, phoneEntry, phoneTitle } from './contact-entry.ts'
import { wordsOfMost } from '../i18n/words.ts'
import { openingHoursEntry, openingHoursMost } from './opening-entry.ts'
import { networkEntry } from './network.ts'
import { handScannerEntry } from './hand-scanner-entry.ts'
import { lineDisplayEntry } from './line-display-entry.ts'
import { printerEntry } from './printer-entry.ts'
import { terminalEntry } from './terminal-entry.ts'

/** A picture by the hash of its bytes; null where none was brought. */
const fileHash = z
  .string()
  .regex(/^[\w-]{10,80}$/)
  .nullable()
  .optional()

/** Whether this machine's calendar knows the zone. */
function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0)
    return true
  } catch {
    return false
  }
}

export const cinemaFields = z.object({
  name: z.string().trim().min(1).max(80),
  address1: z.string().max(120),
  zip: z.string().max(20),
  city: z.string().max(80),
  /** ISO 3166-1 alpha-2, upper case. */
  country: z.string().regex(/^[A-Z]{2}$/),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  phone: z.string().max(40),
  phoneTitle,
  phones: z.array(phoneEntry).max(contactsMost).optional(),
  email: z.email(),
  addresses: z.array(addressEntry).max(contactsMost).optional(),
  /** The map a link leads to; one at the coordinates when null or left out. */
  mapUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .optional(),
  /** When its doors are open; nothing is told when left out or empty. */
  openingHours: z.array(openingHoursEntry).max(openingHoursMost).optional(),
  /** How to get there: parking, bus, bicycles. */
  gettingThere: wordsOfMost(600).nullable().optional(),
  /** IANA name; all times of the cinema are in it. */
  timezone: z.string().refine(isTimezone, 'field.invalid'),
  /** What each online order pays beside its tickets, in cents; nothing when left out. */
  orderFeeCents: z.int().min(0).max(100_000).nullable().optional(),
  /** What is bought at its bar is usually taken away, where that has VAT of its own; eaten there when left out. */
  usuallyTakenAway: z.boolean().optional(),
  /** Printed on receipts under the address, such as the company's register number; line by line. */
  receiptHead: wordsOfMost(400).nullable().optional(),
  /** Printed at the end of receipts, such as how long goods can be returned; a thanks of ours when empty. */
  receiptFoot: wordsOfMost(400).nullable().optional(),
  /** Business days on which nothing can be planned, each stretch with its first and last one. */
  closedDays: z
    .array(
      z
        .object({ from: z.iso.date(), to: z.iso.date() })
        .refine(({ from, to }) => from <= to, 'field.invalid'),
    )
    .max(12)
    .optional(),
  /** It never comes back; nothing is left that belongs to it. */
  deleted: z.boolean().optional(),
  /** What its box prints on, the first one first; the printer of the box's own setting when left out or empty. */
  printers: z.array(printerEntry).max(12).optional(),
  /** Its line displays for customers; a device says which one it uses. */
  lineDisplays: z.array(lineDisplayEntry).max(12).optional(),
  /** Barcode readers on sockets of its box; a device says which one it uses. */
  handScanners: z.array(handScannerEntry).max(12).optional(),
  /** Its card terminals; a device says which one it uses. */
  terminals: z.array(terminalEntry).max(12).optional(),
})
export type CinemaFields = z.infer<typeof cinemaFields>
export type Cinema = CinemaFields & { id: string }

export const exhibitorFields = z.object({
  tradeName: z.string().trim().min(1).max(80),
  email: z.email(),
  vatNumber: z.string().max(20),
  phone: z.string().max(40),
  phoneTitle,
  phones: z.array(phoneEntry).max(contactsMost).optional(),
  /** Content hashes of its logo, for light and for dark ground; one stands for both where the other is missing. */
  logoFile: fileHash,
  logoDarkFile: fileHash,
  /** Where the company is, ISO 3166-1 alpha-2, upper case; new cinemas and rates begin with it. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The languages of its guests, the first one first. */
  languages: z.array(z.enum(locales)).min(1).max(locales.length).optional(),
  /** Marquee colour of the website, an OKLCH hue in degrees. */
  accentHue: z.number().min(0).max(360),
  /** The business day starts this many minutes after midnight. */
  midnightOffsetMinutes: z.int().min(0).max(720),
  /** Where it is in social networks. */
  networks: z.array(networkEntry).max(12).optional(),
  /** First day of the cine week, 1 Monday to 7 Sunday; Wednesday by default. */
  cineWeekStartsOn: z.int().min(1).max(7),
  /** How long a visitor's seats are held while they fill in the form. */
  holdSeconds: z.int().min(60).max(3600),
  /** How the VAT of a bill is rounded; each item by itself when left out. */
  vatRounding: z.enum(['line', 'sum_by_net_keep_gross']).optional(),
  /** Months after a show, or a voucher's end, until the names of buyers and holders are erased. */
  personalDataMonths: z.int().min(1).max(120).optional(),
  /** Until then all trade is training and in no books (ISO, UTC); what is past says that they are open. */
  trainingUntil: z.iso.datetime().optional(),
  features: z.object({ tickets: z.boolean(), vouchers: z.boolean(), newsletters: z.boolean() }),
})
export type ExhibitorFields = z.infer<typeof exhibitorFields>

/**
 * The exhibitor's entry as it is stored. What is optional here is said as a setting now (`settings/declared.ts`); what
 * an entry says of it holds until then.
 */
export const exhibitorEntry = exhibitorFields.partial({
  accentHue: true,
  midnightOffsetMinutes: true,
  cineWeekStartsOn: true,
  holdSeconds: true,
  features: true,
})
export type ExhibitorEntry = z.infer<typeof exhibitorEntry>

export type Exhibitor = ExhibitorFields & { id: string }
