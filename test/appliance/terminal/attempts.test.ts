import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CardTerminal, TerminalEnd } from '#box/drivers/terminal/contract.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { attemptById, attemptsForId, openAttemptsIn } from '#core/terminal/store.ts'
import { until } from '../../world/places.ts'
import { byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

/** Where the box dies, if it does: the terminal's journal is all that knows what happened after that. */
const deaths = [
  'never',
  'before the terminal hears',
  'after it has the money',
  'before its answer is kept',
] as const
type Death = (typeof deaths)[number]

type Booked = { cents: number; receipt: string; reversed: boolean }

/** A terminal that keeps its journal whoever dies, and a box's line to it that may end anywhere. */
function fakeTerminal(booked: Booked[], death: () => Death, clock: { ms: number }): CardTerminal {
  const dead = new Promise<TerminalEnd>(() => {})
  const book = (cents: number, reversed = false) => {
    const made = { cents, receipt: String(booked.length + 1).padStart(4, '0'), reversed }
    booked.push(made)
    return made
  }
  return {
    condition: () => 'operational',
    look: async () => 'operational',
    async order(order) {
      if (death() === 'before the terminal hears') return dead
      const of = order.kind === 'reversal' && booked.find(each => each.receipt === order.receipt)
      if (of) of.reversed = true
      const made = book(order.cents, order.kind !== 'payment')
      if (death() === 'after it has the money') return dead
      if (death() === 'before its answer is kept') return { was: 'unknown' }
      const { receipt } = made
      return {
        was: 'ended',
        given: { outcome: 'approved', reason: null, receipt, trace: receipt, card: null },
      }
    },
    async last() {
      const last = booked.at(-1)
      if (!last) return { was: 'untold' }
      const local = new Date(clock.ms + 3_600_000).toISOString()
      const [day, time] = [local.slice(5, 10).replace('-', ''), local.slice(11, 19).replaceAll(':', '')]
      const { cents, receipt } = last
      return {
        was: 'told',
        last: { isApproved: true, cents, receipt, trace: receipt, card: null, day, time },
      }
    },
    endDay: async () => ({ was: 'unknown' }),
    close: () => {},
  }
}

const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const by = {
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till',
}

async function wiredBox() {
  const { node, clock } = await openSmallNode('box')
  const terminals = [{ id: 'desk', name: 'Desk', connection: 'zvt://10.0.0.9', password: '000000' }]
  await node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  return { node, clock }
}

const sell = (node: Node, id: string, payments: object[]) =>
  node.execute(actor, tx =>
    sellAtRegister(
      tx,
      {
        ...saleOf(id, []),
        products: [{ productId: 'popcorn', quantity: 1 }],
        totalCents: 600,
        payments: payments as never,
      },
      carl,
    ),
  )

/** The box lives again: what it was asked before is looked for, until nothing more can be told. */
async function liveAgain(node: Node, booked: Booked[], clock: { ms: number }) {
  const terminals = openTillTerminals(tenantOf(node), 'cinema-1', () =>
    fakeTerminal(booked, () => 'never', clock),
  )
  terminals.begin()
  const lost = () => openAttemptsIn(node.db, 'cinema-1').filter(({ outcome }) => outcome === null)
  if (booked.length) await until(() => lost().length === 0)
  return terminals
}

test.each(deaths)(
  'a guest is charged once and no charge is forgotten or invented where the box dies: %s',
  async death => {
    const { node, clock } = await wiredBox()
    const booked: Booked[] = []
    const [first, second] = [randomUUID(), randomUUID()]
    const pays = async (terminals: Awaited<ReturnType<typeof liveAgain>>, bill: string, id: string) => {
      await terminals.start(actor, 'desk', { id, kind: 'payment', forId: bill, ofId: null, cents: 600 }, by)
      return id
    }
    const before = await liveAgain(node, booked, clock)
    const known = await pays(before, first, randomUUID())
    await until(() => attemptById(node.db, 'cinema-1', known)?.outcome === 'approved')
    await sell(node, first, [{ methodId: 'terminal', attemptId: known }])
    await before.stop()

    const dying = openTillTerminals(tenantOf(node), 'cinema-1', () =>
      fakeTerminal(booked, () => death, clock),
    )
    const id = await pays(dying, second, randomUUID())
    await until(() => booked.length === 2 || death === 'before the terminal hears')
    clock.ms += 30_000
    const after = await liveAgain(node, booked, clock)
    const attempt = attemptById(node.db, 'cinema-1', id)!
    expect(attempt.outcome).toBe(death === 'before the terminal hears' ? 'failed' : 'approved')
    expect(booked.length).toBe(death === 'before the terminal hears' ? 1 : 2)
    // Sent again by the till it is the same attempt.
    await pays(after, second, id)
    expect(attemptsForId(node.db, 'cinema-1', second)).toHaveLength(1)
    if (attempt.outcome === 'approved') {
      await expect(sell(node, second, [{ methodId: 'cash', tenderedCents: 600 }])).rejects.toThrow(
        'terminal_money_waits',
      )
      await sell(node, second, [{ methodId: 'terminal', attemptId: id }])
    } else await sell(node, second, [{ methodId: 'cash', tenderedCents: 600 }])
    const sold = [first, second]
      .flatMap(bill => paymentsOf(node.db, bill))
      .filter(({ attemptId }) => attemptId)
    expect(sold.reduce((sum, { cents }) => sum + cents, 0)).toBe(
      booked.reduce((sum, { cents }) => sum + cents, 0),
    )
    expect(openAttemptsIn(node.db, 'cinema-1')).toEqual([])
    expect(verify(node.db)).toEqual([])
    await after.stop()
  },
)
