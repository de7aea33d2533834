import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import type { AutomationFields } from '#core/automations/automation.ts'
import { automation } from '#core/automations/automation.entity.ts'
import { runAutomation } from '#core/automations/commands.ts'
import { newestRuns } from '#core/automations/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry } from '#core/catalogue/commands.ts'
import { anyOf, type AnyEntity } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { rebuild } from '#core/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { addDays } from '#core/programme/day.ts'
import { scheduleById } from '#core/programme/store.ts'
import { Refusal } from '#core/refusal.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { askToSubscribe, confirm } from '#core/content/newsletter/commands.ts'
import { subscribersOf } from '#core/content/newsletter/subscriber-store.ts'
import { loadWall } from '#core/signage/load.ts'
import { enterStock } from '#core/stock/commands.ts'
import { cancelVoucher, extendVoucher, issueVoucher } from '#core/vouchers/commands.ts'
import { openAutomationWorker } from '#relay/automations/automation-worker.ts'
import { dueLetters } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { keysOf } from '../world/keys.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../world/small-exhibitor.ts'

const minute = 60_000
const rules: AnyEntity = anyOf(entities).find(({ kind }) => kind === 'automation')!
const site = 'https://small.example'
const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

/** A relay with a rule, the worker that runs it, and the mails it owes. */
async function opened(fields: Partial<AutomationFields>, options: { hasBox?: boolean } = {}) {
  const { node, clock } = await openSmallNode('relay', options)
  closers.push(() => node.close())
  const tenant = tenantOf(node)
  const boxes = [{ nodeId: 'box-small00000', cinemaId: 'cinema-1', connected: true }]
  const worker = () => openAutomationWorker(tenant, () => boxes)
  const rule = {
    ...automation.edit!.fresh,
    name: 'The rule',
    cinemaId: 'cinema-1',
    active: true,
    ...fields,
  } as AutomationFields
  await node.execute(byHand, tx => {
    changeEntry(tx, 'automation', 'rule', rule)
    const who = { email: 'mia@small.example', hash: 'none' }
    tx.append('exhibitor', 'credential.set', { employeeId: 'mia', kind: 'password', stamp: tx.stamp() }, who)
  })
  const look = async () => {
    await worker().work(new AbortController().signal)
    await node.execute(byHand, tx => noteOwed(tx, () => true))
  }
  const mails = () => dueLetters(node.db, clock.ms).filter(({ kind }) => /^(announ|autom)/.test(kind))
  const runs = () => newestRuns(node.db, 'rule', 50)
  const start = scheduleById(node.db, tonight)!.startMs
  return { node, clock, tenant, boxes, look, mails, runs, start }
}

async function buy(node: Awaited<ReturnType<typeof opened>>['node'], seats: string[], secret: string) {
  const key = randomUUID()
  const id = billIdOf(key)
  await node.execute(visitor, tx => {
    openBill(tx, checkoutOf(id, seats), 'en', sealKey(secret, key))
    settlePayment(tx, `${id}-1`, 'paid')
  })
  return id
}

const words = { subject: { en: '{{film}} is soon' }, text: { en: 'See you in {{where}}.\n\nDo come.' } }

test('buyers of a show are mailed once before it, in the manager’s words, also where the server was restarted', async () => {
  const world = await opened({ trigger: 'before_show', minutes: 30, action: 'mail_buyers', ...words })
  const { node, clock, tenant, look, mails, runs, start } = world
  const id = await buy(node, ['B1', 'B2'], tenant.secret)
  await look()
  expect(runs()).toEqual([])
  clock.ms = start - 30 * minute
  await look()
  // Another worker, as after a restart, finds that it was done.
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', count: 1, scheduleId: tonight }])
  expect(mails()).toMatchObject([{ kind: 'announcement', about: `${id} ${runs()[0]!.runId}` }])
  const letter = await writtenLetter(tenant, mails()[0]!, site)
  expect(letter!.subject).toMatch(/ is soon$/)
  expect(letter!.subject).not.toContain('{{')
  expect(letter!.text).toContain('See you in Small Cinema, One.')
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await writtenLetter(tenant, mails()[0]!, site)).toBeUndefined()
})

