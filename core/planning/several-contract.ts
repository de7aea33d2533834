import * as z from 'zod'
import { route } from '../api/route.ts'
import { wordsOfMost } from '../i18n/words.ts'
import { guestChannels } from './contract.ts'

/** Shows that are changed by one press: more than a day of eight screens. */
export const severalMost = 60

/** The earliest end of online sale: a day before the film. */
export const onlineEndsBeforeMost = 24 * 60

/** Letters of what guests of a show are told. */
export const noticeMost = 160

const percent = z.int().min(0).max(100)
const about = {
  cinemaId: z.string().max(100),
  ids: z.array(z.string().max(64)).min(1).max(severalMost),
}
const concerns = ({ body }: { body: { cinemaId: string } }) => ({ cinema: body.cinemaId })

export const changeShows = route({
  method: 'PATCH',
  path: '/api/programme/shows',
  summary:
    'Says of shows of one cinema where they are told and sold, until when online, and how many seats each side keeps; all or none',
  access: 'manage_programme',
  concerns,
  body: z.strictObject({
    ...about,
    shownOn: z.array(z.enum(guestChannels)).max(guestChannels.length).optional(),
    endsBefore: z.int().min(0).max(onlineEndsBeforeMost).optional().meta({
      description: 'minutes before the film at which online sale ends',
    }),
    shares: z
      .strictObject({ registerPercent: percent, onlinePercent: percent })
      .refine(({ registerPercent, onlinePercent }) => registerPercent + onlinePercent <= 100, 'field.too_big')
      .nullable()
      .optional()
      .meta({ description: 'percent of the seats that each side keeps; null: as the screen says' }),
    notice: wordsOfMost(noticeMost)
      .nullable()
      .optional()
      .meta({ description: 'what guests of the shows are told; null for nothing' }),
    priceListId: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .meta({ description: 'the price list the shows have; null for the usual prices' }),
  }),
  answer: z.object({ changed: z.int() }),
  refusals: ['schedule_unknown', 'schedule_cancelled', 'schedule_over'],
})

export const cancelShows = route({
  method: 'POST',
  path: '/api/programme/shows/cancel',
  summary: 'Cancels shows of one cinema for good, all or none; the keyword CANCEL must be typed',
  access: 'manage_programme',
  concerns,
  body: z.strictObject({
    ...about,
    keyword: z.literal('CANCEL'),
    /** Also refunds their tickets, as for one show. */
    refund: z.boolean(),
  }),
  answer: z.object({ cancelled: z.int() }),
  refusals: ['schedule_unknown', 'schedule_over'],
})
