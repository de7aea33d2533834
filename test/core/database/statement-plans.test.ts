import { globSync, readFileSync } from 'node:fs'
import { normalize } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { openDb } from '#core/database/sql.ts'
import { keySchema } from '#core/journal/storage/key-file.ts'
import { preparedCalls, preparedStatements } from '../../world/prepared-statements.ts'
import { writtenStatements } from '../../world/statements.ts'

/**
 * No statement of box or relay may read all of a table: a cinema's tables grow for years, and one such look blocks every
 * sale behind it. SQLite is asked for the plan of each statement in the sources; without statistics, which no node keeps,
 * the plan is the same for ten rows and for ten million.
 */

/** What may be read whole, and why that stays small or is never beside a sale. */
const readWhole: Record<string, string> = {
  device_sightings: 'a row for each device of the exhibitor',
  origins: 'one row a stream: a few for each epoch of each node',
  migrations: 'one row a migration',
  sqlite_master: 'a row for each table and index',
  payment_accounts: 'twenty at most',
  boxes: 'one row a machine that was ever enrolled',
  credentials: 'one row a person',
  parked: 'facts this version cannot read: empty but for an update',
  quarantined: 'facts after the end of a stream: empty but for a lost machine',
  branches: 'a second history: empty but for a fork',
  closed_streams: 'one row a stream that ended',
  peer_heads: 'one row a stream',
  bill_conflicts: 'evidence of what must never happen',
  token_conflicts: 'evidence of what must never happen',
  turn_conflicts: 'evidence of what must never happen',
  overdrawn_vouchers: 'only where a box had two histories',
  card_rests: 'only where something came back to an exchanged card',
  refreshment_conflicts: 'evidence of what must never happen',
  reinstated: 'what kiosks brought back in recoveries, by its index, with a limit',
  displaced: 'seats lost in a recovery',
  holds: 'baskets of this moment, bounded for each visitor',
  price_lists: 'prices shown to baskets of this moment: one for each change of them',
  sold_in_shift: 'the bills of one shift, by the index of its payments',
  made_in_shift: 'the refunds and exchanges of one shift, by the index of its money',
  parked_baskets: 'baskets put aside on one business day, fifty at a time',
  running_baskets: 'one basket of each register of a cinema',
  unpaid_bills: 'purchases of this moment, forgotten within seconds of their end',
  voucher_deliveries: 'cards that wait for their day to be mailed, by their index',
  voucher_approvals: 'ten minutes of managers’ words',
  voucher_debts: 'turns let in on a manager’s word while cut off',
  voucher_debt_endings: 'the same, settled',
  doubtful_slips: 'slips in doubt: two hundred at most',
  attempt_log: 'what the provider was asked in vain and still is',
  cleared_payments: 'entries a person cleared from the work list',
  unmatched_payments: 'payments a restore had forgotten',
  unmatched_movements: 'what went back at the provider without an order from here',
  payment_mismatches: 'payments the provider tells wrongly',
  refund_requests: 'requests between the sides, a few a day, by their index',
  schedule_cancellations: 'cancelled shows, a few hundred a year',
  lacking_keys: 'keys that were lost with a disk and are asked for',
  private_ageing: 'one row',
  state: 'one row',
}

/** Single statements that read a growing table on purpose. */
const onPurpose: [file: RegExp, plan: RegExp, why: string][] = [
  [
    /reserved\/store\.ts$/,
    /^SCAN seat_tokens USING COVERING INDEX seat_tokens_reserved$/,
    'the seats that are reserved now, by an index of those alone: two hundred reservations a show at most',
  ],
  [
    /waiting-list\/store\.ts$/,
    /^SCAN waiting_guests USING COVERING INDEX waiting_guests_of_show$/,
    'shows that somebody waits for, by an index of those alone: everybody is forgotten when the show is over',
  ],
  [
    /newsletter\/campaign-store\.ts$/,
    /^SCAN subscribers USING INDEX subscribers_reading$/,
    'those the newsletter goes to now, by an index of them alone: while one is sent, and when staff ask how many',
  ],
  [
    /^core\/journal\/rebuild\.ts$|upkeep\/verify\.ts$|offsite\/look\.ts$/,
    /./,
    'reads everything: that is what it is for, in a process of its own',
  ],
  [
    /vouchers\/store\.ts$/,
    /^SCAN v USING INDEX vouchers_by_time$/,
    'a page of the list, newest first, with a limit',
  ],
  [
    /vouchers\/store\.ts$/,
    /^SCAN (v|\(subquery-2\))$/,
    'hands all free turns over by file, once, for a manager',
  ],
  [/vouchers\/purchases-over-store\.ts$/, /turns_paying$/, 'only turns in payment'],
  [
    /vouchers\/purchases-over-store\.ts$/,
    /turn_tokens_by_bill$/,
    'only after a relay’s disks were lost, and at its starts',
  ],
  [
    /billing\/(payment-store|refunds\/money-store)\.ts$/,
    /(payments_open|refunds_(open|on_their_way|failed))$/,
    'only open ones are in the index',
  ],
  [
    /^core\/(terminal\/(days\/)?store|billing\/refunds\/given-store)\.ts$/,
    /(terminal_attempts_open|terminal_days_open|refunds_at_terminal)$/,
    'only open ones are in the index',
  ],
  [
    /automations\/ending-store\.ts$/,
    /^SCAN voucher_extensions$/,
    'two short columns of cards made good for longer, every half minute where a rule asks for them',
  ],
  [/vouchers\/paid-back-store\.ts$/, /^SCAN [ou]( USING .*)?$/, 'only after a relay’s disks were lost'],
  [
    /personal-data\/store\.ts$/,
    /^SCAN card_moves( USING .*)?$/,
    'two codes of each card that was exchanged, once a minute',
  ],
  [/vouchers\/returned-card-store\.ts$/, /^SCAN m( USING .*)?$/, 'only after a relay’s disks were lost'],
  [/vouchers\/order-store\.ts$/, /^SCAN o( USING .*)?$/, 'only after a relay’s disks were lost'],
  [/training\/forget-store\.ts$/, /^SCAN letters$/, 'once, when the books of a cinema are opened'],
  [/mail\/invoice-store\.ts$/, /letters_held$/, 'only those that are held are in the index'],
  [/mail\/letter-store\.ts$/, /letters_waiting$/, 'only those that wait are in the index'],
  [/billing\/refunds\/store\.ts$/, /^SCAN (p|found)$/, 'a person’s search by name'],
  [/key-file\.ts$/, /^SCAN keys$/, 'only after one of two key files was lost or put back'],
  [/private-store\.ts$/, /^SCAN private_parts/, 'only after one of two key files was lost or put back'],
  [
    /recovery\/store\.ts$/,
    /^SCAN r( USING INDEX returns_by_(bill|time))?$/,
    'refunds and exchanges, for the work list of a person',
  ],
]

