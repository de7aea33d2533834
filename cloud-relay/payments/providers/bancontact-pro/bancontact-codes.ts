import {
  mostCloudMoved,
  onlyState,
  type CloudAnswer,
  type CloudMoved,
} from '#core/terminal/cloud-contract.ts'
import { ProviderTrouble, type TerminalClient, type TerminalPayment } from '../../provider.ts'
import type { ProviderHttp } from '../../provider-http.ts'
import type { RequestKey } from '../../signed-request.ts'
import { bancontactAddresses, openBancontactHttp, type BancontactSettings } from './bancontact-http.ts'
import { bancontactPerPage } from './bancontact-list.ts'
import { escaped, restored } from './bancontact-names.ts'
import { openBancontactRefunds, type BancontactRefunds } from './bancontact-refunds.ts'
import {
  bancontactPage,
  bancontactPayment,
  read,
  waitsForUs,
  type BancontactPayment,
} from './bancontact-shapes.ts'

/** How a cinema enters that its guests may pay by a code; it names no terminal. */
const codes = 'bancontact:'
/** How far back a payment whose answer was lost is searched, and pages that are read for one day. */
const backMs = 2 * 86_400_000
const pagesMost = 60

/** Any other word is no final one. */
const words: Readonly<Record<string, CloudAnswer['state']>> = {
  SUCCEEDED: 'paid',
  AUTHORIZATION_FAILED: 'declined',
  FAILED: 'declined',
  CANCELLED: 'aborted',
  VOIDED: 'aborted',
  EXPIRED: 'expired',
}

/** What of a mark stands in a description, by one letter each: others than of purchases, which are compared with the books. */
const letters = { terminalExhibitor: 'X', terminalCinema: 'K', terminalAttempt: 'A' } as const

/** Bancontact Pro keeps no key, so the attempt's id is the reference, by which it is searched. */
const referenceOf = (attemptId: string) => `T${attemptId.replace(/[^0-9A-Za-z]/g, '')}`.slice(0, 35)

function describedAs(mark: Readonly<Record<string, string>>): string {
  const parts = Object.entries(letters).map(([name, letter]) => `${letter}:${escaped(mark[name] ?? '')}`)
  return `(${parts.join(' ')})`.slice(-140)
}

function markOf({ description }: BancontactPayment): TerminalPayment['mark'] {
  const tail = /\(([^()]*)\)$/.exec(description ?? '')?.[1] ?? ''
  return Object.fromEntries(
    Object.entries(letters).flatMap(([name, letter]) => {
      const part = tail.split(' ').find(each => each.startsWith(`${letter}:`))
      return part ? [[name, restored(part.slice(2))]] : []
    }),
  )
}

/**
 * Codes at a till over Bancontact Pro (payment API v3): what stands on the customer display is the address that opens the
 * guest's app. A payment whose answer was lost is searched by the attempt's id before another one is made; where the search
 * does not tell it yet, nobody has seen its code, and it expires.
 */
export function bancontactCodes(
  settings: BancontactSettings,
  address: string,
  requestKey: RequestKey | undefined,
): TerminalClient {
  const http = openBancontactHttp(
    bancontactAddresses(settings.environment, address).api,
    settings,
    requestKey,
  )
  const refunds = openBancontactRefunds(http)

  async function one(ref: string): Promise<BancontactPayment | undefined> {
    const path = `payments/${idOf(ref)}`
    const asked = async () => {
      const { status, body } = await http('GET', path, {}, [404])
      return status === 404 ? undefined : read(body, bancontactPayment)
    }
    const payment = await asked()
    if (payment?.status !== waitsForUs) return payment
    // The guest confirmed it and stands at the till: the money is wanted. What was said before is no trouble.
    const body = { amount: payment.amount, currency: payment.currency ?? 'EUR' }
    await http('POST', `${path}/acknowledge`, { body }, [409, 422])
    return asked()
  }

  async function lost(attemptId: string): Promise<BancontactPayment | undefined> {
    const reference = referenceOf(attemptId)
    const body = { from: new Date(Date.now() - backMs).toISOString(), reference }
    const query = { page: '0', size: String(bancontactPerPage) }
    const page = read((await http('POST', 'payments/search', { body, query })).body, bancontactPage)
    const found = page.details.find(each => each.reference === reference)
    return found && one(found.paymentId)
  }

  return {
    has: async terminal => terminal === codes,
    async pay({ attemptId, cents, mark }) {
      const before = await lost(attemptId)
      if (before) return answerOf(before)
      const reference = referenceOf(attemptId)
      const description = describedAs({ ...mark, terminalAttempt: attemptId })
      const body = { amount: cents, currency: 'EUR', reference, description }
      const { status, body: made } = await http('POST', 'payments', { body }, [400, 422])
      if (status >= 300) return onlyState('refused')
      return answerOf(read({ reference, description, amount: cents, ...(made as object) }, bancontactPayment))
    },
    async find({ attemptId, ref }) {
      const payment = ref ? await one(ref) : await lost(attemptId)
      return payment && { mark: markOf(payment), ...answerOf(payment) }
    },
    async stop(ref) {
      await http('DELETE', `payments/${idOf(ref)}`, {}, [404, 409, 422])
    },
    async refund({ ref, attemptId, cents }) {
      const made = await refunds.order(idOf(ref), attemptId, cents)
      return { ...onlyState(made.status === 'failed' ? 'refused' : 'paid'), ref: made.ref, cents: made.cents }
    },
    // A payment does not say what went back of it; ordered again under its key a refund is the same one.
    refunded: async () => undefined,
    movedSince: (_, since) => movedSince(http, refunds, since),
  }
}

/** What guests paid by codes since a time, and what went back of that, as far as it is known. */
async function movedSince(
  http: ProviderHttp,
  refunds: BancontactRefunds,
  since: string,
): Promise<CloudMoved[]> {
  const moved: CloudMoved[] = []
  // Its payout statement tells what went back in an earlier life of this relay.
  await refunds.paidOut(Date.parse(since), '', Date.now())
  for (let at = 0; at < pagesMost; at += 1) {
    const query = { page: String(at), size: String(bancontactPerPage) }
    const { body } = await http('POST', 'payments/search', { query, body: { from: since } })
    const { details, totalPages } = read(body, bancontactPage)
    for (const payment of details) {
      const attemptId = markOf(payment)['terminalAttempt']
      if (payment.status !== 'SUCCEEDED' || !attemptId) continue
      const { amount: cents, createdAt } = payment
      const card = 'Bancontact'
      moved.push({ attemptId, isPayment: true, cents, at: createdAt, card })
      for (const { key, status, cents } of await refunds.of(payment.paymentId, []))
        if (status !== 'failed') moved.push({ attemptId: key, isPayment: false, cents, at: createdAt, card })
    }
    if (at + 1 >= totalPages) return moved.slice(0, mostCloudMoved)
  }
  throw new ProviderTrouble('Bancontact Pro’s list is longer than is read for one day')
}

function answerOf({ paymentId, status, amount, currency, _links }: BancontactPayment): CloudAnswer {
  const state = words[status] ?? 'at_work'
  const code = state === 'at_work' ? _links?.deeplink?.href : undefined
  const cents = (currency ?? 'EUR') === 'EUR' ? amount : null
  return { state, ref: paymentId, trace: null, card: 'Bancontact', cents, ...(code ? { code } : {}) }
}

function idOf(ref: string): string {
  if (!/^\w{1,60}$/.test(ref)) throw new ProviderTrouble('no payment of Bancontact Pro’s is called like that')
  return ref
}
