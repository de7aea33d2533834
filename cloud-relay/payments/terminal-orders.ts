import type { Tenant } from '#core/api/tenant.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import { onlyState, type CloudAnswer, type CloudOrder } from '#core/terminal/cloud-contract.ts'
import { terminalById } from '#core/terminal/load.ts'
import { isOverInternet, terminalAddress } from '#core/venue/terminal-entry.ts'
import { ProviderDenied, ProviderTrouble, type TerminalClient } from './provider.ts'

/** Questions to providers at once; each terminal of an exhibitor has one at a time. */
const most = 30

/** What of an order is told to its box, by the cinema whose box it is. */
export type TerminalOrders = (cinemaId: string, order: CloudOrder) => Promise<CloudAnswer>

/**
 * Orders of boxes to card terminals of the exhibitor's accounts. A box reaches the terminals that are entered for its own
 * cinema alone, and gives back money of payments alone that were taken at one of those: whatever it asks, no other cinema's
 * and no website's money moves.
 *
 * @param clientOf the terminals of an account; undefined where its provider has none, or it is not set up here
 */
export function openTerminalOrders(
  { node }: Pick<Tenant, 'node'>,
  clientOf: (account: string) => TerminalClient | undefined,
  publicUrl: string,
): TerminalOrders {
  /** Which account has which terminal, once that was seen. */
  const found = new Map<string, string>()

  /** The account that has a terminal. Throws `ProviderTrouble` where one that may have it does not answer. */
  async function clientWith(terminal: string): Promise<TerminalClient | undefined> {
    const known = clientOf(found.get(terminal) ?? '')
    if (known) return known
    for (const { id } of allAccounts(node.db)) {
      const client = clientOf(id)
      if (!client || !(await client.has(terminal).catch(deniedAsNone))) continue
      found.set(terminal, id)
      return client
    }
    return undefined
  }

  async function answer(cinemaId: string, order: CloudOrder): Promise<CloudAnswer> {
    const entry = terminalById(node.catalogue, cinemaId, order.terminalId)
    const address = terminalAddress(entry?.connection ?? '')
    if (!address || !isOverInternet(address)) return onlyState('not_accepted')
    const client = await clientWith(address.terminal)
    if (!client) return onlyState('not_accepted')
    const mark = { terminalCinema: cinemaId, terminalExhibitor: node.identity.exhibitorId }
    if (order.ask === 'look') return onlyState('ready')
    if (order.ask === 'day') {
      const moved = await client.movedSince(
        address.terminal,
        order.since ?? new Date(node.runtime.now()).toISOString(),
      )
      return { ...onlyState('ready'), moved }
    }
    if (order.ask === 'pay') {
      const { attemptId, cents } = order
      const description = node.catalogue.get('cinema', cinemaId)?.name ?? 'Foyer'
      return await client.pay({
        terminal: address.terminal,
        attemptId,
        cents,
        mark,
        description,
        redirectUrl: publicUrl,
      })
    }
    return await ofPayment(client, order, mark)
  }

  let open = 0
  return async (cinemaId, order) => {
    if (open >= most) return onlyState('unknown')
    open += 1
    try {
      const { state, ref, trace, card, cents, code, slip, moved } = await answer(cinemaId, order)
      const more = { ...(code ? { code } : {}), ...(slip ? { slip } : {}), ...(moved ? { moved } : {}) }
      return { state, ref, trace, card, cents, ...more }
    } catch (cause) {
      if (!(cause instanceof ProviderTrouble)) throw cause
      node.runtime.log.warn({ cause: cause.message }, 'a provider of card terminals did not answer')
      return onlyState(cause instanceof ProviderDenied ? 'not_accepted' : 'unknown')
    } finally {
      open -= 1
    }
  }
}

/** Nothing is done with, or told of, a payment that no terminal of this cinema took. */
async function ofPayment(
  client: TerminalClient,
  order: CloudOrder,
  mark: Readonly<Record<string, string>>,
): Promise<CloudAnswer> {
  const { attemptId, ref, isRefund } = order
  if (isRefund && !ref) return onlyState('none')
  const payment = await client.find({ attemptId, ref })
  const isItsOwn = payment && Object.entries(mark).every(([name, value]) => payment.mark[name] === value)
  if (!payment || !isItsOwn || !payment.mark['terminalAttempt']) return onlyState('none')
  if (isRefund) return await refund(client, { ...order, ref: payment.ref! })
  if (payment.mark['terminalAttempt'] !== attemptId) return onlyState('none')
  if (order.ask === 'stop' && payment.state === 'at_work') {
    await client.stop(payment.ref!)
    return (await client.find({ attemptId, ref: payment.ref })) ?? onlyState('unknown')
  }
  return payment
}

async function refund(client: TerminalClient, order: CloudOrder & { ref: string }): Promise<CloudAnswer> {
  const before = await client.refunded(order)
  if (before || order.ask !== 'refund') return before ?? onlyState('none')
  return await client.refund(order)
}

/** An account whose key is not taken has no terminals that could be used. */
function deniedAsNone(cause: unknown): false {
  if (cause instanceof ProviderDenied) return false
  throw cause
}
