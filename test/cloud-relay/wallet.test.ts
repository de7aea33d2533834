import { createHash, generateKeyPairSync, verify, type KeyObject, type X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billResult } from '#core/sales/public-contract.ts'
import {
  bringCertificate,
  bringGoogleAccount,
  readWallet,
  removeWallet,
  requestCertificate,
} from '#core/venue/wallet/contract.ts'
import { signersOf } from '#relay/wallet/signers.ts'
import { filesIn } from '../world/archive.ts'
import { form, goToPay, press } from '../world/buying.ts'
import { openAuthority } from '../world/certificates.ts'
import type { Client } from '../world/client.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { isSigned } from '../world/signed-content.ts'
import { byHand } from '../world/small-exhibitor.ts'

const apple = openAuthority('Apple Wallet CA')
const stranger = openAuthority('Somebody else')
const subject = { UID: 'pass.org.example.tickets', OU: 'TEAM123456' }
const google = generateKeyPairSync('rsa', { modulusLength: 2048 })

let places: Places
let ada: Client
let mia: Client
let uuid: string
let billId: string
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
  mia = await managerAt(places.relay.port)
  const bought = await goToPay(ada, form(['B3', 'B4']))
  ;({ uuid, billId } = bought)
  await press(bought.link, 'paid')
  await until(async () => (await result()).status === 'settled')
})
afterAll(() => places.close())

const result = async () => (await ada.call(billResult, { params: { uuid } })).body.data
const state = async () => (await mia.call(readWallet)).body.data
const request = async () => (await mia.call(requestCertificate, { body: {} })).body.data.request
const base64 = (certificate: X509Certificate) => certificate.raw.toString('base64')
const bring = (certificate: X509Certificate, issuer = apple.certificate) =>
  mia.call(bringCertificate, { body: { certificate: base64(certificate), issuer: base64(issuer) } })
