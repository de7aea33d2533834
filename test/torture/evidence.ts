import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import type { Db } from '#core/database/sql.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'
import { readMirrorFiles } from '#core/journal/storage/mirror/mirror-file.ts'
import type { TestPayment } from '#scripts/demo/payments/test-payment.ts'
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
export const relayDatabase = ({ disks }: Pick<Cinema, 'disks'>) => join(disks.relay, 'tenant', 'relay.db')

/** Reads both sides' disks, once nobody writes on them any more. */
export async function collectEvidence(cinema: Cinema): Promise<Evidence & { close(): void }> {
  const box = openDatabase(boxDatabase(cinema))
  const relay = openDatabase(relayDatabase(cinema))
  return {
    box: { name: 'box', db: box, mirror: await readMirror(join(cinema.disks.boxMirror, 'facts.log')) },
    relay: {
      name: 'relay',
      db: relay,
      mirror: await readMirror(join(cinema.disks.relayMirror, 'tenant.log')),
    },
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

/** Reads a mirror's files as they are, damaged lines and all. */
export async function readMirror(path: string): Promise<MirrorLines> {
  const facts: MirrorLines['facts'] = new Map()
  let unreadable = 0
  if (!existsSync(path)) return { facts, unreadable }
  for await (const page of readMirrorFiles(path)) {
    unreadable = page.damaged
    for (const { bytes, hash } of page.facts) {
      const fact = parseFact(bytes)
      const key = `${fact.origin}#${fact.seq}`
      const known = facts.get(key)
      if (known) known.hashes.add(hash)
      else facts.set(key, { fact, hashes: new Set([hash]) })
    }
  }
  return { facts, unreadable }
}
