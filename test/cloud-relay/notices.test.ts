import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { locales } from '#core/i18n/locale.ts'
import { setPasswordHash } from '#core/people/commands.ts'
import { conditionsNow, type Condition } from '#relay/notices/conditions.ts'
import { openNoticeMailer } from '#relay/notices/notice-mailer.ts'
import { saturdayEvening } from '../world/clock.ts'
import { byHand, openSmallNode } from '../world/small-exhibitor.ts'

const minute = 60_000
const well = {
  state: 'ready',
  disk: 'operational',
  outdated: false,
  conflicts: 0,
  nodeStatus: { quarantined: 0, displaced: 0 },
  mirror: { damage: null },
} as const
const box = { nodeId: 'box-1', cinemaId: 'cinema-1', connected: true, breach: null, offsite: null }

const unreachable: Condition = {
  key: 'box_unreachable box-1',
  kind: 'box_unreachable',
  cinemaId: 'cinema-1',
  bill: null,
  cents: null,
  count: null,
}
const chargedBack = (number: number): Condition => ({
  key: `charged_back movement:${number}`,
  kind: 'charged_back',
  cinemaId: 'cinema-1',
  bill: `B-${number}`,
  cents: 1150,
  count: null,
})

type Mail = { to: { address: string }; subject: string; text: string }

/** A relay with Mia and Carl, who get mails for the management, and Ugo, who does not. */
async function opened(language?: 'de' | 'fr' | 'nl') {
  const clock = { ms: saturdayEvening }
  const { node } = await openSmallNode('relay', { clock })
  await node.execute(byHand, tx => {
    for (const id of ['mia', 'carl', 'ugo']) setPasswordHash(tx, id, `${id}@small.example`, 'x')
    changeEntry(tx, 'employee', 'mia', { receivesManagementNotifications: true, language: language ?? null })
    changeEntry(tx, 'employee', 'carl', { receivesManagementNotifications: true, cinemaIds: ['cinema-2'] })
  })
  const mails: Mail[] = []
  const now: { conditions: Condition[]; failing: boolean; server: string | undefined } = {
    conditions: [],
    failing: false,
    server: 'localhost',
  }
  const post = {
    server: () => now.server,
    async send(mail: object) {
      if (now.failing) throw new Error('no')
      mails.push(mail as Mail)
    },
  }
  const open = () =>
    openNoticeMailer({ node }, post, {
      portalUrl: 'http://localhost:1',
      conditions: () => now.conditions,
    })
  let mailer = open()
  return {
    now,
    mails,
    restart: () => (mailer = open()),
    async after(minutes: number) {
      clock.ms += minutes * minute
      await mailer.look()
      return mails.splice(0)
    },
  }
}

test('a manager is mailed once that a box was silent for long, and once that it is back, over a restart', async () => {
  const { now, after, restart } = await opened()
  now.conditions = [unreachable]
  expect(await after(0)).toEqual([])
  expect(await after(29)).toEqual([])
  const [mail, ...others] = await after(2)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: { address: 'mia@small.example' },
    subject: 'Small Cinema: please check something',
  })
  expect(mail!.text).toContain('box of Small Cinema has not been reachable')
  restart()
  expect(await after(5)).toEqual([])
  now.conditions = []
  expect(await after(1)).toEqual([])
  // It comes back at once: it never ended.
  now.conditions = [unreachable]
  expect(await after(1)).toEqual([])
  now.conditions = []
  await after(1)
  restart()
  expect((await after(11)).map(({ subject }) => subject)).toEqual(['Small Cinema: all in order again'])
  expect(await after(60)).toEqual([])
})

test('what nobody was mailed about ends without a word', async () => {
  const { now, after } = await opened()
  now.conditions = [unreachable]
  await after(0)
  now.conditions = []
  for (let minutes = 0; minutes < 60; minutes += 10) expect(await after(10)).toEqual([])
})