const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${places.url}${path}`)).arrayBuffer())

test('an order offers no passes while the cinema has none', async () => {
  const { passbook, tickets } = await result()
  expect([passbook, ...tickets.map(ticket => ticket.google_pass)]).toEqual([null, null, null])
  expect((await ada.send('GET', `/bill/${uuid}/tickets.pkpass`)).status).toBe(404)
  expect((await ada.send('GET', `/bill/${uuid}/google-wallet/1`)).status).toBe(404)
  expect(await state()).toEqual({ apple: { requested: false, certificate: null }, google: null })
})

test('a certificate is taken that is of the request, good, for passes, and signed by the one beside it', async () => {
  const asked = await request()
  expect(asked).toMatch(/^-----BEGIN CERTIFICATE REQUEST-----\n/)
  // Asked for again while it waits, it is the same key’s.
  const [one, two] = [asked, await request()].map(text => apple.certificateOf(text, subject))
  expect(one!.publicKey.equals(two!.publicKey)).toBe(true)
  const refusals: [string, Promise<{ body: unknown }>][] = [
    ['wallet_certificate_foreign', bring(apple.certificateOf(asked, { CN: 'no pass' }))],
    ['wallet_certificate_foreign', bring(apple.certificate)],
    ['wallet_certificate_over', bring(apple.certificateOf(asked, subject, { untilMs: Date.now() - 60_000 }))],
    ['wallet_issuer_foreign', bring(apple.certificateOf(asked, subject), stranger.certificate)],
    [
      'wallet_file_unreadable',
      mia.call(bringCertificate, { body: { certificate: 'AAAA', issuer: base64(apple.certificate) } }),
    ],
  ]
  for (const [code, answer] of refusals) expect((await answer).body).toMatchObject({ refusal: code })
  expect(await state()).toEqual({ apple: { requested: true, certificate: null }, google: null })
  expect((await bring(apple.certificateOf(asked, subject))).status).toBe(200)
  expect((await state()).apple).toMatchObject({
    requested: false,
    certificate: { passType: subject.UID, team: subject.OU, over: false },
  })
})

test('two tickets come as two signed passes, each with the code its door scans, in the buyer’s language', async () => {
  const { passbook, tickets } = await result()
  const { status, headers } = await ada.send('GET', passbook!)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/vnd.apple.pkpasses',
    'no-store',
  ])
  const passes = [...filesIn(await bytesOf(passbook!)).values()].map(filesIn)
  expect(passes).toHaveLength(2)
  const said = passes.map(files => JSON.parse(files.get('pass.json')!.toString()))
  expect(said.map(pass => pass.barcodes[0].message.split('.')[1]).sort()).toEqual(
    tickets.map(ticket => ticket.code!.split('.')[1]!).sort(),
  )
  expect(new Set(said.map(pass => pass.serialNumber)).size).toBe(2)
  expect(said[0]).toMatchObject({
    passTypeIdentifier: subject.UID,
    teamIdentifier: subject.OU,
    relevantDate: (await result()).show!.start,
  })
  const certificate = inUse()
  for (const files of passes) {
    const manifest = files.get('manifest.json')!
    const hashes = JSON.parse(manifest.toString()) as Record<string, string>
    expect(Object.keys(hashes).sort()).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json'])
    for (const [name, hash] of Object.entries(hashes))
      expect(createHash('sha1').update(files.get(name)!).digest('hex')).toBe(hash)
    expect(isSigned(manifest, files.get('signature')!, certificate)).toBe(true)
  }
})

/** The certificate that a pass carries. */
const inUse = () => signersOf(places.tenant).apple!.certificate

test('who has only the bill’s own id has no passes of it', async () => {
  expect((await ada.send('GET', `/bill/${billId}/tickets.pkpass`)).status).toBe(404)
  expect((await ada.send('GET', `/bill/${billId}/google-wallet/1`)).status).toBe(404)
})

test('a certificate is renewed while the one before it stays in use', async () => {
  const before = inUse()
  const asked = await request()
  expect(inUse().publicKey.equals(before.publicKey)).toBe(true)
  expect((await result()).passbook).not.toBeNull()
  await bring(apple.certificateOf(asked, subject))
  expect(inUse().publicKey.equals(before.publicKey)).toBe(false)
})

test('a ticket goes to Google’s wallet by a signed link that is made when it is followed', async () => {
  const file = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const account = {
    client_email: 'tickets@project.iam.gserviceaccount.com',
    private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
  for (const wrong of [file({ ...account, private_key: 'none' }), file({}), 'AAAA'])
    expect(
      (await mia.call(bringGoogleAccount, { body: { issuer: '3388000000012345678', account: wrong } })).body,
    ).toMatchObject({ refusal: 'wallet_file_unreadable' })
  await mia.call(bringGoogleAccount, { body: { issuer: '3388000000012345678', account: file(account) } })
  expect((await state()).google).toEqual({ issuer: '3388000000012345678', account: account.client_email })
  const { tickets } = await result()
  const leads = await fetch(`${places.url}${tickets[1]!.google_pass}`, { redirect: 'manual' })
  const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(
    leads.headers.get('location')!,
  )!
  const [head, body, signature] = token.split('.')
  const signed = Buffer.from(`${head}.${body}`)
  expect(verify('sha256', signed, google.publicKey, Buffer.from(signature!, 'base64url'))).toBe(true)
  const { iss, payload } = JSON.parse(Buffer.from(body!, 'base64url').toString())
  expect(iss).toBe(account.client_email)
  const [object] = payload.eventTicketObjects
  expect(object.barcode.value.split('.')[1]).toBe(tickets[1]!.code!.split('.')[1])
  expect(object.classId).toBe(payload.eventTicketClasses[0].id)
  expect((await ada.send('GET', `/bill/${uuid}/google-wallet/77`)).status).toBe(404)
})

test('no private key leaves the relay, nor stands in a file of either side in clear', async () => {
  const inside = (key: KeyObject) =>
    key.export({ type: 'pkcs8', format: 'der' }).toString('base64').slice(200, 260)
  const secrets = [inside(google.privateKey), inside(signersOf(places.tenant).apple!.key)]
  const { text } = await mia.send('GET', '/api/settings/places')
  expect(text).toContain('"wallet.google_key":true')
  await places.agreed()
  const kept = ['relay', 'box', 'second-disk'].flatMap(folder =>
    readdirSync(join(places.data, folder), { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(file => readFileSync(join(file.parentPath, file.name), 'latin1')),
  )
  expect(kept.some(file => file.includes('wallet.google_key'))).toBe(true)
  for (const secret of secrets) for (const file of [text, ...kept]) expect(file).not.toContain(secret)
})

test('what signs passes is forgotten, and orders offer none again', async () => {
  for (const each of ['apple', 'google'] as const) await mia.call(removeWallet, { body: { of: each } })
  expect(await state()).toEqual({ apple: { requested: false, certificate: null }, google: null })
  const { passbook, tickets } = await result()
  expect([passbook, tickets[0]!.google_pass]).toEqual([null, null])
})
