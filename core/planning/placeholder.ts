import * as z from 'zod'

/**
 * A time in a screen that is kept for a show to be announced: its film is not known yet, or not told. It is sold nowhere
 * and told to nobody but those who plan, and ends when a show is planned in its place.
 */
export const placeholderFields = z.object({
  cinemaId: z.string().min(1).max(100),
  /** What the house calls it. */
  name: z.string().trim().min(1).max(80),
  /** One field, as of a show: half of one merged with half of another would be a time nobody kept. */
  place: z.object({
    screenId: z.string().min(1).max(100),
    startMs: z.int(),
    featureMs: z.int(),
    endMs: z.int(),
    readyMs: z.int(),
  }),
  deleted: z.boolean(),
})
export type PlaceholderFields = z.infer<typeof placeholderFields>
export type Placeholder = PlaceholderFields & { id: string }
