import { readFact } from '#core/journal/fact.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { hearFinalWord } from '#core/sales/online.ts'
import { openPayments } from '#core/sales/store.ts'
import type { TokenChange } from '#core/seating/token.ts'
import { smallRoom } from '../world/small-house.ts'
import { forkMutants } from './fork-mutants.ts'
import { glassMutants } from './glass-mutants.ts'
import { hostileMutants } from './hostile-mutants.ts'
import { memoryMutants } from './memory-mutants.ts'
import type { Options } from './options.ts'
import { moneyMutants } from './money-mutants.ts'
import { placeInTwoFields, planOfTheScreen } from './plan-mutants.ts'
import type { Rules } from './rules.ts'
import { twinMutants } from './twin-mutants.ts'
import { versionMutants } from './version-mutants.ts'
import { voucherMutants } from './voucher-mutants.ts'
import {
  commandsWith,
  reading,
  readingFacts,
  receivingUnchecked,
  receivingWith,
  standingWith,
  writing,
} from './switched-off.ts'

/** A rule of Foyer that is switched off, and the troubles under which that should show. */
export type Mutant = { rule: string; rules: () => Rules; options?: Partial<Options> }

const allSeats = JSON.stringify(smallRoom.seats.map(seat => seat.id))

/** Every seat is read as this side's own. */
function owningAll(tx: Tx): Tx {
  const { role } = tx.identity
  const seats = reading(tx, 'seat_tokens', row => ({ ...row, owner: role }))
  return reading(seats, 'schedules', row =>
    'relaySeats' in row ? { ...row, relaySeats: role === 'relay' ? allSeats : '[]' } : row,
  )
}

function closeOldPayments(node: Node): void {
  if (node.identity.role === 'box') return
  const overdue = (tx: Tx) =>
    openPayments(tx.db).filter(payment => Date.parse(payment.at) < tx.nowMs - 30_000)
  node
    .execute({ who: 'node', via: 'timer' }, tx =>
      overdue(tx).forEach(payment => hearFinalWord(tx, payment.id, 'expired')),
    )
    .catch(() => undefined)
}

/** No hall keeps seats for its register. */
function withoutShares(tx: Tx): Tx {
  const get = (kind: string, id: string) => {
    const entry = tx.catalogue.get(kind, id)
    return entry && kind === 'screen'
      ? { ...entry, shares: { registerPercent: 0, onlinePercent: 10 } }
      : entry
  }
  return { ...tx, catalogue: { ...tx.catalogue, get: get as never } }
}

/** A command sees the payment it reads first, and no other that is open. */
function knowingOneAttempt(tx: Tx): Tx {
  let first: unknown
  return reading(tx, 'payments', row => {
    first ??= row['id']
    return row['id'] === first || row['status'] !== 'paying' ? row : undefined
  })
}

/** Bill numbers are counted in memory: what a commit takes back stays counted. */
function countingInMemory(): (node: Node) => Node {
  const last = new Map<unknown, number>()
  return commandsWith(tx =>
    writing(tx, (_, body) => {
      if (!('counter' in body)) return body
      const counter = (last.get(body['cinemaId']) ?? Number(body['counter']) - 1) + 1
      last.set(body['cinemaId'], counter)
      return { ...body, counter }
    }),
  )
}

/** Nothing ever came back: every line stands, all money is held. */
function forgettingReturns(tx: Tx): Tx {
  const paid = tx.db.prepare('SELECT cents FROM payments WHERE id = ?').pluck()
  const bills = reading(tx, 'bills', row =>
    row['status'] === 'refunded' || row['status'] === 'refunding' ? { ...row, status: 'settled' } : row,
  )
  const lines = reading(bills, 'bill_lines', row => ('back' in row ? { ...row, back: 0, backCents: 0 } : row))
  return reading(lines, 'payments', row =>
    'heldCents' in row ? { ...row, heldCents: paid.get(row['id']) } : row,
  )
}

/** Where seats are handed over: because the other side asked, or so that it can go on selling. */
const giving = ['link', 'working-set']

/** A busy evening on which nothing breaks down: what is only a matter of measure shows soonest. */
const quiet: Partial<Options> = {
  boxes: 1,
  lost: 0,
  crash: 0,
  cut: 0,
  mirror: 0,
  disk: 0,
  bothDisks: 0,
  twin: 0,
  glass: 0,
  version: 0,
  poison: 0,
}

