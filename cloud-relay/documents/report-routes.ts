import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { passwordOfEmployee } from '#core/people/store.ts'
import { Refusal } from '#core/refusal.ts'
import { askedReport } from '#core/reports/asked-load.ts'
import type { ReportQuestion } from '#core/reports/contract.ts'
import { mailReport, readReportPdf } from '#core/reports/paper-contract.ts'
import type { Post } from '../mail/post.ts'
import { reportLetter } from '../mail/report-letter.ts'
import { sendNow } from '../mail/send-now.ts'
import type { PdfRenderer } from './pdf-renderer.ts'
import { reportAttachments, reportFileName, reportPaper } from './report-paper.ts'
import { reportPdf } from './report-pdf.ts'

/** Reports as PDF and by mail, which only the relay makes and sends. */
export function reportPaperRoutes(mount: Mount, pdfs: PdfRenderer, postOf: (tenant: Tenant) => Post): void {
  const made = async (context: Context, asked: ReportQuestion) => {
    const { node } = context.tenant
    const at = { catalogue: node.catalogue, training: readsTraining(node.db), locale: context.locale }
    const paper = reportPaper(at, asked, await askedReport(context, asked))
    const key = JSON.stringify(['report', node.identity.exhibitorId, paper])
    return { paper, pdf: await pdfs.pdf(key, node.runtime.now, () => reportPdf(paper)) }
  }

  mount(readReportPdf, async ({ query: { locale, ...query } }, context) => {
    const { paper, pdf } = await made({ ...context, locale: locale ?? context.locale }, query)
    context.response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="${reportFileName(paper.table)}.pdf"`)
    return pdf
  })

  mount(mailReport, async ({ body }, context) => {
    const { tenant, signedIn } = context
    const post = postOf(tenant)
    const to = passwordOfEmployee(tenant.node, signedIn!.employeeId)?.email
    if (!to || !post.server()) throw new Refusal('mail_not_set_up')
    const { paper, pdf } = await made(context, body)
    const letter = reportLetter(tenant.node.catalogue, { name: signedIn!.name, address: to }, paper)
    if (!letter) throw new Refusal('mail_not_set_up')
    await sendNow(post, { ...letter, attachments: reportAttachments(paper, pdf) })
    return { to }
  })
}
