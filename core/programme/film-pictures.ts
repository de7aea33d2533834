import * as z from 'zod'

/** What a picture of a film is for: behind the head of its page, or a scene to look at. */
export const filmPictureUses = ['backdrop', 'still'] as const
/** A film's page shows so many and stays light. */
export const filmPicturesMost = 9

/** The point that stays in sight when a picture is cut to another shape, in percent from the left and from the top. */
const focus = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })

/** A picture of a film besides its poster, by the hash of its bytes. */
const filmPicture = z.object({
  id: z.string().min(1).max(40),
  file: z.string().regex(/^[\w-]{10,80}$/),
  use: z.enum(filmPictureUses),
  focus,
})
export type FilmPicture = z.infer<typeof filmPicture>

export const filmPictures = z.array(filmPicture).max(filmPicturesMost)
