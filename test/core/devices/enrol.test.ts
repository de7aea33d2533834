import { expect, test } from 'vitest'
import { enrolBox, inviteBox } from '#core/devices/commands.ts'
import { allBoxes, hasBox } from '#core/membership/store.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

const [key1, key2, key3] = [makeKeys(), makeKeys(), makeKeys()].map(({ publicKey }) => publicKey) as [
  string,
  string,
  string,
]
const box = { nodeId: 'box-1', publicKey: key1 }

async function portal() {
  const { node, clock } = await openSmallNode('relay', { hasBox: false })
  const invite = (cinemaId = 'cinema-1') =>
    node.execute(byHand, tx => inviteBox(tx, cinemaId, node.runtime.random))
  const enrol = (code: string, who: { nodeId: string; publicKey: string } = box) =>
    node.execute(byHand, tx => enrolBox(tx, { code, ...who }))
  return { node, clock, invite, enrol }
}

test('a code from the portal makes a box the cinema’s own', async () => {
  const { node, invite, enrol } = await portal()
  const { code, expiresAt } = await invite()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(expiresAt).toBe('2026-11-21T18:00:00.000Z')
  expect(await enrol(code)).toEqual({ cinemaId: 'cinema-1', epoch: 1 })
  expect(hasBox(node.db, 'cinema-1')).toBe(true)
  expect(allBoxes(node.db)).toMatchObject([
    { nodeId: 'box-1', cinemaId: 'cinema-1', publicKey: key1, epoch: 1 },
  ])
})

test('the code may be typed in small letters, with or without dashes', async () => {
  const { invite, enrol } = await portal()
  const { code } = await invite()
  expect(await enrol(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({ cinemaId: 'cinema-1' })
})

test('whoever reads the journal cannot enrol with it', async () => {
  const { node, invite } = await portal()
  const { code } = await invite()
  const journal = node.journal
    .after('relay-small000.1.exhibitor', 0, 1000)
    .map(fact => fact.bytes)
    .join()
  expect(journal).toContain('box.invited')
  expect(journal).not.toContain(code)
  expect(journal).not.toContain(code.replaceAll('-', ''))
})

test('a box that did not hear the answer asks again and hears the same', async () => {
  const { node, invite, enrol } = await portal()
  const { code } = await invite()
  const first = await enrol(code)
  const facts = node.journal.count()
  expect(await enrol(code)).toEqual(first)
  expect(node.journal.count()).toBe(facts)
})

test('a code is good for one box and one hour', async () => {
  const { clock, invite, enrol } = await portal()
  const late = await invite()
  const { code } = await invite()
  await enrol(code)
  await expect(enrol(code, { nodeId: 'box-2', publicKey: key2 })).rejects.toMatchObject({
    code: 'box_code_unknown',
  })
  clock.ms += 3_600_000
  await expect(enrol(late.code, { nodeId: 'box-3', publicKey: key3 })).rejects.toMatchObject({
    code: 'box_code_unknown',
  })
})

test('a box is enrolled with a real key or not at all', async () => {
  const { node, invite, enrol } = await portal()
  const { code } = await invite()
  for (const publicKey of ['', 'any text', key1.slice(0, -4)])
    await expect(enrol(code, { nodeId: 'box-1', publicKey })).rejects.toMatchObject({ code: 'invalid_input' })
  expect(hasBox(node.db, 'cinema-1')).toBe(false)
  expect(await enrol(code)).toEqual({ cinemaId: 'cinema-1', epoch: 1 })
})

test('a wrong code, a second machine with a box’s name, and a cinema nobody runs are refused', async () => {
  const { invite, enrol } = await portal()
  await expect(enrol('AAAA-BBBB-CCCC')).rejects.toMatchObject({ code: 'box_code_unknown' })
  const second = await invite()
  await enrol((await invite()).code)
  await expect(enrol(second.code, { nodeId: 'box-1', publicKey: key2 })).rejects.toMatchObject({
    code: 'box_already_enrolled',
  })
  await expect(enrol(second.code)).rejects.toMatchObject({ code: 'box_already_enrolled' })
  await expect(enrol(second.code, { nodeId: 'box-2', publicKey: key2 })).rejects.toMatchObject({
    code: 'cinema_has_box',
  })
  await expect(invite()).rejects.toMatchObject({ code: 'cinema_has_box' })
  await expect(invite('no-cinema')).rejects.toMatchObject({ code: 'not_found' })
})
