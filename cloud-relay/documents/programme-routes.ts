import type { Mount } from '#core/api/mount.ts'
import { readProgrammePdf } from '#core/documents/programme/contract.ts'
import { readStatementPdf } from '#core/documents/rental/contract.ts'
import { askedStatement } from '#core/documents/rental/load.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { programmeNow } from '#core/planning/kept-programme-load.ts'
import { addDays } from '#core/programme/day.ts'
import { Refusal } from '#core/refusal.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { PdfRenderer } from './pdf-renderer.ts'
import { programmePaperOf } from './programme-pdf.ts'
import { rentalPaperOf } from './rental-pdf.ts'
import { tablePdf } from './table-pdf.ts'

/** The programme of a week and the rental statement as PDF, which only the relay draws. */
export function programmePaperRoutes(mount: Mount, pdfs: PdfRenderer): void {
  mount(readProgrammePdf, ({ query }, { tenant, locale: reads, response }) => {
    const { cinema: cinemaId, from, language: locale = reads } = query
    const programme = programmeNow(tenant, { channel: 'site', from, to: addDays(from, 6) })
    if (!programme.cinemas.some(({ id }) => id === cinemaId)) throw new Refusal('not_found')
    const paper = programmePaperOf(programme, { cinemaId, from, locale })
    response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="programme-${from}.pdf"`)
    return pdfs.pdf(`programme ${JSON.stringify(paper)}`, tenant.node.runtime.now, () => tablePdf(paper))
  })

  mount(readStatementPdf, ({ query }, context) => {
    const { tenant, locale: reads, response } = context
    const { catalogue, db, runtime } = tenant.node
    const statement = askedStatement(context, query)
    const paper = rentalPaperOf(statement, {
      exhibitor: exhibitorOf(catalogue)!,
      distributor: query.distributor ?? null,
      training: readsTraining(db),
      locale: query.language ?? reads,
    })
    response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="rental-${statement.from}.pdf"`)
    return pdfs.pdf(`rental ${JSON.stringify(paper)}`, runtime.now, () => tablePdf(paper))
  })
}
