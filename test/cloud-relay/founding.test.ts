import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entities } from '#core/entities.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { found, lookAtLink } from '#core/founding/contract.ts'
import { readSession, signInByPassword } from '#core/people/contract.ts'
import { readRelayConfig } from '#relay/config.ts'
import { readDirectory } from '#relay/directory.ts'
import { linkLifetimeMs, openFoundingLinks } from '#relay/founding/links.ts'
import { noteBeginning } from '#relay/founding/left-over.ts'
import { startRelay } from '#relay/relay.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { quietLog } from '../world/clock.ts'
import { openClient, type Client } from '../world/client.ts'
import { until } from '../world/places.ts'
import { refusesToStart } from '../world/starting.ts'

let data: string
let relay: Awaited<ReturnType<typeof startRelay>> | undefined
let aheadMs = 0
const { log } = quietLog()
const runtime = { ...systemRuntime(log), now: () => Date.now() + aheadMs }

beforeEach(() => {
  aheadMs = 0
  data = mkdtempSync(join(tmpdir(), 'foyer-founding-'))
})
afterEach(async () => {
  await relay?.close()
  relay = undefined
  rmSync(data, { recursive: true, force: true })
})

const config = (more: Record<string, string> = {}) =>
  readRelayConfig({ FOYER_DATA: join(data, 'relay'), FOYER_PORT: '0', ...more })
async function open() {
  relay = await startRelay(config(), log, { pages: false, runtime })
  return relay
}
async function reopen() {
  await relay!.close()
  return open()
}
const links = () => openFoundingLinks(join(data, 'relay'))
const newLink = () => links().make(runtime.now(), runtime.random, false)
const at = (host: string) => openClient(relay!.port, `${host}:${relay!.port}`)

const nord = (secret: string) => ({
  secret,
  tradeName: 'Kino Nord',
  shortName: 'kino-nord',
  host: 'nord.localhost',
  country: 'DE' as const,
  languages: ['de' as const, 'en' as const],
  name: 'Nora Nord',
  email: 'nora@nord.example',
  password: 'aurora over the harbour',
  passwordConfirmation: 'aurora over the harbour',
})
const sued = (secret: string) => ({
  ...nord(secret),
  tradeName: 'Kino Süd',
  shortName: 'kino-sued',
  host: 'sued.localhost',
  name: 'Susi Süd',
  email: 'susi@sued.example',
})
const founds = (body: ReturnType<typeof nord>, client: Client = at('localhost')) =>
  client.call(found, { body })
async function signsIn(host: string, email: string) {
  const client = at(host)
  await client.arrive()
  const answer = await client.call(signInByPassword, { body: { email, password: 'aurora over the harbour' } })
  return { client, answer }
}

