import { changeEntry } from '#core/catalogue/change-entry.ts'
import { creditInvoice, issueInvoice, notePayment } from '#core/invoicing/commands.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { carl, saleOf } from '../../world/small-exhibitor.ts'

const till = { who: 'employee:carl', via: 'register', device: 'till-1' }
export const mia = { employeeId: 'mia', employeeName: 'Mia' }

/** A school that is sent invoices, and a way to sell on account. */
export function enterClient(tx: Tx): void {
  changeEntry(tx, 'client', 'school', {
    name: 'Lycée de Garçons',
    contact: 'Mme Weber',
    address: '12, rue de l’Alzette',
    zip: 'L-4011',
    city: 'Esch-sur-Alzette',
    country: 'LU',
    vatNumber: 'LU 1234 5678',
    email: 'compta@lycee.example',
    locale: 'fr',
    termDays: 30,
    note: '',
    archived: false,
    deleted: false,
  })
  changeEntry(tx, 'payment_method', 'account', {
    name: { en: 'On account' },
    driver: 'other',
    type: 'redirect',
    status: 'active',
    order: 1,
    access: ['pos'],
    exclusive: false,
    withdrawable: false,
    deleted: false,
  })
}

/** Two popcorn and a beer at the till: 16.00, of which 4.00 at 17 % VAT. */
export const sell = (
  node: Node,
  id: string,
  payments: SaleRequest['payments'] = [{ methodId: 'terminal' }],
) =>
  node.execute(till, tx =>
    sellAtRegister(
      tx,
      {
        ...saleOf(id, []),
        products: [
          { productId: 'popcorn', quantity: 2 },
          { productId: 'beer', quantity: 1 },
        ],
        totalCents: 1600,
        payments,
      },
      carl,
    ),
  )

type Wish = Partial<Parameters<typeof issueInvoice>[1]>

export const issue = (node: Node, id: string, billId: string, wish: Wish = {}) =>
  node.execute(till, tx =>
    issueInvoice(
      tx,
      { id, billId, numbers: [], clientId: 'school', toPay: false, note: '', mail: false, ...wish },
      mia,
    ),
  )
export const credit = (node: Node, id: string, reason = 'wrong client') =>
  node.execute(till, tx => creditInvoice(tx, id, { reason }, mia))
export const paid = (node: Node, id: string, paidDay: string | null) =>
  node.execute(till, tx => notePayment(tx, id, { paidDay, method: 'transfer' }, mia))
