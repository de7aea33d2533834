import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { writeCsv } from '#core/csv/text.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { passwordOfEmployee } from '#core/people/store.ts'
import { Refusal } from '#core/refusal.ts'
import { askedReport } from '#core/reports/asked-load.ts'
import type { ReportQuestion, ReportTable } from '#core/reports/contract.ts'
import { mailReport, readReportPdf } from '#core/reports/paper-contract.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { Post } from '../mail/post.ts'
import { reportLetter } from '../mail/report-letter.ts'
import { sendNow } from '../mail/send-now.ts'
import { reportCells } from '../portal/reports/report-text.ts'
import { reportPdf, type ReportPaper } from './report-pdf.ts'
import type { PdfRenderer } from './pdf-renderer.ts'
import { reportWords } from './report-words.ts'

/** Reports as PDF and by mail, which only the relay makes and sends. */
export function reportPaperRoutes(mount: Mount, pdfs: PdfRenderer, postOf: (tenant: Tenant) => Post): void {
  const made = async (context: Context, asked: ReportQuestion) => {
    const paper = paperOf(context, asked, await askedReport(context, asked))
    const { node } = context.tenant
    const key = JSON.stringify(['report', node.identity.exhibitorId, paper])
    return { paper, pdf: await pdfs.pdf(key, node.runtime.now, () => reportPdf(paper)) }
  }

  mount(readReportPdf, async ({ query: { locale, ...query } }, context) => {
    const { paper, pdf } = await made({ ...context, locale: locale ?? context.locale }, query)
    context.response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="${fileName(paper.table)}.pdf"`)
    return pdf
  })

  mount(mailReport, async ({ body }, context) => {
    const { tenant, signedIn, locale } = context
    const post = postOf(tenant)
    const to = passwordOfEmployee(tenant.node, signedIn!.employeeId)?.email
    if (!to || !post.server()) throw new Refusal('mail_not_set_up')
    const { paper, pdf } = await made(context, body)
    const letter = reportLetter(tenant.node.catalogue, { name: signedIn!.name, address: to }, paper)
    if (!letter) throw new Refusal('mail_not_set_up')
    // Spreadsheets of English-speaking countries want points and commas, the others commas and semicolons.
    const english = locale === 'en'
    const cells = reportCells(paper.table, { t: reportWords(locale), locale, mark: english ? '.' : ',' })
    const name = fileName(paper.table)
    await sendNow(post, {
      ...letter,
      attachments: [
        { filename: `${name}.pdf`, content: pdf, contentType: 'application/pdf' },
        { filename: `${name}.csv`, content: writeCsv(cells, english ? ',' : ';'), contentType: 'text/csv' },
      ],
    })
    return { to }
  })
}

const fileName = ({ subject, by, from, to }: ReportTable) => `${subject}-${by}-${from}_${to}`

function paperOf({ tenant, locale }: Context, asked: ReportQuestion, table: ReportTable): ReportPaper {
  const { catalogue, db } = tenant.node
  const exhibitor = exhibitorOf(catalogue)
  const cinema = asked.cinema === undefined ? undefined : catalogue.get('cinema', asked.cinema)?.name
  const view = asked.view === undefined ? undefined : catalogue.get('report', asked.view)
  return {
    table,
    title: view && !view.deleted ? view.name : reportWords(locale)(`reports_${table.subject}`),
    author: [exhibitor?.tradeName, cinema].filter(Boolean).join(' · '),
    accentHue: exhibitor?.accentHue ?? 75,
    training: readsTraining(db),
    locale,
  }
}
