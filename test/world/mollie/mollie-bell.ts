import type { FakePayment } from './mollie-books.ts'

/** What becomes of Mollie's webhooks: they come, come twice, never, or are kept until a test lets them go. */
export type Webhooks = 'come' | 'twice' | 'lost' | 'kept'

/** Rings at the shop: a form with the payment's name and nothing else, not signed. */
export function openBell() {
  let mode: Webhooks = 'come'
  let kept: FakePayment[] = []
  const rung: { id: string; status: number }[] = []
  const ringing = new Set<Promise<void>>()

  async function ring({ id, webhookUrl }: FakePayment): Promise<void> {
    if (!webhookUrl) return
    const status = await fetch(webhookUrl, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      signal: AbortSignal.timeout(15_000),
    }).then(
      async answer => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    rung.push({ id, status })
  }

  function start(payment: FakePayment): void {
    const work = ring(payment).finally(() => ringing.delete(work))
    ringing.add(work)
  }

  return {
    /** What the shop answered, ring by ring. */
    rung,
    set: (now: Webhooks) => void (mode = now),
    tell(payment: FakePayment): void {
      if (mode === 'kept') kept.push(payment)
      if (mode === 'come' || mode === 'twice') start(payment)
      if (mode === 'twice') start(payment)
    },
    /** Those that were kept come now, the last one first. */
    async letGo(): Promise<void> {
      const late = kept.reverse()
      kept = []
      for (const payment of late) await ring(payment)
    },
    quiet: async () => void (await Promise.allSettled(ringing)),
  }
}
export type Bell = ReturnType<typeof openBell>
