import * as z from 'zod'
import { route } from '../../api/route.ts'
import { locales } from '../../i18n/locale.ts'

const asked = z.object({
  day: z.iso.date().meta({ description: 'any business day of the week' }),
  distributor: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'one distributor’s films, by its name; all of them when left out' }),
  language: z.enum(locales).optional(),
})

const paper = { access: 'see_reports', scope: 'lists', query: asked, refusals: ['not_found'] } as const

export const readStatementXml = route({
  ...paper,
  method: 'GET',
  path: '/api/rental/statement.xml',
  summary: 'The film rental statement of a cine week as XML, the same bytes for the same journal',
  answerTypes: ['application/xml'],
  answer: z.string(),
})

export const readStatementPdf = route({
  ...paper,
  method: 'GET',
  path: '/api/rental/statement.pdf',
  summary: 'The film rental statement of a cine week as a paper, for one distributor or for the house',
  answerTypes: ['application/pdf'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
})
