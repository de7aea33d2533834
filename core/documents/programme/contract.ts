import * as z from 'zod'
import { route } from '../../api/route.ts'
import { locales } from '../../i18n/locale.ts'

/** Business days of one file at most, the first included. */
export const filedDaysMost = 62

export const readProgrammeFile = route({
  method: 'GET',
  path: '/api/programme/programme.xml',
  summary: 'The shows that guests are told of as XML, for newspapers and listings',
  access: 'public',
  query: z.object({
    cinema: z.string().max(100).optional().meta({ description: 'one cinema; all of them when left out' }),
    from: z.iso.date().optional().meta({ description: 'the first business day; today when left out' }),
    to: z.iso
      .date()
      .optional()
      .meta({ description: `the last business day, ${filedDaysMost} days in all at most` }),
    language: z.enum(locales).optional(),
  }),
  answerTypes: ['application/xml'],
  answer: z.string(),
  refusals: ['not_found'],
})

export const readProgrammePdf = route({
  method: 'GET',
  path: '/api/programme/week.pdf',
  summary: 'The shows of seven days that guests are told of, as a sheet to hang up or hand out',
  access: 'staff',
  scope: 'lists',
  query: z.object({
    cinema: z.string().max(100),
    from: z.iso.date().meta({ description: 'the first business day' }),
    language: z.enum(locales).optional(),
  }),
  answerTypes: ['application/pdf'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
  refusals: ['not_found'],
})
