import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CardTerminal } from '#box/drivers/terminal/contract.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { billById } from '#core/billing/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { settleFork } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { answerAttempt, askTerminal } from '#core/terminal/commands.ts'
import { answerTo, attemptById } from '#core/terminal/store.ts'
import { until } from '../../world/places.ts'
import { atRegister, byHand, openEmptyNode, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'
import { gatedMirror, turns } from '../../core/journal/gated-mirror.ts'
import { openLink } from '../../core/journal/link.ts'
import { evening, file, machine, rest, sell } from '../../core/journal/machine.ts'

const desk = { id: 'desk', name: 'Desk', connection: 'viva://10.0.0.9', password: '' }
const by = {
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till',
}
/** Between two questions for a lost answer. */
const askAgainMs = 10_000
const asked = { id: 'attempt-1', kind: 'payment', forId: 'bill-1', ofId: null, cents: 1000 } as const

/** It took the money of every order it is asked about. */
const terminal: CardTerminal = {
  condition: () => 'operational',
  look: () => Promise.resolve('operational'),
  order: () => Promise.resolve({ was: 'unknown' }),
  recall: () =>
    Promise.resolve({
      was: 'ended',
      given: { outcome: 'approved', reason: null, receipt: '7', trace: null, card: null },
    }),
  close: () => {},
}

test('a box that lost everything asks for an answer that was lost once the relay tells it of the attempt and its terminal', async () => {
  const { node: relay, clock } = await openSmallNode('relay')
  const { node: before } = openEmptyNode('box', { clock })
  const heard = openLink(relay, before)
  await heard.settle()
  await before.execute(atRegister, tx => void askTerminal(tx, asked, desk, by))
  await heard.settle()
  await before.close()

  const { node: box } = openEmptyNode('box', { clock })
  const terminals = openTillTerminals(tenantOf(box), 'cinema-1', () => terminal)
  terminals.begin()
  const outcome = () => attemptById(box.db, 'cinema-1', 'attempt-1')
  const link = openLink(relay, box)
  await until(async () => {
    await link.settle()
    return outcome() !== undefined && box.state() === 'ready'
  })
  expect(outcome()).toMatchObject({ outcome: null })
  await relay.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals: [desk] }))
  await until(async () => {
    await link.settle()
    return outcome()?.outcome === 'approved'
  })
  await terminals.stop()
})

test('an answer that went with the history a manager did not choose is asked for again', async () => {
  const { box: first, relay, first: older, link, durableIdentity } = await evening()
  await relay.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals: [desk] }))
  await rest(link)
  await older.execute(atRegister, tx => void askTerminal(tx, asked, desk, by))
  const copy = first.copy()
  await sell(older, 'sale-heard', 'A4')
  await rest(link)
  link.cut()
  const again = machine()
  again.put(copy)
  writeFileSync(again.mirrorPath, '')
  const box = await again.start(durableIdentity)
  const terminals = openTillTerminals(tenantOf(box), 'cinema-1', () => terminal)
  const outcome = () => attemptById(box.db, 'cinema-1', 'attempt-1')?.outcome
  terminals.begin()
  await until(() => outcome() === 'approved')

  const line = openLink(relay, box)
  for (let tries = 0; tries < 3; tries++) await rest(line)
  await relay.execute(byHand, tx => settleFork(tx, box.identity.nodeId, 'relay'))
  await until(async () => {
    await line.settle()
    return Boolean(billById(box.db, 'sale-heard')) && outcome() === 'approved'
  })
  line.cut()
  await terminals.stop()
})

test('money of an order that a box forgot is not hidden by the answer to a second one of that name', async () => {
  const { relay, first: older, link } = await evening()
  await relay.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals: [desk] }))
  await rest(link)
  await older.execute(atRegister, tx => void askTerminal(tx, asked, desk, by))
  await rest(link)
  link.cut()

  // Both disks are lost, nothing reaches the box, and it sells in emergency mode.
  const { durableIdentity } = file({ machineChanged: true })
  const box = await machine().start(durableIdentity)
  await startEmergencyMode(box, byHand)
  await box.execute(atRegister, tx => void askTerminal(tx, asked, desk, by))
  const noBank = { outcome: 'failed', reason: 'no_bank', receipt: null, trace: null, card: null } as const
  const nobody = { employeeId: null, employeeName: null }
  await box.execute(byHand, tx =>
    answerAttempt(tx, { cinemaId: 'cinema-1', id: asked.id }, { ...noBank, ...nobody }),
  )
  const outcome = (node: Node) => attemptById(node.db, 'cinema-1', asked.id)
  expect(outcome(box)).toMatchObject({ outcome: 'failed', isOpen: null })

  const line = openLink(relay, box)
  for (let round = 0; round < 3; round++) await rest(line)
  expect(outcome(relay)).toMatchObject({ outcome: null, isOpen: 1 })
  const terminals = openTillTerminals(tenantOf(box), 'cinema-1', () => terminal)
  terminals.begin()
  await until(async () => {
    await line.settle()
    return outcome(relay)?.outcome === 'approved'
  })
  for (const node of [box, relay]) {
    expect(outcome(node)).toMatchObject({ outcome: 'approved', isOpen: 1 })
    expect(answerTo(node.db, 'cinema-1', asked.id)).toMatchObject({ outcome: 'approved', receipt: '7' })
  }
  line.cut()
  await terminals.stop()
})

type Tried = (terminals: ReturnType<typeof openTillTerminals>) => Promise<void>
const another = { ...asked, id: 'attempt-2', forId: 'bill-2' }

test.each<[string, Tried]>([
  ['a payment', terminals => terminals.start(atRegister, 'desk', another, by)],
  [
    'an end of day',
    terminals => terminals.endDay(atRegister, { id: 'day-1', terminalId: 'desk', locale: 'en' }, by),
  ],
])(
  'a lost answer is asked for again though its time came while %s was about to be refused',
  async (_, tried) => {
    const gate = gatedMirror()
    const rests: (() => void)[] = []
    // Nothing else of it rests to any purpose here.
    const sleep = (ms: number) => new Promise<void>(end => void (ms === askAgainMs && rests.push(end)))
    const { node: box } = await openSmallNode('box', { mirror: gate.mirror, runtime: { sleep } })
    await box.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals: [desk] }))
    let isReached = false
    const terminals = openTillTerminals(tenantOf(box), 'cinema-1', () => ({
      ...terminal,
      recall: async (...order) => (isReached ? await terminal.recall!(...order) : { was: 'later' }),
      endDay: () => Promise.resolve({ was: 'unknown' }),
    }))
    await terminals.start(atRegister, 'desk', asked, by)
    await until(() => rests.length > 0)

    gate.close()
    const edited = box.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { name: 'Regent' }))
    const refused = expect(tried(terminals)).rejects.toMatchObject({ code: 'terminal_unanswered' })
    for (const end of rests.splice(0)) end()
    await turns()
    isReached = true
    gate.open()
    await Promise.all([edited, refused])
    await until(() => attemptById(box.db, 'cinema-1', 'attempt-1')?.outcome === 'approved')
    await terminals.stop()
  },
)
