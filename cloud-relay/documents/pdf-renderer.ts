import type { Tenant } from '#core/api/tenant.ts'
import { openFileRenderer } from './file-renderer.ts'

/** Each PDF occupies the only thread for 30 ms, in pieces. */
const limits = { keptMs: 60_000, keptBytes: 16 * 1_048_576, atOnce: 2, waitingMost: 40 }

/** Makes PDFs, few at a time; see `openFileRenderer`. */
export function openPdfRenderer() {
  const { bytes, file } = openFileRenderer(limits)
  return { bytes, pdf: file }
}

export type PdfRenderer = ReturnType<typeof openPdfRenderer>

/** Identifies the PDF of a bill: everything on it comes from facts, so it stays the same as long as there is no new one. */
export function pdfKeyOf({ node }: Tenant, bill: { id: string }): string {
  return JSON.stringify([bill.id, node.journal.heads()])
}