test('people of a role are mailed when a show is sold out, and nobody else', async () => {
  const world = await opened({
    trigger: 'seats_left',
    seats: 22,
    action: 'mail_staff',
    roleIds: ['role-manager'],
    text: { en: 'Open another screen.' },
  })
  const { node, tenant, look, mails, runs } = world
  await look()
  expect(runs()).toEqual([])
  await buy(node, ['B1', 'B2'], tenant.secret)
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', count: 1, scheduleId: tonight }])
  expect(mails().map(({ kind, about }) => [kind, about.split(' ')[1]])).toEqual([['automation_staff', 'mia']])
  const letter = await writtenLetter(tenant, mails()[0]!, site)
  expect(letter!.subject).toBe('The rule')
  expect(letter!.text).toContain('Open another screen.')
  expect(letter!.text).toContain('One')
})

test('a rule that is off does nothing, nor does any while the house lets none run', async () => {
  const rule = { trigger: 'seats_left', seats: 100, action: 'take_off_website' } as const
  const off = await opened({ ...rule, active: false })
  await off.look()
  expect(off.runs()).toEqual([])
  const none = await opened(rule)
  const switchAll = (on: boolean) =>
    none.node.execute(byHand, tx =>
      changeEntry(tx, 'settings', 'exhibitor', { 'portal_config.automations': on } as never),
    )
  await switchAll(false)
  await none.look()
  expect(none.runs()).toEqual([])
  await switchAll(true)
  await none.look()
  expect(none.runs()).toMatchObject([{ outcome: 'done', count: 1 }])
  expect(JSON.parse(scheduleById(none.node.db, tonight)!.visibility)).not.toContain('site')
})

test('a box that cannot be reached for a while is told once, and again when it went once more', async () => {
  const world = await opened({
    trigger: 'box_away',
    minutes: 10,
    action: 'mail_staff',
    roleIds: ['role-manager'],
    text: { en: 'Look at it.' },
  })
  const { clock, boxes, look, runs } = world
  boxes[0]!.connected = false
  await look()
  clock.ms += 9 * minute
  await look()
  expect(runs()).toEqual([])
  clock.ms += minute
  await look()
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', nodeId: 'box-small00000' }])
  boxes[0]!.connected = true
  await look()
  boxes[0]!.connected = false
  await look()
  clock.ms += 11 * minute
  await look()
  expect(runs()).toHaveLength(2)
})

test('a box that was back for a moment is away anew, also where that could not be kept', async () => {
  const { node, clock, boxes, runs } = await opened({
    trigger: 'box_away',
    minutes: 10,
    action: 'mail_staff',
    roleIds: ['role-manager'],
    text: { en: 'Look at it.' },
  })
  let mirrorFails = false
  const execute: typeof node.execute = (...command) =>
    mirrorFails ? Promise.reject(new Refusal('mirror_unavailable')) : node.execute(...command)
  const worker = openAutomationWorker({ node: { ...node, execute } }, () => boxes)
  const look = (connected: boolean) => {
    boxes[0]!.connected = connected
    return worker.work(new AbortController().signal)
  }
  await look(false)
  clock.ms += 9 * minute
  mirrorFails = true
  await expect(look(true)).rejects.toMatchObject({ code: 'mirror_unavailable' })
  mirrorFails = false
  await look(false)
  clock.ms += minute
  await look(false)
  expect(runs()).toEqual([])
  clock.ms += 9 * minute
  await look(false)
  expect(runs()).toMatchObject([{ outcome: 'done', nodeId: 'box-small00000' }])
})

test('a box that went while the clock was far ahead is told of once that was put right', async () => {
  const staff = { action: 'mail_staff' as const, roleIds: ['role-manager'], text: { en: 'Look at it.' } }
  const { clock, boxes, look, runs } = await opened({ trigger: 'box_away', minutes: 10, ...staff })
  boxes[0]!.connected = false
  clock.ms += 300 * 24 * 60 * minute
  await look()
  clock.ms -= 300 * 24 * 60 * minute
  await look()
  clock.ms += 10 * minute
  await look()
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', nodeId: 'box-small00000' }])
})

