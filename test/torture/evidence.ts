import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import type { Db } from '#core/database/sql.ts'
import { readFact, type Fact, type SealedFact } from '#core/journal/fact.ts'
import type { TestPayment } from '../../cloud-relay/payments/test-provider-server.ts'
import type { Cinema } from './cinema.ts'
import type { Diary } from './diary.ts'
import type { Slip } from './paper.ts'

/** One side's journal and tables, and what its mirror holds. */
export type Side = { name: 'box' | 'relay'; db: Db; mirror: MirrorLines }

/** A mirror file read: facts by `<origin>#<seq>`, each with every hash it is told under. */
export type MirrorLines = { facts: Map<string, { fact: Fact; hashes: Set<string> }>; unreadable: number }

/** Everything the checks look at, after all is over. */
export type Evidence = {
  box: Side
  relay: Side
  diary: Pick<Diary, 'sold' | 'opened' | 'contradictions'>
  payments: readonly TestPayment[]
  slips: readonly Slip[]
}

export const boxDatabase = ({ disks }: Pick<Cinema, 'disks'>) => join(disks.box, 'box.db')
export const relayDatabase = ({ disks }: Pick<Cinema, 'disks'>) => join(disks.relay, 'house', 'relay.db')

/** Reads both sides' disks, once nobody writes on them any more. */
export function collectEvidence(cinema: Cinema): Evidence & { close(): void } {
  const box = openDatabase(boxDatabase(cinema))
  const relay = openDatabase(relayDatabase(cinema))
  return {
    box: { name: 'box', db: box, mirror: readMirror(join(cinema.disks.boxMirror, 'facts.log')) },
    relay: { name: 'relay', db: relay, mirror: readMirror(join(cinema.disks.relayMirror, 'house.log')) },
    diary: cinema.diary,
    payments: providerPayments(cinema),
    slips: cinema.paper.slips,
    close() {
      box.raw.close()
      relay.raw.close()
    },
  }
}

/** What the provider says of everybody who went to pay. */
export function providerPayments(cinema: Pick<Cinema, 'folder'>): TestPayment[] {
  try {
    const kept = readFileSync(join(cinema.folder, 'outside', 'payments.json'), 'utf8')
    return (JSON.parse(kept) as { payments: TestPayment[] }).payments
  } catch {
    return []
  }
}

/** Reads a mirror file as it is, torn lines and all. */
export function readMirror(path: string): MirrorLines {
  const facts: MirrorLines['facts'] = new Map()
  let unreadable = 0
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  for (const line of text.split('\n')) {
    if (!line) continue
    try {
      const { bytes, hash } = JSON.parse(line) as SealedFact
      const fact = readFact(bytes)
      const key = `${fact.origin}#${fact.seq}`
      const known = facts.get(key)
      if (known) known.hashes.add(hash)
      else facts.set(key, { fact, hashes: new Set([hash]) })
    } catch {
      unreadable += 1
    }
  }
  return { facts, unreadable }
}
