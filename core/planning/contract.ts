import * as z from 'zod'
import { channels } from '../access/channels.ts'
import { route } from '../api/route.ts'
import { dateHabits } from '../i18n/date-habit.ts'
import { wordsSchema } from '../i18n/words.ts'
import { cinemaFields, exhibitorFields } from '../venue/cinema.ts'
import { eventView } from '../programme/event.ts'
import { filmPictures } from '../programme/film-pictures.ts'
import { movieFields, versionFields } from '../programme/movie.ts'
import { ownMinutesSchema } from '../programme/own-minutes.ts'
import { tagFields } from '../programme/tag.entity.ts'
import { screenFields } from '../venue/screen.ts'

/** Where guests meet a show; on the portal's board every show stands. */
export const guestChannels = ['site', 'signage', 'pos'] as const

const withId = { id: z.string() }

/** Which nodes have the newest edit of an entry: false while the other side has not confirmed that it has it. */
const arrival = { atCinema: z.boolean(), online: z.boolean() }

/** One show as lists need it; counts are of seats. */
export const scheduleView = z.object({
  id: z.string(),
  cinemaId: z.string(),
  screenId: z.string(),
  movieId: z.string(),
  versionId: z.string(),
  eventId: z.string().nullable(),
  /** Tickets cost what that event says alone. */
  ownPrices: z.boolean(),
  /** The price list it has, and whether it has no other rates; left out for the usual prices. */
  priceList: z.object({ id: z.string(), alone: z.boolean() }).optional(),
  /** Doors and pre-show begin; ISO with the cinema's offset, like the next four. */
  start: z.string(),
  featureStart: z.string(),
  /** End of the feature. */
  end: z.string(),
  /** Cleaned, and ready for the next show. */
  ready: z.string(),
  /** Minutes around its film that are not its screen's; left out where both are. */
  ownMinutes: ownMinutesSchema.optional(),
  /** The business day it belongs to, YYYY-MM-DD; a show at 00:30 belongs to the evening before. */
  day: z.string(),
  /** Online sale stops here. */
  onlineUntil: z.string(),
  /** Minutes before the film at which it does. */
  onlineEndsBefore: z.int(),
  /** Percent of its seats that each side keeps, where it is not as its screen says. */
  shares: z.object({ registerPercent: z.int(), onlinePercent: z.int() }).nullable(),
  /** What its guests are told; left out where they are told nothing. */
  notice: wordsSchema.optional(),
  capacity: z.int(),
  available: z.int(),
  availableOnline: z.int(),
  /** Free seats this side owns and those the other side owns: what each may sell while disconnected. */
  availableHere: z.int(),
  availableThere: z.int(),
  /** The other side cannot be asked for its seats now. */
  cut: z.boolean(),
  /** Guests sit where they like: numbers are chosen, not seats. */
  freeSeating: z.boolean(),
  soldOut: z.boolean(),
  soldOutOnline: z.boolean(),
  purchasableOnline: z.boolean(),
  cancelled: z.boolean(),
  /** Where it is told and sold; planners always see it. */
  shownOn: z.array(z.enum(guestChannels)),
  /** The seat plan it is sold by. */
  arrangementId: z.string(),
  ...arrival,
})
export type ScheduleView = z.infer<typeof scheduleView>

export const movieView = movieFields
  // The programme is read by everybody; these are for the house.
  .omit({ internalTitle: true, distributorId: true, officeId: true, rentalProfileId: true })
  .extend({
    ...withId,
    /** It is announced, and its first day is not told here. */
    soon: z.literal(true).optional(),
    ...arrival,
    /** The cinemas whose box does not have it yet. */
    awaitedAt: z.array(z.string()),
    /** The poster's address: an uploaded file once this node has it, else the drawn one; always answers with an image. */
    posterUrl: z.string(),
    /** Those this node has. */
    pictures: filmPictures,
  })
export type MovieView = z.infer<typeof movieView>

export const programme = z.object({
  /**
   * `partialFrom`: from this day on, which is ahead, the programme is not complete yet. `dates`: how they are written,
   * where that is not as the reader's language does. `live`: pages of visitors have no line.
   */
  exhibitor: exhibitorFields.extend({
    ...withId,
    partialFrom: z.string().optional(),
    dates: z.enum(dateHabits).optional(),
    live: z.literal(false).optional(),
  }),
  /** Without what is in its network: pages of strangers read this. */
  cinemas: z.array(cinemaFields.omit({ printers: true, terminals: true }).extend(withId)),
  screens: z.array(screenFields.extend({ ...withId, capacity: z.int(), freeSeating: z.boolean() })),
  movies: z.array(movieView),
  versions: z.array(versionFields.omit({ rentalProfileId: true }).extend(withId)),
  /** The tags that a listed movie has, in the order of their buttons. */
  tags: z.array(tagFields.pick({ title: true, slug: true }).extend(withId)),
  schedules: z.array(scheduleView),
  events: z.array(eventView),
  /** What is sold now is training: not in the books, and valid nowhere. */
  training: z.boolean(),
  /** Whether the website sells gift cards or subscriptions. */
  sellsVouchers: z.boolean(),
  /** Server time, ISO; pages compute "in 20 minutes" from it, not from their own clock. */
  now: z.string(),
  /** The business day now, YYYY-MM-DD. */
  today: z.string(),
})
export type Programme = z.infer<typeof programme>