test('little of a product is told once a day, with its name', async () => {
  const world = await opened({
    trigger: 'stock_low',
    quantity: 5,
    action: 'mail_staff',
    roleIds: ['role-manager'],
    text: { en: 'Order more.' },
  })
  const { node, clock, tenant, look, mails, runs } = world
  const product = node.catalogue.all('product')[0]!
  const counted = (quantity: number) =>
    node.execute(byHand, tx =>
      enterStock(
        tx,
        {
          id: randomUUID(),
          kind: 'counted',
          reason: 'expired',
          cinemaId: 'cinema-1',
          lines: [{ productId: product.id, quantity }],
          note: '',
        },
        { employeeId: 'mia', employeeName: 'mia' },
      ),
    )
  await counted(3)
  // It is still low when the rule looks, and no longer when it would run.
  const delivered = counted(30)
  await look()
  await delivered
  expect(runs()).toEqual([])
  await counted(4)
  await look()
  clock.ms += 5 * minute
  await look()
  expect(runs()).toMatchObject([{ productId: product.id }])
  expect((await writtenLetter(tenant, mails()[0]!, site))!.text).toContain(product.name.en)
  clock.ms += 24 * 60 * minute
  await look()
  expect(runs()).toHaveLength(2)
})

test('a newsletter repeats: each time a copy goes to everybody who reads it then', async () => {
  const world = await opened({ time: '19:30', action: 'send_campaign', campaignId: 'weekly' })
  const { node, clock, look, runs, start } = world
  await node.execute(byHand, tx =>
    changeEntry(tx, 'campaign', 'weekly', {
      subject: { en: 'This week' },
      language: null,
      body: [{ kind: 'paragraph', id: 'a', text: { en: 'See what is on.' } }],
      state: 'pending',
      startAt: null,
      orderedAt: null,
      deleted: false,
    }),
  )
  await node.execute(visitor, tx =>
    askToSubscribe(
      tx,
      { email: 'ada@guest.example', firstName: 'Ada', lastName: '' },
      { locale: 'en', via: 'page' },
    ),
  )
  await node.execute(visitor, tx => confirm(tx, subscribersOf(node, 'ada@guest.example')[0]!.id))
  clock.ms = start - 30 * minute
  await look()
  await look()
  clock.ms += 24 * 60 * minute
  await look()
  expect(runs()).toMatchObject([
    { outcome: 'done', count: 1 },
    { outcome: 'done', count: 1 },
  ])
  const states = node.catalogue.all('campaign').map(({ id, state }) => [id === 'weekly', state])
  expect(states.toSorted()).toEqual([
    [false, 'confirmed'],
    [false, 'confirmed'],
    [true, 'pending'],
  ])
})

test('what cannot be done is noted with its reason and not tried again for that occasion', async () => {
  const { clock, look, runs, start } = await opened({
    time: '19:30',
    action: 'send_campaign',
    campaignId: 'gone',
  })
  clock.ms = start - 30 * minute
  await look()
  await look()
  expect(runs()).toMatchObject([{ outcome: 'refused', refusal: 'record_unknown', count: 0 }])
})

test('runs are read from the journal like everything else', async () => {
  const { node, look, runs } = await opened({ trigger: 'seats_left', seats: 100, action: 'take_off_website' })
  await look()
  expect(runs()).toHaveLength(1)
  expect(dumpDerived(rebuild(node.db))).toEqual(dumpDerived(node.db))
})

