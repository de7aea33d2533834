import * as z from 'zod'
import { route } from '../api/route.ts'
import { wallTheme, wallView } from './contract.ts'
import { signageThemeFields } from './theme.ts'
import { signageViewFields } from './view.entity.ts'

const answer = z.object({
  view: wallView,
  /** How walls look; null where no theme holds today. */
  theme: wallTheme.nullable(),
})
export type PreviewedWall = z.infer<typeof answer>

export const previewWall = route({
  method: 'POST',
  path: '/api/signage/preview',
  summary: 'How a view or a theme looks on walls of a cinema as it is typed now; nothing is kept',
  access: 'manage_programme',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  module: 'signage',
  body: z.strictObject({
    cinemaId: z.string().max(64),
    /** Today's shows when left out. */
    view: signageViewFields
      .pick({ content: true, title: true, text: true, pictureIds: true, groupIds: true, backgroundId: true })
      .extend({ languages: signageViewFields.shape.languages })
      .optional(),
    /** The one that holds today when left out. */
    theme: signageThemeFields.pick({ look: true, hue: true, backgroundId: true }).optional(),
  }),
  answer,
  refusals: ['module_inactive'],
})
