import type { PaymentKind } from '../paid.ts'
import { kindOf, offered, type PaymentMethod } from './payment-method.ts'

/** A way to pay at a register. */
export type TillMethod = Pick<PaymentMethod, 'id' | 'exclusive'> & {
  kind: PaymentKind
  /** Undefined for the ones every register has: their names are words of the register. */
  name?: PaymentMethod['name']
}

/** What registers take; a reservation is paid for by one of these. */
export const byHandAtTill = [
  'cash',
  'terminal',
  'voucher',
  'invoice',
  'other',
] as const satisfies PaymentKind[]

/** The ways every register has until the exhibitor makes an entry of the same kind, which then says whether it is one. */
const always = ['cash', 'terminal', 'voucher'] as const

/**
 * What a register offers, in its order: the entries, and before them what every register has.
 *
 * @param allowed the entries its device may take, by id; all of them, and what every register has, when empty. Vouchers
 * are taken everywhere
 */
export function tillMethods(
  methods: readonly PaymentMethod[],
  allowed: readonly string[] = [],
): TillMethod[] {
  const all = everyMethod(methods)
  return allowed.length ? all.filter(({ id, kind }) => kind === 'voucher' || allowed.includes(id)) : all
}

function everyMethod(methods: readonly PaymentMethod[]): TillMethod[] {
  const known = new Set(methods.filter(({ deleted }) => !deleted).map(kindOf))
  const standard = always.filter(kind => !known.has(kind))
  const entries = offered(methods, 'pos').map(method => ({ ...method, kind: kindOf(method) }))
  return [
    ...standard.map(kind => ({ id: kind, kind, exclusive: false })),
    ...entries
      .filter(({ kind }) => byHandAtTill.some(each => each === kind))
      .map(({ id, kind, exclusive, name }) => ({ id, kind, exclusive, name })),
  ]
}
