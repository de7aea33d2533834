import * as z from 'zod'
import { inParallel } from '../../in-parallel.ts'
import { ProviderTrouble, type ProviderPage, type ProviderPayment } from '../../provider.ts'
import type { MollieHttp } from './mollie-http.ts'
import {
  mollieChargeback,
  molliePayment,
  mollieRefund,
  movedBack,
  paymentOf,
  read,
  type MolliePayment,
} from './mollie-shapes.ts'

const perPage = 100
/** Payments that are read one by one at the same time. */
const atOnce = 4
/** Mollie’s times have whole seconds. */
const secondMs = 1000

/** What Mollie lists, the newest first, and in which order this goes through it. */
const lists = {
  payments: molliePayment,
  refunds: mollieRefund,
  chargebacks: mollieChargeback,
} as const
type List = keyof typeof lists
const order = Object.keys(lists) as List[]

type Page<L extends List> = { items: z.output<(typeof lists)[L]>[]; next: string | null }
type Moved = { paymentId?: string | undefined; createdAt: string }

/**
 * Mollie lists payments by the time they were made alone. So those made since a moment come first, then those before it
 * that have a refund since, then those with a chargeback since; each once. The key of a page is the list and Mollie's
 * own place in it.
 *
 * @param one reads a payment with its refunds and chargebacks
 */
export function openMollieList(http: MollieHttp, one: (ref: string) => Promise<MolliePayment>) {
  async function page<L extends List>(list: L, from: string): Promise<Page<L>> {
    const query = { limit: String(perPage), ...(from ? { from } : {}) }
    const { body } = await http('GET', list, { query })
    const shape = z.object({
      _embedded: z.object({ [list]: z.array(lists[list]) } as Record<L, z.ZodArray<(typeof lists)[L]>>),
      _links: z.object({ next: z.object({ href: z.string() }).nullish() }),
    })
    const given = read(
      body,
      shape as z.ZodType<{
        _embedded: Record<L, Page<L>['items']>
        _links: { next?: { href: string } | null }
      }>,
    )
    return { items: given._embedded[list], next: placeIn(given._links.next?.href) }
  }

  async function paymentsSince(from: string, isSince: (at: string) => boolean) {
    const { items, next } = await page('payments', from)
    const made = items.filter(({ createdAt }) => isSince(createdAt))
    const whole = new Map<string, MolliePayment>()
    await inParallel(made.filter(movedBack), atOnce, async ({ id }) => void whole.set(id, await one(id)))
    return {
      payments: made.map(each => paymentOf(whole.get(each.id) ?? each)),
      next: made.length === items.length ? next : null,
    }
  }

  /** Payments made before, by what happened to them since. */
  async function movedSince(list: 'refunds' | 'chargebacks', from: string, isSince: (at: string) => boolean) {
    const { items, next } = await page(list, from)
    const moved = (items as Moved[]).filter(({ createdAt }) => isSince(createdAt))
    const newest = new Map<string, string>()
    for (const { paymentId, createdAt } of moved)
      if (paymentId && !newest.has(paymentId)) newest.set(paymentId, createdAt)
    const payments: ProviderPayment[] = []
    await inParallel([...newest], atOnce, async ([id, at]) => {
      const payment = await one(id)
      if (!listedBefore(list, payment, at, isSince)) payments.push(paymentOf(payment))
    })
    return { payments, next: moved.length === items.length ? next : null }
  }

  return async (since: string, key: string): Promise<ProviderPage> => {
    const sinceMs = Date.parse(since)
    const isSince = (at: string) => Date.parse(at) + secondMs > sinceMs
    const [, list = 'payments', from = ''] = /^(payments|refunds|chargebacks):(\w*)$/.exec(key) ?? []
    const at = order.indexOf(list as List)
    const { payments, next } =
      list === 'payments'
        ? await paymentsSince(from, isSince)
        : await movedSince(list as 'refunds' | 'chargebacks', from, isSince)
    const following = next ? `${list}:${next}` : order[at + 1] ? `${order[at + 1]}:` : null
    return { payments, next: following }
  }
}

/** Whether an earlier list, or an earlier page of this one, has told the payment already. */
function listedBefore(
  list: 'refunds' | 'chargebacks',
  { createdAt, _embedded }: MolliePayment,
  at: string,
  isSince: (at: string) => boolean,
): boolean {
  const { refunds, chargebacks } = {
    refunds: _embedded?.refunds ?? [],
    chargebacks: _embedded?.chargebacks ?? [],
  }
  if (isSince(createdAt)) return true
  if (list === 'chargebacks' && refunds.some(each => isSince(each.createdAt))) return true
  return (list === 'refunds' ? refunds : chargebacks).some(
    each => Date.parse(each.createdAt) > Date.parse(at),
  )
}

/** Mollie's place in a list, read from its link: the link itself is not followed. */
function placeIn(href: string | undefined): string | null {
  if (!href) return null
  const from = URL.parse(href)?.searchParams.get('from') ?? ''
  if (!/^\w{1,60}$/.test(from)) throw new ProviderTrouble('Mollie’s list has no readable next page')
  return from
}
