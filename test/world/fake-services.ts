import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestPayment } from '#scripts/demo/payments/test-payment.ts'
import type { Places } from './places.ts'

/** The provider's own records about a bill. */
export function paymentsAtProvider(places: Places, billId: string): TestPayment[] {
  const kept = JSON.parse(readFileSync(join(places.data, 'outside', 'payments.json'), 'utf8')) as {
    payments: TestPayment[]
  }
  return kept.payments.filter(payment => payment.metadata['billId'] === billId)
}

/** The mails that have arrived for an address, newest first. */
export async function mailsTo(places: Places, address: string) {
  const list = await (await fetch(`${places.outside.url}/mail`)).text()
  const rows = [...list.matchAll(/<a href="(\/mail\/\d+)"><b>(.*?)<\/b><span>(.*?)<\/span>/g)]
  return rows
    .filter(([, , , to]) => to === address)
    .map(([, path, subject]) => ({
      subject: subject!,
      body: () => text(`${places.outside.url}${path}/body`),
      async attachment() {
        const answer = await fetch(`${places.outside.url}${path}/attachments/0`)
        return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
      },
    }))
}

async function text(url: string): Promise<string> {
  return (await fetch(url)).text()
}
