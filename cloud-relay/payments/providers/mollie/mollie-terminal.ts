import * as z from 'zod'
import { onlyState, type CloudAnswer } from '#core/terminal/cloud-contract.ts'
import { ProviderTrouble, type TerminalClient, type TerminalPayment } from '../../provider.ts'
import { openMollieHttp } from './mollie-http.ts'
import { movedAtTerminal } from './mollie-terminal-day.ts'
import {
  slipFrom,
  terminalPayment,
  type ReportedTerminalPayment as Payment,
} from './mollie-terminal-shapes.ts'
import { amountOf, centsOf, mollieRefund, read, stringsOf } from './mollie-shapes.ts'

const listed = z.object({
  _embedded: z.object({ payments: z.array(terminalPayment) }),
  _links: z.object({ next: z.object({ href: z.string() }).nullish() }),
})

/** Mollie took no such order: nothing will come of it. */
const refused = [400, 404, 410, 422]
/** Pages of its newest payments in which a lost one is looked for, and how many each has. */
const pagesMost = 4
const perPage = 250

/** Any other word is no final one. */
const words: Readonly<Record<string, CloudAnswer['state']>> = {
  paid: 'paid',
  canceled: 'aborted',
  expired: 'expired',
  failed: 'declined',
}

/**
 * Card terminals of a Mollie profile (Terminals and Payments API v2). An order carries the attempt's id as its key, which
 * Mollie remembers for an hour, and in its metadata, by which it is found after that.
 */
export function mollieTerminals(base: string, key: string): TerminalClient {
  const http = openMollieHttp(base, key)

  async function one(ref: string): Promise<Payment | undefined> {
    const query = { embed: 'refunds' }
    const { status, body } = await http('GET', pathOf(ref), { query }, [404, 410])
    return status < 300 ? read(body, terminalPayment) : undefined
  }

  /** Among the newest; undefined where it is not, and trouble where they do not reach back far enough to say so. */
  async function lost(attemptId: string): Promise<Payment | undefined> {
    let from = ''
    for (let page = 0; page < pagesMost; page += 1) {
      const query = { limit: String(perPage), ...(from ? { from } : {}) }
      const { _embedded, _links } = read((await http('GET', 'payments', { query })).body, listed)
      const found = _embedded.payments.find(each => markOf(each)['terminalAttempt'] === attemptId)
      if (found) return await one(found.id)
      from = URL.parse(_links.next?.href ?? '')?.searchParams.get('from') ?? ''
      if (!from) return undefined
    }
    throw new ProviderTrouble('Mollie’s list is longer than is read for one payment')
  }

  return {
    async has(terminal) {
      if (!terminal.startsWith('term_')) return false
      const { status, body } = await http('GET', `terminals/${nameOf(terminal)}`, {}, [404])
      return status < 300 && read(body, z.object({ id: z.string() })).id === terminal
    },
    async pay({ terminal, attemptId, cents, mark, description, redirectUrl }) {
      const made = {
        amount: amountOf(cents),
        method: 'pointofsale',
        terminalId: nameOf(terminal),
        description,
        redirectUrl,
        metadata: { ...mark, terminalAttempt: attemptId },
      }
      const call = { body: made, idempotencyKey: `terminal-${attemptId}` }
      const { status, body } = await http('POST', 'payments', call, refused)
      return status < 300 ? answerOf(read(body, terminalPayment)) : onlyState('refused')
    },
    movedSince: (terminal, since) => movedAtTerminal(http, one, nameOf(terminal), since),
    async find({ attemptId, ref }) {
      const payment = ref ? await one(ref) : await lost(attemptId)
      return payment && { mark: markOf(payment), ...answerOf(payment) }
    },
    async stop(ref) {
      await http('DELETE', pathOf(ref), {}, [404, 409, 410, 422])
    },
    async refund({ ref, attemptId, cents }) {
      const call = {
        body: { amount: amountOf(cents), metadata: { key: attemptId } },
        idempotencyKey: `terminal-${attemptId}`,
      }
      const { status, body } = await http('POST', `${pathOf(ref)}/refunds`, call, refused)
      return status < 300 ? refundAnswer(read(body, mollieRefund)) : onlyState('refused')
    },
    async refunded({ ref, attemptId }) {
      const refunds = (await one(ref))?._embedded?.refunds ?? []
      const made = refunds.find(({ metadata }) => stringsOf(metadata)['key'] === attemptId)
      return made ? refundAnswer(made) : undefined
    },
  }
}

function answerOf(payment: Payment): CloudAnswer {
  const { id, status, amount, details } = payment
  const slip = status === 'paid' ? slipFrom(payment) : undefined
  return {
    ...(slip ? { slip } : {}),
    state: words[status] ?? 'at_work',
    ref: id,
    trace: short(details?.receipt?.authorizationCode),
    card: short(details?.cardLabel),
    cents: amount.currency === 'EUR' ? centsOf(amount) : null,
  }
}

/** A refund that Mollie has taken is on its way for days; one that failed leaves the money here. */
function refundAnswer({ id, status, amount }: z.output<typeof mollieRefund>): CloudAnswer {
  const isOver = status === 'failed' || status === 'canceled'
  const cents = amount.currency === 'EUR' ? Math.abs(centsOf(amount)) : null
  return { ...onlyState(isOver ? 'refused' : 'paid'), ref: id, cents }
}

/** What we wrote on it; other programs of the same profile write what they like. */
const markOf = ({ metadata }: Payment): TerminalPayment['mark'] => stringsOf(metadata)

const short = (text: string | null | undefined) => text?.slice(0, 40) || null

function pathOf(ref: string): string {
  if (!/^tr_\w{1,60}$/.test(ref)) throw new ProviderTrouble('no payment of Mollie’s is called like that')
  return `payments/${ref}`
}

function nameOf(terminal: string): string {
  if (!/^term_\w{1,60}$/.test(terminal))
    throw new ProviderTrouble('no terminal of Mollie’s is called like that')
  return terminal
}
