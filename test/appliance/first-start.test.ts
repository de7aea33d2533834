import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBoxConfig } from '#box/config.ts'
import type { startBox } from '#box/box.ts'
import { startBoxOrWait } from '#box/first-start/first-start.ts'
import { boxCodeText, readBoxCode } from '#core/devices/box-code.ts'
import { inviteBox } from '#core/devices/commands.ts'
import { readState } from '#core/devices/contract.ts'
import { enterCode, readEnrolment } from '#core/devices/enrolment-contract.ts'
import { locales } from '#core/i18n/locale.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { quietLog } from '../world/clock.ts'
import { openClient } from '../world/client.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let folders = 0
beforeAll(async () => {
  places = await openPlaces({ box: false })
})
afterAll(() => places.close())

const { log } = quietLog()
const closing: (() => Promise<void>)[] = []
beforeEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(async () => {
  for (const close of closing) await close()
})

/** An empty box, without any setting about a relay. */
async function emptyBox(more: Record<string, string> = {}) {
  const data = join(places.data, `empty-box-${++folders}`)
  mkdirSync(data)
  const settings = { FOYER_DATA: data, FOYER_HOST: '127.0.0.1', FOYER_PORT: '0', FOYER_MDNS: 'off', ...more }
  const running: { box?: Awaited<ReturnType<typeof startBox>> } = {}
  const started = await startBoxOrWait(readBoxConfig(settings), log, {
    pages: false,
    onStarted: box => (running.box = box),
  })
  closing.push(started.close)
  const as = (locale = 'en', host?: string) => openClient(started.port, host, locale)
  return { data, settings, port: started.port, running, as, close: started.close }
}

let cinemas = 0
/** A code for a cinema that has no box yet, as the portal shows it. */
async function code(): Promise<string> {
  const { node } = places.tenant
  return node.execute({ who: 'node', via: 'test' }, tx => {
    const id = `cinema-new-${++cinemas}`
    changeEntry(tx, 'cinema', id, { ...tx.catalogue.get('cinema', 'cinema-1')!, name: id })
    return inviteBox(tx, id, node.runtime.random).code
  })
}
const shown = async () => boxCodeText(places.url, await code())

test('an empty box asks for its code and then runs as the cinema’s, at the same port, without a restart', async () => {
  const box = await emptyBox()
  expect((await box.as().call(readEnrolment)).body).toEqual({ state: 'waiting', relay: null })
  const answer = await box.as().call(enterCode, { body: { code: await shown() } })
  expect(answer.body).toEqual({ state: 'enrolled' })
  await until(() => box.running.box !== undefined)
  await until(async () => (await box.as().call(readState)).body.state === 'ok')
  expect(box.running.box!.port).toBe(box.port)
  await until(() => box.running.box!.link.connected())
  // Started again it knows its relay, and waits no more.
  await box.close()
  const again = await startBoxOrWait(readBoxConfig(box.settings), log, { pages: false })
  closing.push(again.close)
  expect((await openClient(again.port).call(readState)).status).toBe(200)
})

test('once it has its cinema no second code is taken', async () => {
  const box = await emptyBox()
  await box.as().call(enterCode, { body: { code: await shown() } })
  const second = await shown()
  const between = await box.as().call(enterCode, { body: { code: second } })
  expect([404, 409]).toContain(between.status)
  await until(() => box.running.box !== undefined)
  const after = await box.as().call(enterCode, { body: { code: second } })
  expect([after.status, after.body.refusal]).toEqual([404, 'not_found'])
})

test('a code without the address takes it from the second field, or from the box’s settings', async () => {
  const box = await emptyBox()
  const bare = await code()
  expect((await box.as().call(enterCode, { body: { code: bare } })).body.refusal).toBe('relay_missing')
  const host = new URL(places.url).host
  expect((await box.as().call(enterCode, { body: { code: bare, relay: host } })).status).toBe(200)
  const set = await emptyBox({ FOYER_RELAY: places.url })
  expect((await set.as().call(readEnrolment)).body.relay).toBe(places.url)
  expect((await set.as().call(enterCode, { body: { code: await code() } })).status).toBe(200)
})

test('wrong codes, silent relays and unguarded ones are refused in the reader’s language', async () => {
  for (const locale of locales) {
    const box = await emptyBox()
    for (const [typed, refusal] of [
      [`${new URL(places.url).host}/AAAA-BBBB-CCCC`, 'box_code_unknown'],
      [`${new URL(places.nowhere).host}/AAAA-BBBB-CCCC`, 'relay_silent'],
      ['http://192.168.77.1/AAAA-BBBB-CCCC', 'relay_unguarded'],
    ] as const) {
      const answer = await box.as(locale).call(enterCode, { body: { code: typed } })
      expect([typed, answer.body.refusal]).toEqual([typed, refusal])
      expect(answer.body.message).toMatch(/^\p{Lu}.{20,}\.$/u)
    }
  }
})

test('an address at which no cinema’s relay answers is told', async () => {
  const box = await emptyBox({ FOYER_RELAY_CONNECT: places.url })
  const answer = await box.as().call(enterCode, { body: { code: 'nobody.example/AAAA-BBBB-CCCC' } })
  expect([answer.body.refusal, answer.body.details]).toEqual([
    'relay_unknown',
    { address: 'https://nobody.example' },
  ])
})

test('guessing is slowed down', async () => {
  const box = await emptyBox({ FOYER_RELAY: places.url })
  for (let guess = 0; guess < 5; guess++)
    expect((await box.as().call(enterCode, { body: { code: `AAAA-BBBB-CCC${guess}` } })).status).toBe(404)
  const late = await box.as().call(enterCode, { body: { code: await code() } })
  expect([late.status, late.body.refusal]).toEqual([429, 'login_throttled'])
})

test('a page of another origin, or a name that leads here by a trick, gives it no code', async () => {
  const box = await emptyBox()
  const body = { code: await shown() }
  const foreign = await box.as().send('POST', '/api/enrolment', body, { origin: 'https://evil.example' })
  expect([foreign.status, foreign.body.refusal]).toEqual([419, 'token_stale'])
  const rebound = await box.as('en', 'evil.example').call(enterCode, { body })
  expect([rebound.status, rebound.body.refusal]).toEqual([421, 'host_unexpected'])
  // A form of another page cannot send JSON without asking first.
  const form = await box.as().send('POST', '/api/enrolment', JSON.stringify(body), {
    'content-type': 'text/plain',
  })
  expect(form.status).toBe(422)
  expect((await box.as().call(readEnrolment)).body.state).toBe('waiting')
})

test('the code is read as people type it', () => {
  expect(readBoxCode(' kino.example/ABCD-EFGH-JKMN ')).toEqual({
    code: 'ABCD-EFGH-JKMN',
    relay: 'https://kino.example',
  })
  expect(readBoxCode('abcd efgh jkmn')).toEqual({ code: 'abcdefghjkmn' })
  expect(readBoxCode('https://kino.example:8443/ABCD')).toEqual({
    code: 'ABCD',
    relay: 'https://kino.example:8443',
  })
  expect(readBoxCode(boxCodeText('http://nord.localhost:8080', 'ABCD')).relay).toBe(
    'http://nord.localhost:8080',
  )
  expect(readBoxCode('https://user:pass@kino.example/ABCD').relay).toBeUndefined()
})
