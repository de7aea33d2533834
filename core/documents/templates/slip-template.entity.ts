import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { wordsOfMost } from '../../i18n/words.ts'
import { documentWords } from '../../i18n/documents/words.ts'
import type { Words } from '../../i18n/locale.ts'
import { missingBlocks, slipBlocks, slipKinds, type SlipKind } from './slip-blocks.ts'

/** What a cinema may word: its slips, and its invoices, of which the law asks every line. */
export const templateKinds = [...slipKinds, 'invoice'] as const
export type TemplateKind = (typeof templateKinds)[number]

const linesOf = <const Names extends readonly string[]>(names: Names) =>
  z.array(z.enum(names)).max(names.length).optional()

/** How a cinema prints one of its slips. */
export const slipTemplateFields = z.object({
  cinemaId: z.string(),
  slip: z.enum(templateKinds),
  /** What stands above, line by line; of a receipt under the address, in place of what its cinema says. */
  head: wordsOfMost(400).nullable().optional(),
  /** The lines of that slip, in their order; what is left out is not printed. */
  ticketLines: linesOf(slipBlocks.ticket),
  receiptLines: linesOf(slipBlocks.receipt),
  barSlipLines: linesOf(slipBlocks.bar_slip),
  voucherLines: linesOf(slipBlocks.voucher),
  zReportLines: linesOf(slipBlocks.z_report),
  /** What stands below, line by line; of a receipt in place of what its cinema says. */
  foot: wordsOfMost(400).nullable().optional(),
  deleted: z.boolean(),
})
export type SlipTemplateFields = z.infer<typeof slipTemplateFields>

/** Which field has the lines of a slip. */
export const linesField = {
  ticket: 'ticketLines',
  receipt: 'receiptLines',
  bar_slip: 'barSlipLines',
  voucher: 'voucherLines',
  z_report: 'zReportLines',
} as const satisfies Record<SlipKind, keyof SlipTemplateFields>

type PaperWord = `paper${'Ticket' | 'Receipt' | 'BarSlip' | 'Voucher' | 'ZReport' | 'Invoice'}`
const named = (word: PaperWord): Words => ({
  en: documentWords('en')[word],
  de: documentWords('de')[word],
  fr: documentWords('fr')[word],
  nl: documentWords('nl')[word],
})
const names: Record<TemplateKind, Words> = {
  ticket: named('paperTicket'),
  receipt: named('paperReceipt'),
  bar_slip: named('paperBarSlip'),
  voucher: named('paperVoucher'),
  z_report: named('paperZReport'),
  invoice: named('paperInvoice'),
}

/** A cinema has at most one for each of its slips; without one a slip is printed as we arrange it. */
export const slipTemplate = defineEntity({
  kind: 'slip_template',
  fields: slipTemplateFields,
  essentials: ['cinemaId', 'slip'],
  scope: 'slip_template',
  name: ({ slip }) => names[slip],
  edit: {
    path: 'slip-templates',
    permission: 'manage_settings',
    fresh: {
      slip: 'ticket',
      head: null,
      foot: null,
      ticketLines: [...slipBlocks.ticket],
      receiptLines: [...slipBlocks.receipt],
      barSlipLines: [...slipBlocks.bar_slip],
      voucherLines: [...slipBlocks.voucher],
      zReportLines: [...slipBlocks.z_report],
      deleted: false,
    },
    fixed: ['cinemaId', 'slip'],
    inputs: {
      head: 'long',
      foot: 'long',
      ticketLines: 'slip_lines',
      receiptLines: 'slip_lines',
      barSlipLines: 'slip_lines',
      voucherLines: 'slip_lines',
      zReportLines: 'slip_lines',
    },
    onlyWhen: {
      ticketLines: { field: 'slip', is: ['ticket'] },
      receiptLines: { field: 'slip', is: ['receipt'] },
      barSlipLines: { field: 'slip', is: ['bar_slip'] },
      voucherLines: { field: 'slip', is: ['voucher'] },
      zReportLines: { field: 'slip', is: ['z_report'] },
    },
    refuses: ['slip_lines_required', 'slip_template_twice'],
    misfit(fields) {
      if (fields.slip === 'invoice') return undefined
      const field = linesField[fields.slip]
      const chosen = fields[field]
      if (!chosen || !missingBlocks(fields.slip, chosen).length) return undefined
      return { code: 'slip_lines_required', details: {}, field }
    },
    permits({ catalogue }, _by, { after }) {
      if (!after || after.deleted) return undefined
      const isTaken = catalogue
        .all('slip_template')
        .some(
          other =>
            other.id !== after.id &&
            !other.deleted &&
            other.cinemaId === after.cinemaId &&
            other.slip === after.slip,
        )
      return isTaken ? { code: 'slip_template_twice', field: 'slip' } : undefined
    },
  },
  refersTo: { cinemaId: 'cinema' },
  tells: [],
})