export const readProgramme = route({
  method: 'GET',
  path: '/api/programme',
  summary: 'Movies, versions, screens and the shows of a range of business days, with seats left',
  access: 'public',
  compressed: true,
  // Walls are a module of their own; everybody else reads the programme without it.
  moduleFor: ({ query }) => (query.channel === 'signage' ? 'signage' : undefined),
  query: z.object({
    /** First business day, YYYY-MM-DD; today when left out. */
    from: z.iso.date().optional(),
    /** Last business day; every planned show when left out. */
    to: z.iso.date().optional(),
    channel: z.enum(channels).optional(),
  }),
  answer: programme,
  refusals: ['module_inactive'],
})

export const createSchedule = route({
  method: 'POST',
  path: '/api/schedules',
  summary: 'Plans one show; sent again with the same id it answers the same show',
  access: 'manage_programme',
  concerns: ({ body }) => ({ screen: body.screenId, placeholder: body.inPlaceOf }),
  body: z.object({
    id: z.string().min(8).max(40),
    versionId: z.string(),
    screenId: z.string(),
    /** Business day and wall time in the cinema; 00:30 on the 21st is the night after the evening of the 21st. */
    day: z.iso.date(),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    /** Guests sit where they like, although seats are chosen in this screen otherwise. */
    freeSeating: z.boolean().optional(),
    /** Minutes around its film, where they are not those of its screen. */
    ownMinutes: ownMinutesSchema.nullable().optional(),
    /** The kept time (`/api/placeholders`) that it takes, which is given up. */
    inPlaceOf: z.string().max(40).optional(),
  }),
  answer: z.object({ schedule: scheduleView }),
  refusals: [
    'version_unknown',
    'movie_archived',
    'screen_unknown',
    'screen_occupied',
    'schedule_started',
    'schedule_too_far',
    'film_not_yet',
    'cinema_closed',
    'film_not_then',
    'request_reused',
  ],
})

export const cancelSchedule = route({
  method: 'POST',
  path: '/api/schedules/:id/cancel',
  summary:
    'Cancels a show for good; the keyword CANCEL must be typed. Tickets already sold stay valid bills to refund.',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  body: z.object({
    keyword: z.literal('CANCEL'),
    /**
     * Also refunds its tickets: online ones at once, those of the till when their guests come. Left out, nothing is
     * refunded.
     */
    refund: z.boolean().optional(),
  }),
  answer: z.object({ schedule: scheduleView }),
  refusals: ['schedule_unknown'],
})

const placeBody = {
  screenId: z.string(),
  /** Business day and wall time in the cinema, as for planning. */
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
}

export const moveSchedule = route({
  method: 'POST',
  path: '/api/schedules/:id/move',
  summary:
    'Moves a show to another time, or into another screen with the same seat plan; its tickets stay valid',
  access: 'manage_programme',
  concerns: ({ params, body }) => ({ schedule: params.id, screen: body.screenId }),
  params: z.object({ id: z.string() }),
  body: z.object(placeBody),
  answer: z.object({ schedule: scheduleView }),
  refusals: [
    'schedule_unknown',
    'schedule_cancelled',
    'schedule_over',
    'schedule_started',
    'schedule_too_far',
    'film_not_yet',
    'cinema_closed',
    'film_not_then',
    'screen_unknown',
    'screen_occupied',
    'seat_plan_differs',
  ],
})

export const replanSchedule = route({
  method: 'POST',
  path: '/api/schedules/:id/replan',
  summary:
    'Cancels a show nobody has bought and plans it anew under another id, in any screen of its cinema; the keyword CANCEL must be typed',
  access: 'manage_programme',
  concerns: ({ params, body }) => ({ schedule: params.id, screen: body.screenId }),
  params: z.object({ id: z.string() }),
  body: z.object({ ...placeBody, newId: z.string().min(8).max(40), keyword: z.literal('CANCEL') }),
  answer: z.object({ schedule: scheduleView }),
  refusals: [
    'schedule_unknown',
    'schedule_cancelled',
    'schedule_over',
    'schedule_started',
    'schedule_too_far',
    'film_not_yet',
    'cinema_closed',
    'film_not_then',
    'screen_unknown',
    'screen_occupied',
    'version_unknown',
    'movie_archived',
    'show_has_sales',
    'request_reused',
  ],
})

export const showSchedule = route({
  method: 'PUT',
  path: '/api/schedules/:id/shown-on',
  summary:
    'Says where a show is told and sold: on the website, on walls, at registers; its tickets stay valid',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  body: z.strictObject({ shownOn: z.array(z.enum(guestChannels)).max(guestChannels.length) }),
  answer: z.object({ schedule: scheduleView }),
  refusals: ['schedule_unknown', 'schedule_cancelled', 'schedule_over'],
})
