import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '#scripts/demo/build.ts'
import { openDatabase } from '#core/database/open.ts'
import { check, type Violation } from './checks.ts'
import { collectEvidence, type Evidence } from './evidence.ts'
import { openStage } from './play.ts'
import { kills } from './scenarios/kills.ts'

const kept = mkdtempSync(join(tmpdir(), 'foyer-torture-test-'))
const stage = openStage({ seed: 11, kills: 8, folder: join(kept, 'evening'), say: () => {} })
let evening: Evidence & { close(): void }

beforeAll(async () => {
  await buildPages(() => {})
  await kills.play({
    ...stage,
    async settle(of) {
      await stage.settle(of)
      evening = await collectEvidence(of.cinema)
    },
  })
}, 180_000)
afterAll(async () => {
  evening?.close()
  await stage.cleanUp()
  rmSync(kept, { recursive: true, force: true })
})

test('box and relay are killed eight times while people pay: nothing is lost, nothing sold twice', () => {
  expect(stage.violations).toEqual([])
  expect(stage.kills()).toBe(8)
  const sold = [...evening.diary.sold.values()]
  expect(new Set(sold.map(sale => sale.by))).toEqual(new Set(['register', 'site']))
  expect(evening.slips.length).toBeGreaterThan(0)
  expect(evening.payments.length).toBeGreaterThan(0)
})

/** What somebody did to the evening's disks behind everybody's back, and which check has to notice. */
const meddling: { what: string; noticed: Violation['kind']; do: (evidence: Evidence) => Evidence | void }[] =
  [
    {
      what: 'a sale that was acknowledged is dropped from the box',
      noticed: 'lost',
      do: ({ box, diary }) => {
        const id = aSale(diary, 'register')
        for (const table of ['bill_lines', 'payments'])
          box.db.exec(`DELETE FROM ${table} WHERE bill_id = '${id}'`)
        box.db.exec(`DELETE FROM bills WHERE id = '${id}'`)
      },
    },
    {
      what: 'a sale is kept under another number than people were told',
      noticed: 'lost',
      do: ({ relay, diary }) =>
        relay.db.exec(`UPDATE bills SET number = 'K-999999' WHERE id = '${aSale(diary, 'register')}'`),
    },
    {
      what: 'a seat is given back although its ticket is out',
      noticed: 'lost',
      do: ({ relay, diary }) =>
        relay.db.exec(
          `UPDATE seat_tokens SET state = 'free', bill_id = NULL WHERE bill_id = '${aSale(diary, 'site')}'`,
        ),
    },
    {
      what: 'a sold seat is put on a second bill',
      noticed: 'twice',
      do: ({ box, diary }) => {
        const [one, other] = [...diary.sold.values()].filter(sale => sale.by === 'register')
        const { scheduleId, seatId } = one!.seats[0]!
        box.db.exec(
          `UPDATE bill_lines SET schedule_id = '${scheduleId}', seat_id = '${seatId}' WHERE bill_id = '${other!.billId}'`,
        )
      },
    },
    {
      what: 'two people are told that one seat is theirs',
      noticed: 'twice',
      do: evidence => {
        const sold = new Map(evidence.diary.sold)
        const [one, other] = [...sold.values()]
        sold.set(other!.billId, { ...other!, seats: one!.seats })
        return { ...evidence, diary: { ...evidence.diary, sold } }
      },
    },
    {
      what: 'a retried sale is answered with another number',
      noticed: 'twice',
      do: evidence => ({ ...evidence, diary: { ...evidence.diary, contradictions: ['told in two ways'] } }),
    },
    {
      what: 'two facts with one version of a seat are found',
      noticed: 'twice',
      do: ({ relay }) => relay.db.exec("INSERT INTO token_conflicts VALUES ('show', 'A1', 3, 'a#1')"),
    },
    {
      what: 'a fact is missing on the mirror',
      noticed: 'mirror',
      do: ({ box }) => void box.mirror.facts.delete([...box.mirror.facts.keys()].at(-1)!),
    },
    {
      what: 'the mirror tells a fact in two ways',
      noticed: 'mirror',
      do: ({ relay }) => void [...relay.mirror.facts.values()][5]!.hashes.add('another'),
    },
    {
      what: 'the mirror holds a fact that the database has lost',
      noticed: 'mirror',
      do: ({ box }) => {
        const [one] = box.mirror.facts.values()
        box.mirror.facts.set('box-lost.1.exhibitor#1', one!)
      },
    },
    {
      what: 'the provider took money for a bill that was never settled',
      noticed: 'money',
      do: ({ relay, payments }) => {
        const paid = payments.find(payment => payment.status === 'paid')!
        relay.db.exec(`UPDATE bills SET status = 'expired' WHERE id = '${paid.metadata['billId']}'`)
      },
    },
    {
      what: 'money went back for tickets that stay valid',
      noticed: 'money',
      do: evidence => {
        const payments = structuredClone(evidence.payments) as Evidence['payments'][number][]
        const kept = evidence.relay.db.prepare(
          "SELECT id FROM bills WHERE source = 'site' AND status = 'settled'",
        )
        const settled = new Set(kept.pluck().all())
        const paid = payments.find(({ metadata }) => settled.has(metadata['billId']))!
        paid.refundedCents = paid.amountCents
        return { ...evidence, payments }
      },
    },
    {
      what: 'a bill number is left out',
      noticed: 'number',
      do: ({ box }) => box.db.exec("DELETE FROM bills WHERE number = 'K-000002'"),
    },
    {
      what: 'paper came out for a sale nobody recorded',
      noticed: 'paper',
      do: evidence => ({ ...evidence, slips: [{ billNumber: 'K-777777', ticketId: null, copy: false }] }),
    },
    {
      what: 'a ticket came out that is on no bill',
      noticed: 'paper',
      do: evidence => ({ ...evidence, slips: [{ ...evidence.slips[0]!, ticketId: '0000000000' }] }),
    },
    {
      what: 'a slip came out twice and nothing tells which one is the first',
      noticed: 'paper',
      do: evidence => ({ ...evidence, slips: [evidence.slips[0]!, { ...evidence.slips[0]! }] }),
    },
    {
      what: 'a byte of a fact is changed',
      noticed: 'journal',
      do: ({ box }) => box.db.exec("UPDATE facts SET bytes = bytes || ' ' WHERE position = 30"),
    },
    {
      what: 'the relay lacks the box’s last fact',
      noticed: 'disagree',
      do: ({ relay }) => relay.db.exec("UPDATE origins SET seq = seq - 1 WHERE origin LIKE 'box-%'"),
    },
  ]

test.each(meddling)('it is noticed when $what', ({ noticed, do: meddle }) => {
  const copies = mkdtempSync(join(kept, 'copy-'))
  const copyOf = (side: Evidence['box']) => {
    const path = join(copies, `${side.name}.db`)
    cpSync(side.db.raw.name, path)
    const facts = new Map(
      [...side.mirror.facts].map(([key, { fact, hashes }]) => [key, { fact, hashes: new Set(hashes) }]),
    )
    return { ...side, db: openDatabase(path), mirror: { ...side.mirror, facts } }
  }
  const copy: Evidence = { ...evening, box: copyOf(evening.box), relay: copyOf(evening.relay) }
  expect(check(copy)).toEqual([])
  const found = check(meddle(copy) ?? copy).map(({ kind }) => kind)
  expect(found).toContain(noticed)
  for (const { db } of [copy.box, copy.relay]) db.raw.close()
})

function aSale({ sold }: Evidence['diary'], by: 'register' | 'site'): string {
  return [...sold.values()].find(sale => sale.by === by)!.billId
}