test('nobody makes a rule that does what they may not do, or sends a report they may not read', async () => {
  const { node } = await opened({})
  const make = (fields: Partial<AutomationFields>, permissions: readonly string[]) =>
    node.execute(byHand, tx =>
      createEntry(
        tx,
        rules,
        `rule-${randomUUID()}`,
        { name: 'Mine', cinemaId: 'cinema-1', time: '09:00', ...fields },
        { employeeId: 'mia', permissions, cinemas: 'all' } as never,
      ),
    )
  const showRule = { trigger: 'seats_left', seats: 0, action: 'take_off_website' } as const
  await expect(make(showRule, ['manage_settings'])).rejects.toThrow('not_allowed')
  await make(showRule, ['manage_settings', 'manage_programme'])
  await node.execute(byHand, tx =>
    changeEntry(tx, 'report', 'secret', {
      name: 'Secret',
      ownerId: 'carl',
      shape: { subject: 'takings', by: 'day', compare: 'none' },
      period: 'yesterday',
      sharedWith: 'nobody',
      roleIds: [],
      deleted: false,
    }),
  )
  const send = { action: 'send_report' as const, roleIds: ['role-manager'], reportId: 'secret' }
  await expect(make(send, ['manage_settings', 'see_reports'])).rejects.toThrow('report_not_yours')
})

test('the walls of a cinema say it for a while, with the show’s name, and are told no more once it is over', async () => {
  const world = await opened({
    trigger: 'before_show',
    minutes: 10,
    action: 'wall_notice',
    text: { en: '{{film}} begins at {{when}} in {{where}}' },
    noticeMinutes: 5,
  })
  const { node, clock, look, runs, start } = world
  const told = () =>
    loadWall({ catalogue: node.catalogue, hasFile: () => false, nowMs: clock.ms }, undefined).notices!
  clock.ms = start - 10 * minute
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', count: 1 }])
  expect(told()).toMatchObject([{ cinemaId: 'cinema-1', urgent: false, untilMs: start - 5 * minute }])
  expect(told()[0]!.text.en).toMatch(/ begins at \d\d:\d\d in One$/)
  clock.ms = start - 5 * minute
  expect(told()).toEqual([])
  // The next thing it says stands in its place: a year of shows leaves no year of notices.
  const again = { key: 'again', atMs: clock.ms, untilMs: clock.ms + minute, scheduleId: tonight }
  await node.execute(byHand, tx => runAutomation(tx, 'rule', again))
  expect(told()).toHaveLength(1)
  // While that is told another one stands beside it.
  await node.execute(byHand, tx => runAutomation(tx, 'rule', { ...again, key: 'and again' }))
  expect(node.catalogue.all('signage_notice')).toHaveLength(2)
})

test('whoever holds a voucher is mailed once before it ends, without its code, and only while something is left on it', async () => {
  const world = await opened({
    trigger: 'voucher_ends',
    days: 14,
    action: 'mail_holder',
    subject: { en: 'Your {{voucher}}' },
    text: { en: '{{left}} visits until {{until}}.' },
  })
  const { node, clock, tenant, look, mails, runs } = world
  const wanted = { voucherTypeId: 'ten', turns: 3, holderName: 'Ada', cinemaId: 'cinema-1', billId: null }
  const given = await node.execute(byHand, tx =>
    issueVoucher(tx, { ...wanted, requestId: 'r-1', holderEmail: 'ada@guest.example' }),
  )
  const gone = await node.execute(byHand, tx =>
    issueVoucher(tx, { ...wanted, requestId: 'r-2', holderEmail: 'bob@guest.example' }),
  )
  await node.execute(byHand, tx => issueVoucher(tx, { ...wanted, requestId: 'r-3' }))
  await node.execute(byHand, tx => cancelVoucher(tx, gone.id))
  await look()
  expect(runs()).toEqual([])
  clock.ms = Date.parse(`${given.validUntil!}T12:00:00Z`) - 14 * 24 * 60 * minute
  await look()
  await look()
  // Of the third nobody's address is known.
  expect(
    runs()
      .map(({ outcome }) => outcome)
      .toSorted(),
  ).toEqual(['done', 'nothing'])
  expect(mails()).toHaveLength(0)
  const [letter] = dueLetters(node.db, clock.ms).filter(({ kind }) => kind === 'voucher_ending')
  const mail = (await writtenLetter(tenant, letter!, site))!
  expect(mail.to).toEqual({ name: 'Ada', address: 'ada@guest.example' })
  expect(mail.subject).toBe('Your Ten times cinema')
  expect(mail.text).toMatch(/^Hello Ada,\n\n3 visits until \d/)
  expect(mail.text).not.toContain(given.id)
})