export const mutants: Mutant[] = [
  {
    rule: 'whatever leaves waits for the mirror',
    rules: () => ({
      mirror: mirror => ({
        ...mirror,
        append: async facts => void mirror.append(facts).catch(() => undefined),
      }),
    }),
  },
  {
    rule: 'what a crash left out is mirrored first',
    rules: () => ({
      mirror: mirror => {
        let [written, atStart] = [false, false]
        return {
          ...mirror,
          reopen() {
            atStart = !written
            return mirror.reopen()
          },
          append: async facts => {
            written = true
            return atStart ? void (atStart = false) : mirror.append(facts)
          },
        }
      },
    }),
    options: { crash: 0.05 },
  },
  {
    rule: 'readers wait for the mirror too',
    rules: () => ({ node: node => ({ ...node, released: async () => {} }) }),
    options: { mirror: 0.04 },
  },
  { rule: 'only the owner sells', rules: () => ({ node: commandsWith(owningAll) }) },
  {
    rule: 'held seats do not move',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        giving.includes(via) ? reading(tx, 'holds', () => undefined) : tx,
      ),
    }),
  },
  {
    rule: 'seats in payment do not move',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        giving.includes(via)
          ? reading(tx, 'seat_tokens', row => (row['state'] === 'paying' ? { ...row, state: 'free' } : row))
          : tx,
      ),
    }),
    options: { spread: 0, pauseSeconds: 20 },
  },
  {
    rule: 'each side has what it could go on selling if the line were cut',
    rules: () => ({ marks: 'none' }),
  },
  {
    rule: 'the low and the high water mark differ, and what came is kept for a while',
    rules: () => ({ marks: { low: 1, high: 1, quietMs: 0 } }),
    options: quiet,
  },
  {
    rule: 'every change of a seat writes its next version',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (_, body) =>
          'tokens' in body
            ? {
                ...body,
                tokens: (body['tokens'] as TokenChange[]).map(token => ({
                  ...token,
                  version: Math.max(1, token.version - 1),
                })),
              }
            : body,
        ),
      ),
    }),
  },
  {
    rule: 'a stream is taken only as its hashes chain',
    rules: () => ({ node: receivingUnchecked }),
    options: { corrupted: 0.02 },
  },
  {
    rule: 'facts that are here already are passed over',
    rules: () => ({
      node: receivingWith(async (node, origin, facts) => {
        const head = { origin, ...node.journal.head(origin) }
        if (facts.some(fact => readFact(fact.bytes).seq <= head.seq)) return { head, fork: true }
        return node.receive(origin, facts)
      }),
    }),
    options: { doubled: 0.3, corrupted: 0 },
  },
  {
    rule: 'a box is told its own cinema only',
    rules: () => ({ shares: () => true }),
    options: { boxes: 2 },
  },
  {
    rule: 'a sale sent again is the same sale',
    rules: () => ({
      node: commandsWith((tx, { via }) => {
        let written = !['register 1', 'site'].includes(via)
        const forgetful = reading(tx, 'bills', row => (written ? row : undefined))
        return writing(forgetful, (_, body) => ((written = true), body))
      }),
    }),
    options: { unanswered: 0.3 },
  },
  { rule: 'only the provider ends a payment', rules: () => ({ tick: closeOldPayments }) },
  {
    rule: 'money that comes too late goes back',
    rules: () => ({
      node: commandsWith(tx => writing(tx, (type, body) => (type === 'refund.requested' ? undefined : body))),
    }),
    options: { paidAfterEnd: 0.6 },
  },
  {
    rule: 'late money takes only free seats',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'payments'
          ? reading(tx, 'seat_tokens', row => (row['state'] === 'sold' ? { ...row, state: 'free' } : row))
          : tx,
      ),
    }),
    options: { paidAfterEnd: 0.9, spread: 0, pauseSeconds: 20 },
  },
  {
    rule: 'a final word is heard once',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'payments'
          ? reading(tx, 'payments', row => (row['status'] === 'paid' ? { ...row, status: 'paying' } : row))
          : tx,
      ),
    }),
  },
  {
    rule: 'two paid attempts: the second goes back',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (_, body) => (body['reason'] === 'paid_twice' ? undefined : body)),
      ),
    }),
  },
  {
    rule: 'an attempt that ends does not release seats another attempt is paying for',
    rules: () => ({
      node: commandsWith((tx, { via }) => (via === 'payments' ? knowingOneAttempt(tx) : tx)),
    }),
  },
  {
    rule: 'the provider is asked what went back before money is sent back',
    rules: () => ({
      provider: provider => ({
        ...provider,
        read: async ref => ({ ...(await provider.read(ref)), refunds: [] }),
      }),
    }),
    options: { keyMemorySeconds: 1, providerTrouble: 0.6, paidAfterEnd: 0.6 },
  },
  {
    rule: 'a payment that may have been made already is looked for first',
    rules: () => ({
      provider: provider => ({
        ...provider,
        async list(since, from) {
          const { payments, next } = await provider.list(since, from)
          return { payments: payments.filter(({ metadata }) => metadata['billId']?.startsWith('lost')), next }
        },
      }),
    }),
    options: { keyMemorySeconds: 1, providerTrouble: 0.3 },
  },
  {
    rule: 'what an older copy does not know is found in the provider’s list',
    rules: () => ({
      provider: provider => ({ ...provider, list: async () => ({ payments: [], next: null }) }),
    }),
  },
  {
    rule: 'a status only moves up',
    rules: () => ({
      kinds: readingFacts('payment.settled', ({ db }, { body }, usual) => {
        const before = db.prepare('SELECT status FROM bills WHERE id = ?').pluck().get(body['billId'])
        usual()
        if (before !== 'paying')
          db.prepare('UPDATE bills SET status = ? WHERE id = ?').run(before, body['billId'])
      }),
    }),
    options: { paidAfterEnd: 0.6 },
  },
  {
    rule: 'a cancelled show stays cancelled',
    rules: () => ({
      kinds: readingFacts('schedule.changed', ({ db }, { body }, usual) => {
        usual()
        db.prepare('DELETE FROM schedule_cancellations WHERE schedule_id = ?').run(body['id'])
      }),
    }),
  },
  {
    rule: 'screen and times of a show are one field',
    rules: placeInTwoFields,
    options: { cut: 0.1, pauseSeconds: 20 },
  },
  {
    rule: 'a moved show keeps its seat plan and its tickets',
    rules: planOfTheScreen,
    options: { pauseSeconds: 20 },
  },
  {
    rule: 'the newest edit wins, not the last to arrive',
    rules: () => ({
      kinds: readingFacts('movie.changed', ({ db, catalogue }, { body }) => {
        const { id, fields } = body as { id: string; fields: Record<string, unknown> }
        const stamps = db
          .prepare("SELECT stamps FROM catalogue WHERE kind = 'movie' AND id = ?")
          .pluck()
          .get(id) as string | undefined
        const arrived = Math.max(
          0,
          ...Object.values(JSON.parse(stamps ?? '{}') as Record<string, string>).map(Number),
        )
        catalogue.merge('movie', id, fields, String(arrived + 1).padStart(9, '0'))
      }),
    }),
    options: { boxes: 2, cut: 0.06, twin: 0, glass: 0 },
  },
  {
    rule: 'who owns a seat first is written in the fact of its show',
    rules: () => ({
      kinds: readingFacts('schedule.created', ({ db }, { body }, usual) => {
        usual()
        const facts = db.prepare('SELECT count(*) FROM bills').pluck().get() as number
        if (facts % 2)
          db.prepare('UPDATE schedules SET relay_seats = ? WHERE id = ?').run(allSeats, body['id'])
      }),
    }),
  },
  {
    rule: 'what visitors hold unpaid leaves the register its share',
    rules: () => ({ node: commandsWith(tx => withoutShares(tx)) }),
  },
  {
    rule: 'a ticket opens the door once',
    rules: () => ({ node: commandsWith(tx => reading(tx, 'admissions', () => undefined)) }),
  },
  {
    rule: 'never more goes back than was paid',
    rules: () => ({ node: commandsWith(forgettingReturns) }),
  },
  {
    rule: 'only the owner of a bill refunds it',
    rules: () => ({
      node: commandsWith(tx => reading(tx, 'bill_owners', () => tx.identity.role as never)),
    }),
  },
  {
    rule: 'a ticket that was taken back opens no door',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'bill_lines', row =>
          'ended' in row ? { ...row, ended: null, billStatus: 'settled' } : row,
        ),
      ),
    }),
  },
  {
    rule: 'bill numbers are counted in the transaction',
    rules: () => ({ node: countingInMemory() }),
    options: { diskFull: 0.03 },
  },
  {
    rule: 'what the database lost is read from the mirror',
    rules: () => ({ mirror: mirror => ({ ...mirror, last: () => undefined }) }),
    options: { disk: 0.04, corrupted: 0 },
  },
  {
    rule: 'what a mirror denied counts for nothing, though it shows it',
    rules: () => ({ mirror: mirror => ({ ...mirror, reopen: async () => {} }) }),
    options: { mirror: 0.04, corrupted: 0 },
  },
  {
    rule: 'a mirror that was replaced is filled again',
    rules: () => ({
      mirror: mirror => {
        let first: ReturnType<typeof mirror.last> | 'unasked' = 'unasked'
        const last = () => {
          const now = mirror.last()
          if (first === 'unasked') first = now
          return first === null ? undefined : now
        }
        return { ...mirror, last }
      },
    }),
    options: { disk: 0.04, corrupted: 0 },
  },
  {
    rule: 'who may have forgotten something writes nothing before the other side has told',
    rules: () => ({ tick: node => node.standing.recovery() && node.standing.finish(node.identity.epoch) }),
    options: { bothDisks: 0.03, cut: 0.08, corrupted: 0 },
  },
  {
    rule: 'whoever comes back begins a new epoch',
    rules: () => ({ node: standingWith(standing => ({ finish: () => standing.finish(1) })) }),
    options: { bothDisks: 0.03, corrupted: 0 },
  },
  {
    rule: 'each side hands the other back what it has forgotten',
    rules: () => ({ shares: origin => origin.startsWith('relay-') }),
    options: { boxes: 1, bothDisks: 0.03, corrupted: 0 },
  },
  ...moneyMutants,
  ...voucherMutants,
  ...memoryMutants,
  ...versionMutants,
  ...twinMutants,
  ...glassMutants,
  ...hostileMutants,
  ...forkMutants,
]