test('an empty relay opens and logs a link that founds an exhibitor, whose manager signs in at once', async () => {
  const heard = quietLog()
  relay = await startRelay(config(), heard.log, { pages: false })
  const line = JSON.stringify(heard.heard).match(/\/found#([\w-]{43})/)
  expect(line).not.toBeNull()
  const secret = line![1]!
  const looked = await at('localhost').call(lookAtLink, { body: { secret } })
  expect(looked.body.host).toBe('localhost')
  const answer = await founds(nord(secret))
  expect(answer.body).toEqual({ portalUrl: `http://nord.localhost:${relay.port}/portal` })
  const { client, answer: session } = await signsIn('nord.localhost', 'nora@nord.example')
  expect(session.body.session?.permissions).toContain('manage_people')
  const list = await client.call(entryCalls(entities.exhibitor).list)
  expect(list.body.entries).toMatchObject([
    { id: 'kino-nord', tradeName: 'Kino Nord', country: 'DE', languages: ['de', 'en'] },
  ])
  const roles = await client.call(entryCalls(entities.role).list)
  expect(roles.body.entries.map(({ name }) => name)).toContain('Kasse')
})

test('the link is used once; whoever has it hears where it led, also after a restart', async () => {
  await open()
  const secret = newLink()
  await founds(nord(secret))
  await reopen()
  for (const answer of [
    await founds(sued(secret)),
    await at('localhost').call(lookAtLink, { body: { secret } }),
  ])
    expect([answer.status, answer.body.refusal, answer.body.details]).toEqual([
      409,
      'founding_link_used',
      { address: `http://nord.localhost:${new URL(readDirectory(join(data, 'relay'))[0]!.publicUrl).port}` },
    ])
  expect((await signsIn('nord.localhost', 'nora@nord.example')).answer.status).toBe(200)
})

test('of two people with one link one founds', async () => {
  await open()
  const secret = newLink()
  const both = await Promise.all([founds(nord(secret)), founds(sued(secret))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(relay!.exhibitors).toHaveLength(1)
  expect(readDirectory(join(data, 'relay'))).toHaveLength(1)
})

test('a link that is too old, of another relay, or guessed founds nothing, and guessing is slowed down', async () => {
  await open()
  const secret = newLink()
  aheadMs = linkLifetimeMs + 1
  expect((await founds(nord(secret))).body.refusal).toBe('founding_link_unknown')
  const elsewhere = openFoundingLinks(join(data, 'elsewhere')).make(runtime.now(), runtime.random, false)
  expect((await founds(nord(elsewhere))).body.refusal).toBe('founding_link_unknown')
  for (let guess = 0; guess < 3; guess++)
    expect((await founds(nord(`guess-${guess}`))).body.refusal).toBe('founding_link_unknown')
  const late = await founds(nord(newLink()))
  expect([late.status, late.body.refusal]).toEqual([429, 'login_throttled'])
  expect(relay!.exhibitors).toHaveLength(0)
})

test('names that are taken, reserved or no names are refused at their fields, and the link stays good', async () => {
  await open()
  const secret = newLink()
  await founds(nord(newLink()))
  mkdirSync(join(data, 'relay', 'old-house'))
  const wrong: [Partial<ReturnType<typeof nord>>, string][] = [
    [{ shortName: 'kino-nord' }, 'shortName'],
    [{ shortName: 'old-house' }, 'shortName'],
    [{ host: 'NORD.localhost' }, 'host'],
    [{ shortName: 'mirror' }, 'shortName'],
    [{ shortName: '../etc' }, 'shortName'],
    [{ host: 'nord.localhost:80' }, 'host'],
    [{ host: '-.x' }, 'host'],
    [{ country: 'XX' as 'DE' }, 'country'],
    [{ languages: [] }, 'languages'],
    [{ password: 'passwort1', passwordConfirmation: 'passwort1' }, 'password'],
    [{ passwordConfirmation: 'another one' }, 'passwordConfirmation'],
    [{ tradeName: 'x'.repeat(81) }, 'tradeName'],
  ]
  for (const [change, field] of wrong) {
    const answer = await founds({ ...sued(secret), ...change })
    expect([change, Object.keys(answer.body.errors ?? {})]).toEqual([change, [field]])
  }
  expect((await founds(sued(secret))).status).toBe(200)
})

test('a second exhibitor is founded while the first sells, and neither knows of the other', async () => {
  await open()
  await founds(nord(newLink()))
  const first = await signsIn('nord.localhost', 'nora@nord.example')
  expect((await founds(sued(newLink()), at('nord.localhost'))).status).toBe(200)
  // The first one's session goes on: nothing was restarted.
  expect((await first.client.call(readSession)).body.session?.name).toBe('Nora Nord')
  const second = await signsIn('sued.localhost', 'susi@sued.example')
  const seen = JSON.stringify([
    (await second.client.call(entryCalls(entities.exhibitor).list)).body,
    (await second.client.call(entryCalls(entities.employee).list)).body,
  ])
  expect(seen).not.toContain('ord')
  expect((await signsIn('sued.localhost', 'nora@nord.example')).answer.status).toBe(401)
  // A cookie of the one opens nothing at the other.
  const thief = at('sued.localhost')
  for (const [name, value] of first.client.cookies) thief.cookies.set(name, value)
  expect((await thief.call(entryCalls(entities.employee).list)).status).toBe(401)
})

test('what a kill leaves behind goes at the next start, and the same link begins anew', async () => {
  await open()
  const secret = newLink()
  const folders = { data: join(data, 'relay'), mirror: join(data, 'relay', 'mirror') }
  // As it lies before the directory is written: folder, identity, mirror, no entry.
  await founds(nord(newLink()))
  await relay!.close()
  rmSync(join(folders.data, 'directory.json'))
  noteBeginning(folders, 'kino-nord', 'whatever')
  await open()
  expect(relay!.exhibitors).toHaveLength(0)
  expect(existsSync(join(folders.data, 'kino-nord'))).toBe(false)
  expect(readdirSync(folders.mirror)).toEqual([])
  expect((await founds(nord(secret))).status).toBe(200)
})

test('killed after the directory names it, the exhibitor is there and stays', async () => {
  await open()
  await founds(nord(newLink()))
  await relay!.close()
  const folders = { data: join(data, 'relay'), mirror: join(data, 'relay', 'mirror') }
  noteBeginning(folders, 'kino-nord', 'whatever')
  await open()
  expect(relay!.exhibitors).toHaveLength(1)
  expect((await signsIn('nord.localhost', 'nora@nord.example')).answer.status).toBe(200)
})

test('a founding that fails leaves nothing, and the link is still good', async () => {
  await open()
  const secret = newLink()
  writeFileSync(join(data, 'relay', 'mirror'), 'a file where the mirrors should be')
  expect((await founds(nord(secret))).status).toBe(500)
  expect(existsSync(join(data, 'relay', 'kino-nord'))).toBe(false)
  rmSync(join(data, 'relay', 'mirror'))
  expect((await founds(nord(secret))).status).toBe(200)
})

test('the secret is nowhere on the disk, and links are few', async () => {
  await open()
  const secrets = Array.from({ length: 30 }, () => newLink())
  const folder = join(data, 'relay', '.founding')
  expect(readdirSync(folder).length).toBeLessThanOrEqual(20)
  for (const name of readdirSync(folder)) {
    const text = name + readFileSync(join(folder, name), 'utf8')
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
  }
  expect((await founds(nord(secrets[29]!))).status).toBe(200)
})

test('a relay with data and without its directory does not start as if it were empty', async () => {
  await open()
  await founds(nord(newLink()))
  await relay!.close()
  relay = undefined
  rmSync(join(data, 'relay', 'directory.json'))
  const start = () => startRelay(config(), log, { pages: false })
  expect(await refusesToStart(start)).toContain('directory.json is missing')
  rmSync(join(data, 'relay', 'kino-nord'), { recursive: true })
  // Its mirror alone tells as much.
  expect(await refusesToStart(start)).toContain('directory.json is missing')
})

test('an exhibitor that is founded while the relay runs is copied off site from then on', async () => {
  const copies = pathToFileURL(join(data, 'copies')).href
  relay = await startRelay(config({ FOYER_OFFSITE: copies }), log, { pages: false, runtime })
  await founds(nord(newLink()))
  const path = join(data, 'relay', 'kino-nord', 'relay.db')
  await until(() => relay!.offSite.conditionOf(path).copy !== null)
  await until(async () => {
    await relay!.offSite.proveNow()
    return relay!.offSite.conditionOf(path).state === 'proven'
  })
}, 90_000)

test.each(['en', 'de', 'fr', 'nl'])('in %s a refusal is a sentence', async locale => {
  await open()
  const client = openClient(relay!.port, `localhost:${relay!.port}`, locale)
  const answer = await founds(nord('wrong'), client)
  expect(answer.body.message).toMatch(/^\p{Lu}.{20,}\.$/u)
})

/** A founding whose directory is renamed into place although its folder cannot be synced, so many times. */
async function foundUnsynced(times: number) {
  const { openFounding } = await import('#relay/founding/found.ts')
  const { openHosted } = await import('#relay/hosted.ts')
  const { loadProviders } = await import('#relay/payments/providers/providers.ts')
  const { closeOne } = await import('#relay/open-one.ts')
  const { writeDirectory } = await import('#relay/directory.ts')
  const settings = config()
  const hosted = openHosted(settings, await loadProviders())
  const taken: string[] = []
  let left = times
  const founding = openFounding(settings, runtime, {
    hosted,
    take(one) {
      taken.push(one.entry.id)
      void closeOne(one)
    },
    writeDirectory(folder, entries) {
      writeDirectory(folder, entries)
      if (left-- > 0) throw new Error('EIO: fsync of the folder')
    },
  })
  const caller = { address: '127.0.0.1', origin: 'http://nord.localhost' }
  const outcome = await founding
    .found({ ...nord(newLink()), passwordConfirmation: '' } as never, caller)
    .then(() => 'founded')
    .catch((cause: unknown) => String(cause))
  await founding.close()
  return { outcome, taken }
}

test('a directory that names an exhibitor although its folder was not synced is written once more', async () => {
  expect(await foundUnsynced(1)).toEqual({ outcome: 'founded', taken: ['kino-nord'] })
})

test('what the directory names is never removed, also when it cannot be synced at all; the next start has it', async () => {
  const { outcome, taken } = await foundUnsynced(2)
  expect(outcome).toContain('EIO')
  expect(taken).toEqual([])
  expect(readDirectory(join(data, 'relay')).map(({ id }) => id)).toEqual(['kino-nord'])
  expect(existsSync(join(data, 'relay', 'kino-nord', 'identity.json'))).toBe(true)
  await open()
  expect((await at('nord.localhost').call(readSession)).status).toBe(200)
})

test('a browser at a relay without a cinema hears what to do, in its language; calls are refused as ever', async () => {
  await open()
  const look = async (path: string, accept: string, language: string) => {
    const response = await fetch(`http://127.0.0.1:${relay!.port}${path}`, {
      headers: { accept, 'accept-language': language },
      redirect: 'manual',
    })
    return { status: response.status, text: await response.text() }
  }
  for (const [language, words] of [
    ['en', 'A cinema can be founded here'],
    ['de-DE,de;q=0.9', 'Hier kann ein Kino gegründet werden'],
    ['fr', 'Un cinéma peut être fondé ici'],
    ['nl', 'Hier kan een bioscoop worden opgericht'],
  ] as const)
    for (const path of ['/', '/portal', '/de/filme']) {
      const { status, text } = await look(path, 'text/html', language)
      expect(status).toBe(404)
      expect(text).toContain(words)
      expect(text).toContain('<code>npm run found</code>')
    }
  expect(await look('/api/programme', 'text/html', 'en')).toMatchObject({ status: 404 })
  expect((await look('/api/programme', 'application/json', 'en')).text).toContain('host_unknown')
  await at('localhost').call(found, { body: nord(newLink()) })
  const unknown = await look('/', 'text/html', 'fr')
  expect(unknown.text).toContain('Aucun cinéma n’est ici')
  expect(unknown.text).not.toContain('npm run found')
  expect(unknown.text.toLowerCase()).not.toContain('nord')
})
