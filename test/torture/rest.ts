import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Cinema } from './cinema.ts'
import type { Crowd } from './crowd.ts'
import { boxDatabase, providerPayments, relayDatabase } from './evidence.ts'
import { press } from './press.ts'
import { patient } from './patience.ts'

const restMs = patient(90_000)
/** Seats are handed over by themselves every five seconds; nothing may be on its way when the programs end. */
const quietMs = 6000

/**
 * Lets a cinema come to rest: everything mended, everybody gone home, every payment ended one way or the other, both
 * sides level. Returns what did not calm down.
 */
export async function comeToRest(cinema: Cinema, crowd: Crowd): Promise<string[]> {
  cinema.gate.beFair()
  cinema.backToLight()
  for (const machine of [cinema.relay, cinema.box]) if (!machine.running()) await machine.start()
  await crowd.stop()
  const until = Date.now() + restMs
  let left: string[]
  for (;;) {
    await endPayments(cinema)
    left = unrest(cinema)
    if (!left.length) await pause(quietMs)
    if (!left.length && !(left = unrest(cinema)).length) return left
    if (Date.now() > until) return left
    await pause(250)
  }
}

/** Who has not decided yet decides now, and the provider tells again what was not heard. */
async function endPayments(cinema: Cinema): Promise<void> {
  const states = statesOf(cinema)
  for (const payment of providerPayments(cinema)) {
    const { id, status, checkoutUrl, webhookUrl, metadata } = payment
    if (status === 'open') await press(checkoutUrl, cinema.chance.happens(0.5) ? 'paid' : 'cancelled')
    else if (status === 'paid' && states.get(metadata['paymentId'] ?? '') === 'over') continue
    else if (status !== 'paid' && states.has(metadata['paymentId'] ?? '')) continue
    await fetch(`http://localhost:${cinema.relay.port}${new URL(webhookUrl).pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined)
  }
}

/** Payments the relay knows to have ended: `over` with money that was kept or went back, `closed` without. */
function statesOf(cinema: Cinema): Map<string, 'over' | 'closed'> {
  return look(relayDatabase(cinema), db => {
    const states = new Map<string, 'over' | 'closed'>()
    for (const { id, status, back } of db
      .prepare('SELECT id, status, refunded_cents >= cents AS back FROM payments')
      .all() as { id: string; status: string; back: number }[])
      if (status === 'paid' || back) states.set(id, 'over')
      else if (status !== 'paying' && status !== 'pending') states.set(id, 'closed')
    return states
  })
}

function unrest(cinema: Cinema): string[] {
  const left: string[] = []
  const heads = [boxDatabase(cinema), relayDatabase(cinema)].map(path =>
    look(path, db => JSON.stringify(db.prepare('SELECT origin, seq, hash FROM origins ORDER BY 1').all())),
  )
  if (heads[0] !== heads[1]) left.push(`box and relay are not level: ${heads.join(' and ')}`)
  look(relayDatabase(cinema), db => {
    const count = (what: string) => db.prepare(`SELECT count(*) FROM ${what}`).pluck().get() as number
    const waiting = [
      [count("payments WHERE status IN ('paying', 'pending')"), 'payments without an end'],
      [count("bills WHERE status IN ('paying', 'refunding')"), 'bills without an end'],
      [count("refunds WHERE status = 'refunding'"), 'refunds that are owed'],
    ] as const
    for (const [many, what] of waiting) if (many) left.push(`the relay has ${many} ${what}`)
  })
  const states = statesOf(cinema)
  for (const { id, status, metadata } of providerPayments(cinema)) {
    const over = states.get(metadata['paymentId'] ?? '') === 'over'
    if (status === 'open' || (status === 'paid' && !over))
      left.push(`the provider's ${id} is ${status} and not heard of`)
  }
  return left
}

function look<R>(path: string, at: (db: Database.Database) => R): R {
  const db = new Database(path, { readonly: true, timeout: 5000 })
  try {
    return at(db)
  } finally {
    db.close()
  }
}
