import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import express from 'express'
import { answerParent } from './served.ts'

/**
 * The floor every figure is told against: a bare Express handler that runs one transaction of nine statements, all
 * requests of a turn in one commit, `synchronous=FULL`. No rules, no sessions, no checks.
 */
const db = new Database(join(mkdtempSync(join(tmpdir(), 'foyer-floor-')), 'floor.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec(`CREATE TABLE bill (id INTEGER PRIMARY KEY, total INTEGER); CREATE TABLE line (bill INTEGER, seat INTEGER, cents INTEGER);
  CREATE TABLE seat (id INTEGER PRIMARY KEY, bill INTEGER); CREATE TABLE payment (bill INTEGER, cents INTEGER);
  CREATE TABLE counter (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO counter VALUES (1, 0)`)
const statements = {
  show: db.prepare('SELECT n FROM counter WHERE id = 1'),
  seat: db.prepare('SELECT bill FROM seat WHERE id = ?'),
  bill: db.prepare('INSERT INTO bill (total) VALUES (?)'),
  take: db.prepare('INSERT INTO seat (bill) VALUES (?)'),
  line: db.prepare('INSERT INTO line VALUES (?, ?, ?)'),
  pay: db.prepare('INSERT INTO payment VALUES (?, ?)'),
  count: db.prepare('UPDATE counter SET n = n + 1 WHERE id = 1'),
}
let queue: (() => void)[] = []

function sell() {
  statements.show.get()
  statements.seat.get(1)
  const bill = statements.bill.run(2000).lastInsertRowid
  statements.take.run(bill)
  statements.take.run(bill)
  statements.line.run(bill, 1, 1000)
  statements.line.run(bill, 2, 1000)
  statements.pay.run(bill, 2000)
  statements.count.run()
}

function commit() {
  const group = queue
  queue = []
  db.exec('BEGIN IMMEDIATE')
  for (const _ of group) sell()
  db.exec('COMMIT')
  for (const answer of group) answer()
}

const app = express().disable('etag').disable('x-powered-by')
app.use(express.json())
app.post('/sell', (_, response) => {
  if (queue.push(() => response.json({ ok: true })) === 1) setImmediate(commit)
})
const bills = db.prepare('SELECT count(*) FROM bill').pluck()
const server = app.listen(0, '127.0.0.1', () =>
  answerParent((server.address() as { port: number }).port, {
    counts: async () => ({ bills: bills.get() as number }),
  }),
)
