import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'
import { readReport } from './contract.ts'

export const readReportPdf = route({
  method: 'GET',
  path: '/api/reports/report.pdf',
  summary: 'A report as a PDF in the reader’s language',
  access: 'staff',
  scope: 'lists',
  concerns: ({ query }) => ({ cinema: query.cinema }),
  query: readReport.query.extend({
    locale: z.enum(locales).optional().meta({ description: 'a link tells no language by itself' }),
  }),
  answerTypes: ['application/pdf'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
  refusals: [...readReport.refusals],
})

export const mailReport = route({
  method: 'POST',
  path: '/api/reports/mail',
  summary: 'Mails a report to whoever asks for it, as PDF and as a file for spreadsheets',
  access: 'staff',
  scope: 'lists',
  concerns: ({ body }) => ({ cinema: body.cinema }),
  body: readReport.query,
  answer: z.object({ to: z.string() }),
  refusals: [...readReport.refusals, 'mail_not_set_up', 'mail_failed'],
})
