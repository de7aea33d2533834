import type { TerminalCondition } from '#core/terminal/contract.ts'
import type { TerminalEnd, TerminalOrder } from '../terminal/contract.ts'
import { notDone, vivaSession, type VivaSession } from './session.ts'
import { callViva, NotCalled, type VivaAddress } from './viva-http.ts'

/** ISO 4217 for the euro. */
const euro = '978'

/** What a terminal says of a session: `none` where it answers and knows none of that name, undefined where it is silent. */
export type Reported = VivaSession | 'none' | undefined

/** The calls of one terminal's Local Terminal API. */
export function openVivaCalls(address: VivaAddress, limits: { connectMs: number; answerMs: number }) {
  let seen: TerminalCondition | null = null

  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    try {
      const answer = await callViva(address, { method, path, ...(body ? { body } : {}) }, limits)
      seen = 'operational'
      return answer
    } catch (cause) {
      seen = 'communication_error'
      throw cause
    }
  }

  /** What it says of a session; undefined where it does not answer, or with what makes no sense. */
  async function reportOf(id: string): Promise<Reported> {
    try {
      const { status, body } = await call('GET', `/pos/v1/sessions/${encodeURIComponent(id)}`)
      const { data } = vivaSession.safeParse(body)
      if (data?.state === 'SESSION_NOT_FOUND_ERROR' || (!data && status === 404)) return 'none'
      return data
    } catch {
      return undefined
    }
  }

  /** Gives the order. True once the terminal has it, undefined where nobody knows; and an end where it has not. */
  async function begin(order: TerminalOrder): Promise<true | undefined | TerminalEnd> {
    try {
      const { path, body } = messageOf(order)
      const answer = await call('POST', path, body)
      const { data } = vivaSession.safeParse(answer.body)
      if (data?.state === 'BUSY_ERROR') return notDone('busy')
      if (data?.state === 'PROCESSING' || isOver(data)) return true
      return answer.status === 400 || answer.status === 404 ? notDone('trouble') : undefined
    } catch (cause) {
      return cause instanceof NotCalled ? notDone('unreachable') : undefined
    }
  }

  return {
    condition: () => seen,
    reportOf,
    begin,
    /** Asks it to stop; what became of the order its session says. */
    stop: (id: string) => void call('POST', '/pos/v1/abort', { sessionId: id }).catch(() => undefined),
  }
}

export function isOver(session: Reported): session is VivaSession {
  return typeof session === 'object' && (session.state === 'SUCCESS' || session.state === 'FAILURE')
}

function messageOf(order: TerminalOrder): { path: string; body: object } {
  const body = {
    sessionId: order.id,
    amount: order.cents,
    merchantReference: order.id,
    customerTrns: order.id,
    currencyCode: euro,
  }
  return order.kind === 'payment'
    ? { path: '/pos/v1/sale', body: { ...body, tipAmount: 0 } }
    : { path: '/pos/v1/refund', body: { ...body, transactionId: order.receipt } }
}
