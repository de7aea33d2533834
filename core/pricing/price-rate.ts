import * as z from 'zod'
import { wordsOfMost, wordsSchema } from '../i18n/words.ts'
import { componentFields, ingredientFields, mostComponents, mostIngredients } from './combination.ts'
import { happyHourFields, mostHappyHours } from './happy-hours.ts'

/** What is paused is kept as it is and offered nowhere until somebody offers it again; available when left out. */
const offerStatus = z.enum(['available', 'paused']).optional()

/**
 * What a ticket costs is the sum of a `ticket` rate and what the seat's class, the version's dimension and the surcharges
 * of its show add.
 * All amounts are integer cents, VAT included.
 */
export const priceRateFields = z.object({
  /** A surcharge is added to every ticket of the shows it is for: of a long film, a hall with better sound, a holiday. */
  kind: z.enum(['ticket', 'seat_class', 'dimension', 'surcharge']),
  name: wordsSchema,
  description: wordsSchema,
  cents: z.int().min(0),
  /**
   * What handling a ticket costs online, in cents, on a line of its own; nothing when left out. Of a seat class it comes
   * beside the ticket rate's, and is the class's when left out.
   */
  handlingCents: z.int().min(0).max(100_000).nullable().optional(),
  /** The cinemas it holds in; all of them when left out or empty. */
  cinemaIds: z.array(z.string()).max(200).optional(),
  /** For kind `seat_class`: one of the five that are always there, or the exhibitor's own one by its entry. */
  seatClass: z.string().max(100).nullable(),
  /** For kind `dimension`. */
  dimension: z.enum(['2d', '3d']).nullable(),
  minTickets: z.int().min(1),
  maxTickets: z.int().min(1),
  /**
   * Of a ticket: how many each side may sell for one show, all its registers together and the website. Each counts its own,
   * so that both hold while they cannot reach each other; as many as there are seats when left out.
   */
  perShowTill: z.int().min(0).max(10_000).nullable().optional(),
  perShowSite: z.int().min(0).max(10_000).nullable().optional(),
  /** Of a ticket: it is bought at least so many business days before the show; on the day itself when left out. */
  daysAhead: z.int().min(0).max(365).nullable().optional(),
  /** For shows of these business days alone, the first and the last; YYYY-MM-DD. */
  showsFrom: z.iso.date().nullable().optional(),
  showsUntil: z.iso.date().nullable().optional(),
  /** For shows on these weekdays alone, 1 Monday to 7 Sunday; any when left out or empty. */
  weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).optional(),
  /** For shows that begin no earlier and no later than this, in minutes after midnight on the wall. */
  startsFrom: z.int().min(0).max(1439).nullable().optional(),
  startsUntil: z.int().min(0).max(1439).nullable().optional(),
  /** In these screens, and for these films alone; all when left out or empty. */
  screenIds: z.array(z.string()).max(200).optional(),
  movieIds: z.array(z.string()).max(200).optional(),
  /** For shows of these events alone; all shows when left out or empty. */
  eventIds: z.array(z.string()).max(200).optional(),
  /** For shows on these price lists alone; of a ticket for those without one when left out or empty. */
  priceListIds: z.array(z.string()).max(100).optional(),
  /** Of a ticket: what a guest shows for it at till and door, such as a student card; nothing when left out or empty. */
  cardAsked: wordsOfMost(60).optional(),
  /** Of what 3D or a surcharge adds: a guest who brings what it is for, such as glasses, need not pay it. */
  waivable: z.boolean().optional(),
  acceptVoucher: z.boolean(),
  visibility: z.array(z.enum(['site', 'pos'])),
  status: offerStatus,
  /** Smaller comes first. */
  order: z.int(),
  deleted: z.boolean(),
})
export type PriceRateFields = z.infer<typeof priceRateFields>
export type PriceRate = PriceRateFields & { id: string }

/** The lines of the VAT table. */
export const vatClasses = ['admission', 'food', 'drink', 'alcohol'] as const
export type VatClass = (typeof vatClasses)[number]

/** The dearest thing a guest leaves money for, in cents: a carafe, not a till. */
const mostDepositCents = 10_000

export const productFields = z.object({
  name: wordsSchema,
  /** What is in it and whom it is for, as a guest asks; nothing when left out or empty. */
  description: wordsOfMost(400).optional(),
  /** A file by the hash of its bytes; none when left out. */
  picture: z
    .string()
    .regex(/^[\w-]{10,80}$/)
    .nullable()
    .optional(),
  /** What kind of thing it is; its group at the register where it has no other. */
  category: z.enum(['popcorn', 'drinks', 'sweets', 'snacks', 'bar']),
  /** One of the exhibitor's own groups, where it shows at the register. */
  groupId: z.string().max(100).nullable().optional(),
  cents: z.int().min(0),
  /** What is charged beside it for its cup or bottle, and given back for that, in cents; nothing when left out. */
  depositCents: z.int().min(0).max(mostDepositCents).optional(),
  /** When it costs something else; never when left out or empty. */
  happyHours: z.array(happyHourFields).max(mostHappyHours).optional(),
  /** The cinemas that sell it; all of them when left out or empty. */
  cinemaIds: z.array(z.string()).max(200).optional(),
  /** Which line of the VAT table applies. */
  vatClass: z.enum(vatClasses),
  barcode: z.string().nullable(),
  /** From so many on down it is told that few are left, in each cinema; at none when left out. */
  lowStock: z.int().min(0).max(100_000).optional(),
  /** Of a combination: what it gives for its price, one of several products each; nothing when left out or empty. */
  components: z.array(componentFields).max(mostComponents).optional(),
  /** What is taken out of the store for one of it, in place of itself: the paper cup and the corn of a popcorn. */
  ingredients: z.array(ingredientFields).max(mostIngredients).optional(),
  /** Visitors may order it with their tickets on the website, and collect it at a counter; nobody may when left out. */
  soldOnline: z.boolean().optional(),
  /** A part is sold in combinations alone, or is an ingredient. */
  status: z.enum(['available', 'paused', 'part']).optional(),
  /** Set aside: it is kept for what was sold, and offered no more. */
  archived: z.boolean().optional(),
  order: z.int(),
  deleted: z.boolean(),
})
export type ProductFields = z.infer<typeof productFields>
export type Product = ProductFields & { id: string }

/** Whether a rate or a product is offered now by itself: neither deleted nor set aside nor paused, nor only a part. */
export function isOffered(entry: {
  deleted: boolean
  archived?: boolean | undefined
  status?: 'available' | 'paused' | 'part' | undefined
}): boolean {
  return !entry.deleted && !entry.archived && (entry.status ?? 'available') === 'available'
}