/** Put together while the program runs, one statement for each of a list of tables; and where prepared statements are run. */
const composed =
  /^core\/(database\/(prepared|sql|transaction)|journal\/rebuild|journal\/storage\/read-anew)\.ts$/

type Step = { detail: string }

function planOf(db: ReturnType<typeof openDatabase>, text: string): string[] {
  const names = [...new Set([...text.matchAll(/@(\w+)/g)].map(match => match[1]!))]
  const values = names.length
    ? [Object.fromEntries(names.map(name => [name, 1]))]
    : (text.match(/\?/g) ?? []).map(() => 1)
  return (db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...(values as [])) as Step[]).map(
    ({ detail }) => detail,
  )
}

/** The table behind a name of the plan, as the statement gives it: `bills b`, or the table's own name. */
function tableOf(text: string, name: string): string {
  return (
    new RegExp(
      `(\\w+)\\s+(?:AS\\s+)?${name}\\b(?=\\s*(?:$|\\)|JOIN|INNER|LEFT|CROSS|WHERE|ON|,|ORDER|GROUP))`,
      'i',
    ).exec(text.replaceAll('"', ''))?.[1] ?? name
  )
}

const folders = ['core', 'appliance', 'cloud-relay']
const prepared = await preparedStatements(folders)
const statements = [...writtenStatements(folders), ...prepared]

test('every statement of the sources is known to this test', () => {
  expect(statements.length).toBeGreaterThan(250)
  const calls = folders.flatMap(folder => globSync(`${folder}/**/*.ts`)).map(normalize)
  const written = calls.flatMap(file =>
    (readFileSync(file, 'utf8').match(preparedCalls) ?? []).map(() => file),
  )
  expect(prepared.map(({ file }) => file).toSorted()).toEqual(written.toSorted())
  expect(
    statements.filter(({ text, file }) => text === null && !composed.test(file)),
    'Write the statement as constants that can be read from the source, so that its plan is looked at.',
  ).toEqual([])
})

test('no statement reads all of a table that grows', () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => void db.raw.close())
  const keys = openDb(new (db.raw.constructor as new (path: string) => typeof db.raw)(':memory:'))
  onTestFinished(() => void keys.raw.close())
  keys.raw.exec(keySchema)
  const isOfKeys = (file: string) => file.endsWith('/key-file.ts')
  const bad = statements.flatMap(({ file, line, text }) =>
    (text === null ? [] : planOf(isOfKeys(file) ? keys : db, text)).flatMap(plan => {
      const name = /^SCAN (\S+)/.exec(plan)?.[1]
      if (!name || plan === 'SCAN CONSTANT ROW') return []
      const small =
        name in readWhole ||
        tableOf(text!, name) in readWhole ||
        // What was handed in; and what a statement has read itself, which has a line of its own.
        / VIRTUAL TABLE /.test(plan) ||
        name.startsWith('(subquery') ||
        new RegExp(`\\) as "${name}"`).test(text!)
      const meant = onPurpose.some(([where, what]) => where.test(file) && what.test(plan))
      return small || meant ? [] : [`${file}:${line} ${plan}`]
    }),
  )
  expect(bad, 'Give it an index, or say in this test why it may.').toEqual([])
})

test('no index is over the status of every row: nearly all rows share one', () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => void db.raw.close())
  const indexes = db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    .all() as { name: string; sql: string }[]
  const over = indexes.filter(
    ({ sql }) => /\((status|state|outcome|source|method)\b/.test(sql) && !/ WHERE /.test(sql),
  )
  expect(over).toEqual([])
})