test('however much goes wrong, a few mails an hour say all of it', async () => {
  const { now, after } = await opened()
  let mailed = ''
  let count = 0
  for (let number = 0; number < 55; number++) {
    now.conditions = [...now.conditions, chargedBack(number)]
    const mails = await after(1)
    count += mails.length
    mailed += mails.map(({ text }) => text).join('\n')
  }
  expect(count).toBeLessThanOrEqual(8)
  const last = await after(60)
  mailed += last.map(({ text }) => text).join('\n')
  const named = Array.from({ length: 55 }, (_, number) => `B-${number} `).filter(bill =>
    mailed.includes(bill),
  )
  const more = [...mailed.matchAll(/And (\d+) more/g)].reduce((sum, [, each]) => sum + Number(each), 0)
  expect(named.length + more).toBeGreaterThanOrEqual(50)
})

test('a mail that fails is sent later, and nothing is lost while there is no mail server', async () => {
  const { now, after } = await opened()
  now.conditions = [chargedBack(1)]
  now.failing = true
  expect(await after(1)).toEqual([])
  now.failing = false
  now.server = undefined
  expect(await after(30)).toEqual([])
  now.server = 'localhost'
  expect(await after(1)).toHaveLength(1)
  expect(await after(1)).toEqual([])
})

test('everybody is mailed in their own language, and only about the cinemas they work in', async () => {
  const subjects = new Set<string>()
  for (const language of ['de', 'fr', 'nl'] as const) {
    const { now, after } = await opened(language)
    now.conditions = [chargedBack(1), { ...chargedBack(2), key: 'x', cinemaId: 'cinema-2' }]
    const mails = await after(1)
    expect(mails.map(({ to }) => to.address)).toEqual(['carl@small.example', 'mia@small.example'])
    expect(mails[0]!.text).not.toContain('B-1 ')
    subjects.add(mails[1]!.subject)
  }
  expect(subjects.size).toBe(locales.length - 1)
})

test('a house that is well says nothing, and each thing that is wrong says itself', () => {
  const now = { nowMs: 0, health: well, boxes: [box], worklist: [], heldMails: [] }
  expect(conditionsNow(now)).toEqual([])
  const kinds = conditionsNow({
    ...now,
    health: {
      ...well,
      state: 'mirror_lost',
      disk: 'full',
      outdated: true,
      conflicts: 2,
      nodeStatus: { quarantined: 1, displaced: 1 },
      mirror: { damage: { segment: 1, foundAt: '', mended: false } },
      offsite: { state: 'trouble' },
    },
    heldMails: [{ cinemaId: 'cinema-1', count: 3 }],
    boxes: [{ ...box, connected: false, breach: { at: '', code: 'x', what: '' } }],
  }).map(({ kind, count }) => [kind, count])
  expect(kinds).toEqual([
    ['mirror_lost', null],
    ['mirror_damaged', null],
    ['own_copy_trouble', null],
    ['disk_full', null],
    ['outdated', null],
    ['conflicts', 2],
    ['recovery_left', 2],
    ['box_unreachable', null],
    ['box_line', null],
    ['invoice_mails', 3],
  ])
})

test('the end of Apple’s certificate is mailed 60, 30 and 7 days before, once each, and that there is another one', async () => {
  const { now, after } = await opened('de')
  const day = 24 * 60
  const endMs = saturdayEvening + 70 * day * minute
  let passed = 0
  async function atDay(before: number): Promise<Mail[]> {
    const minutes = (70 - before) * day - passed
    passed += minutes
    now.conditions = conditionsNow({
      nowMs: saturdayEvening + passed * minute,
      health: well,
      boxes: [],
      worklist: [],
      heldMails: [],
      appleEndMs: endMs,
    })
    // Carl works in one cinema; what is all cinemas' he hears of too.
    return (await after(minutes)).filter(({ to }) => to.address === 'mia@small.example')
  }
  expect(await atDay(61)).toEqual([])
  const texts = []
  for (const days of [60, 59, 31, 30, 8, 7, 3]) {
    const mails = await atDay(days)
    texts.push(...mails.map(({ text }) => /endet in (\d+ Tage?n?)/.exec(text)?.[1]))
  }
  expect(texts).toEqual(['60 Tagen', '30 Tagen', '7 Tagen'])
  const [over] = await atDay(0)
  expect(over!.text).toContain('abgelaufen')
  expect(over!.text).toContain('/portal/settings')
  now.conditions = []
  await after(1)
  const [mended] = (await after(11)).filter(({ to }) => to.address === 'mia@small.example')
  expect(mended!.subject).toContain('wieder in Ordnung')
  expect(mended!.text.match(/endet in/g)).toHaveLength(1)
})