const ofHolders = {
  trigger: 'voucher_ends',
  days: 14,
  action: 'mail_holder',
  subject: { en: 'Your {{voucher}}' },
  text: { en: 'Until {{until}}.' },
} as const
const held = { voucherTypeId: 'ten', turns: 3, holderName: 'Ada', cinemaId: 'cinema-1', billId: null }

test('of a voucher that was made good for longer its holder is mailed before it ends then, and not before', async () => {
  const { node, clock, look, runs } = await opened(ofHolders)
  const given = await node.execute(byHand, tx =>
    issueVoucher(tx, { ...held, requestId: 'r-1', holderEmail: 'ada@guest.example' }),
  )
  const longer = addDays(given.validUntil!, 100)
  await node.execute(byHand, tx => extendVoucher(tx, given.id, longer))
  clock.ms = Date.parse(`${given.validUntil!}T12:00:00Z`) - 14 * 24 * 60 * minute
  await look()
  expect(runs()).toEqual([])
  clock.ms += 100 * 24 * 60 * minute
  await look()
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', count: 1 }])
})

test('hundreds of vouchers that are used up or were withdrawn hide none that ends a day after them', async () => {
  const { node, clock, look, runs } = await opened(ofHolders)
  await node.execute(byHand, tx => {
    for (let nth = 0; nth < 401; nth++) {
      const { id } = issueVoucher(tx, { ...held, turns: 1, requestId: `other-${nth}` })
      if (nth % 2) cancelVoucher(tx, id)
    }
  })
  // The others have no visit left.
  node.db.prepare('UPDATE vouchers SET turns = 0').run()
  clock.ms += 24 * 60 * minute
  const given = await node.execute(byHand, tx =>
    issueVoucher(tx, { ...held, requestId: 'r-1', holderEmail: 'ada@guest.example' }),
  )
  clock.ms = Date.parse(`${given.validUntil!}T12:00:00Z`) - 14 * 24 * 60 * minute
  await look()
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', count: 1 }])
})

test('a rule that was made while the clock was years ahead runs once that was put right', async () => {
  const { node, clock, look, runs, start } = await opened({})
  clock.ms += 3000 * 24 * 60 * minute
  const before = { trigger: 'before_show', minutes: 30, action: 'wall_notice', noticeMinutes: 5 } as const
  await node.execute(byHand, tx =>
    changeEntry(tx, 'automation', 'rule', { ...before, text: { en: 'Soon.' } }),
  )
  clock.ms = start - 30 * minute
  // Whoever saves it once more gives it a later time still.
  await node.execute(byHand, tx => changeEntry(tx, 'automation', 'rule', { noticeMinutes: 10 }))
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', scheduleId: tonight }])
})

test('rules of a cinema run while a relay that lost its disks waits for another one’s box', async () => {
  const staff = { action: 'mail_staff' as const, roleIds: ['role-manager'], text: { en: 'Soon.' } }
  const rule = { trigger: 'before_show' as const, minutes: 30, ...staff }
  const { node, clock, look, runs, start } = await opened(rule, { hasBox: false })
  await node.execute(byHand, tx => {
    const nodeId = 'box-second0000'
    const { publicKey } = keysOf(nodeId)
    tx.append('exhibitor', 'box.enrolled', {
      nodeId,
      cinemaId: 'cinema-2',
      publicKey,
      epoch: 1,
      codeHash: '',
    })
    createSchedule(tx, {
      id: 'late',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-21',
      time: '23:00',
    })
  })
  // Of the first show its rule may have run before.
  clock.ms = start - 29 * minute
  node.nodeStatus.begin('database_restored')
  await look()
  expect([node.state(), runs()]).toEqual(['recovering', []])
  clock.ms = scheduleById(node.db, 'late')!.startMs - 30 * minute
  await look()
  await look()
  expect(runs()).toMatchObject([{ outcome: 'done', scheduleId: 'late' }])
  expect(node.state()).toBe('recovering')
})
