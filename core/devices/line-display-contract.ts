import * as z from 'zod'
import { route } from '../api/route.ts'
import { lineDisplayView } from '../documents/line-display-view.ts'
import { locales } from '../i18n/locale.ts'

export const showOnLineDisplay = route({
  method: 'PUT',
  path: '/api/line-display',
  summary:
    'What the line display of the device that asks shows its customer; nothing happens where it has none',
  access: 'sell',
  scope: 'node',
  body: z.strictObject({ view: lineDisplayView, locale: z.enum(locales) }),
  answer: z.object({}),
})
