import { expect } from 'vitest'
import type { Tenant } from '#core/api/tenant.ts'
import type { RefusalCode } from '#core/refusal.ts'
import type { Answered, Client } from './client.ts'

/** What a request that is refused must leave as it was, on every side. */
export function rowCounts(...tenants: Tenant[]) {
  return tenants.map(({ node }) => {
    const count = (what: string) => node.db.prepare(`SELECT count(*) FROM ${what}`).pluck().get() as number
    return {
      // Both sides hand each other seats now and then, by themselves.
      facts: count(`facts WHERE json_extract(bytes, '$.actor.via') <> 'allotment'`),
      bills: count('bills'),
      payments: count('payments'),
      holds: count('holds'),
      seats: count(`seat_tokens WHERE state <> 'free'`),
      admissions: count('admissions'),
      paper: count('print_orders'),
      sessions: count('sessions'),
    }
  })
}

/**
 * Asks in English and in German and expects the same no both times: status, code, a sentence of each language, and
 * nothing half-done anywhere. Returns the English answer.
 *
 * @param client who asks; its language is put back to English
 */
export async function refuses(
  client: Client,
  tenants: readonly Tenant[],
  status: number,
  code: RefusalCode,
  ask: () => Promise<Answered<any>>,
): Promise<Answered<any>> {
  const before = rowCounts(...tenants)
  client.speak('de')
  const german = await ask()
  client.speak('en')
  const english = await ask()
  for (const answer of [german, english]) {
    expect(`${answer.status} ${answer.body.refusal}`, answer.text).toBe(`${status} ${code}`)
    expect(answer.body.message).toMatch(/\p{L}{2}/u)
    expect(answer.body.message).not.toMatch(/\{\{|undefined|refusal\./)
  }
  expect(german.body.message).not.toBe(english.body.message)
  expect(rowCounts(...tenants)).toEqual(before)
  return english
}
