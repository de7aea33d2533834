import { isAlive } from '../catalogue/entity.ts'
import type { Tx } from '../journal/node.ts'
import { typedId } from '../journal/id.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { printedCode } from '../vouchers/code.ts'
import { issueVoucher } from '../vouchers/commands.ts'
import { loadVoucher, today } from '../vouchers/load.ts'
import { refreshmentPartsOf } from '../vouchers/part-store.ts'
import { leftOf } from '../vouchers/refreshments.ts'
import type { VoucherRow } from '../vouchers/store.ts'
import type { VoucherType } from '../vouchers/voucher-type.ts'
import type { Cells } from './columns.ts'
import { cellOf, readCell, wrongCell, type Taken } from './put-commands.ts'
import { folded, readCents, readDay, readWhole, writtenCents } from './values.ts'

/**
 * A voucher that another system sold, by its code. Sent again it is the same voucher; a code that another voucher has is
 * refused. An empty end is none.
 */
export function takeVoucher(tx: Tx, cells: Cells): Taken {
  const code = cellOf(cells, 'code')
  if (!code) throw wrongCell('code', 'field.required')
  const type = readCell(cells, 'type', typeNamed(tx), 'field.no_such')
  if (!type) throw wrongCell('type', 'field.required')
  const refreshmentCents = readCell(cells, 'refreshments', readCents, 'field.sum') ?? 0
  const turns = turnsIn(cells, type)
  const validUntil = readCell(cells, 'valid_until', readDay, 'field.day') ?? null
  const known = loadVoucher(tx, typedId(code))
  const name = `${type.title.en} · ${printedCode(typedId(code))}`
  if (known && isSame(tx, known, { type, turns, refreshmentCents, validUntil }))
    return { outcome: 'same', name, changed: [] }
  issueVoucher(tx, {
    requestId: `taken-over-${typedId(code)}`,
    voucherTypeId: type.id,
    turns,
    refreshmentCents,
    holderName: cellOf(cells, 'holder') ?? '',
    cinemaId: null,
    billId: null,
    takenOver: { code, validUntil },
  })
  return { outcome: 'made', name, changed: [] }
}

/** The turns left; or a sum of money that is a whole number of them. */
function turnsIn(cells: Cells, type: VoucherType): number {
  const turns = readCell(cells, 'turns', readWhole, 'field.number')
  if (turns !== undefined) return turns
  const cents = readCell(cells, 'balance', readCents, 'field.sum')
  if (cents === undefined) throw wrongCell('turns', 'field.required')
  if (!type.turnCents || cents % type.turnCents) throw wrongCell('balance', 'field.no_whole_turns')
  return cents / type.turnCents
}

function typeNamed({ catalogue }: Pick<Tx, 'catalogue'>) {
  const types = catalogue.all('voucher_type').filter(each => !each.deleted)
  return (text: string) => {
    const named = (type: VoucherType) =>
      [type.id, ...Object.values(type.title)].some(title => folded(title) === folded(text))
    return types.find(type => isAlive(type) && named(type)) ?? types.find(named)
  }
}

/** Whether it is what the row says, as it was issued or as it is now. */
function isSame(
  { db }: Pick<Tx, 'db'>,
  { voucher, turns }: NonNullable<ReturnType<typeof loadVoucher>>,
  row: { type: VoucherType; turns: number; refreshmentCents: number; validUntil: string | null },
): boolean {
  const left = [...turns.values()].filter(turn => turn.state === 'free').length
  return (
    !voucher.cancelled &&
    voucher.voucherTypeId === row.type.id &&
    voucher.validUntil === row.validUntil &&
    (voucher.turns === row.turns || left === row.turns) &&
    (voucher.refreshmentCents === row.refreshmentCents ||
      leftOf({ parts: refreshmentPartsOf(db, voucher) }) === row.refreshmentCents)
  )
}

/** A voucher as a row that `takeVoucher` reads back; undefined when nothing of it can be used any more. */
export function voucherCells(tx: Pick<Tx, 'db' | 'keys' | 'catalogue' | 'nowMs'>, row: VoucherRow) {
  const left = [...loadVoucher(tx, row.id)!.turns.values()].filter(turn => turn.state === 'free').length
  const value = leftOf({ parts: refreshmentPartsOf(tx.db, row) })
  const isOver = row.validUntil !== null && row.validUntil < today(tx, null)
  if (!(left || value) || row.cancelled || isOver) return undefined
  return {
    code: printedCode(row.id),
    type: tx.catalogue.get('voucher_type', row.voucherTypeId)?.title.en ?? row.title.en,
    turns: String(left),
    balance: '',
    refreshments: value ? writtenCents(value) : '',
    valid_until: row.validUntil ?? '',
    holder: privatePart<{ holderName: string }>(tx, row.privateDigest)?.holderName ?? '',
  } satisfies Record<string, string>
}
