import { nodeActor } from '#core/journal/fact.ts'
import { newId } from '#core/journal/id.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import { ProviderTrouble, type PaymentProvider, type ProviderPayment } from '../../provider.ts'
import { keepPlayed, playedById, playedSince, playedUnderKey, type PlayedRow } from './played-store.ts'

const lifetimeMs = 15 * 60_000
const perPage = 50
type Refund = { id: string; key: string; cents: number }

/** Where a payment of training is paid, under the exhibitor's own address. */
export const payPath = '/training-payment'

/**
 * The provider that a relay plays itself while its exhibitor practises: payments lie in a table of this node alone, are
 * paid at a page of the relay, and are forgotten when the books open. Where the table is lost with the disk, what is open
 * in the journal has no answer (`ProviderTrouble`) until then.
 *
 * @param account the exhibitor's name for it: another one knows nothing of its payments
 */
export function trainingProvider(node: Node, account: string): PaymentProvider {
  const own = (ref: string): PlayedRow => {
    const row = playedById(node.db, ref)
    if (row?.account !== account) throw new ProviderTrouble(`no payment of training is called ${ref}`)
    return row
  }
  const shown = (row: PlayedRow) => paymentOf(row, node.runtime.now())

  return {
    create: ({ key, cents, description, redirectUrl, metadata }) =>
      written(node, tx => {
        const before = playedUnderKey(tx.db, account, key)
        if (before) return shown(before)
        const row: PlayedRow = {
          id: `trn_${newId(node.runtime.random, 16)}`,
          account,
          orderKey: key,
          status: 'open',
          cents,
          description,
          redirectUrl,
          metadata: JSON.stringify(metadata),
          refunds: '[]',
          changedMs: node.runtime.now(),
          expiresMs: node.runtime.now() + lifetimeMs,
        }
        keepPlayed(tx.db, row)
        return shown(row)
      }),
    read: async ref => shown(own(ref)),
    cancel: ref => written(node, () => shown(settle(node, own(ref), 'cancelled'))),
    refund: ({ key, ref, cents }) =>
      written(node, tx => {
        const row = own(ref)
        const refunds = refundsOf(row)
        const before = refunds.find(each => each.key === key)
        if (before) return refundOf(before)
        const gone = refunds.reduce((sum, each) => sum + each.cents, 0)
        if (row.status !== 'paid' || !(cents > 0) || gone + cents > row.cents)
          throw new ProviderTrouble(`${ref} has not so much to give back`)
        const made: Refund = { id: `${row.id}-r${refunds.length + 1}`, key, cents }
        keepPlayed(tx.db, {
          ...row,
          refunds: JSON.stringify([...refunds, made]),
          changedMs: node.runtime.now(),
        })
        return refundOf(made)
      }),
    async list(since, from) {
      const [sinceMs = '', afterId = ''] = from ? from.split(' ') : [String(Date.parse(since)), '']
      const rows = playedSince(node.db, account, { sinceMs: Number(sinceMs), afterId }, perPage + 1)
      const page = rows.slice(0, perPage)
      const last = rows.length > perPage ? page.at(-1)! : undefined
      return { payments: page.map(shown), next: last ? `${last.changedMs} ${last.id}` : null }
    },
  }
}

/**
 * What a visitor of the page decided of an open payment; one that is over stays as it is. Resolves with its row, and with
 * undefined where it was forgotten meanwhile. Throws `ProviderTrouble` while the node takes no commands.
 */
export function decidePlayed(
  node: Node,
  id: string,
  outcome: 'paid' | 'failed' | 'cancelled' | undefined,
): Promise<PlayedRow | undefined> {
  return written(node, () => {
    const row = playedById(node.db, id)
    return row && outcome ? settle(node, row, outcome) : row
  })
}

/** A payment's state to be shown: an open one is over once its time is. */
export function stateOf(row: PlayedRow, nowMs: number): ProviderPayment['status'] {
  return row.status === 'open' && nowMs >= row.expiresMs ? 'expired' : row.status
}

/** To be called in a command. */
function settle(node: Node, row: PlayedRow, status: PlayedRow['status']): PlayedRow {
  if (stateOf(row, node.runtime.now()) !== 'open') return row
  const settled = { ...row, status }
  keepPlayed(node.db, settled)
  return settled
}

/** A node that takes no commands now gives no answer, as a provider would that is down. */
async function written<T>(node: Node, work: (tx: Tx) => T): Promise<T> {
  try {
    return await node.execute(nodeActor('payments'), work)
  } catch (cause) {
    throw cause instanceof Refusal ? new ProviderTrouble(cause.code) : cause
  }
}

const refundsOf = ({ refunds }: PlayedRow) => JSON.parse(refunds) as Refund[]
const refundOf = ({ id, key, cents }: Refund) => ({ ref: id, key, cents, status: 'done' as const })

function paymentOf(row: PlayedRow, nowMs: number): ProviderPayment {
  return {
    ref: row.id,
    status: stateOf(row, nowMs),
    cents: row.cents,
    currency: 'EUR',
    metadata: JSON.parse(row.metadata) as Record<string, string>,
    checkoutUrl: new URL(`${payPath}/${row.id}`, row.redirectUrl).href,
    expiresAt: new Date(row.expiresMs).toISOString(),
    refunds: refundsOf(row).map(refundOf),
    chargebacks: [],
  }
}
