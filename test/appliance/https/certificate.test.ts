import { X509Certificate } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { authorityPlace, openAuthority } from '#box/https/authority-file.ts'
import { broughtCertificate, ownCertificates } from '#box/https/certificate-keeper.ts'
import { fingerprintOf, issueCertificate, makeAuthority } from '#box/https/certificate.ts'
import { namesOf } from '#box/https/names.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-11-27T12:00:00Z')
const authority = makeAuthority('Foyer box cinebox-abc123')
const validNow = { fromMs: Date.now() - dayMs, untilMs: Date.now() + 100 * dayMs }

const folders: string[] = []
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'foyer-')))
  return folders.at(-1)!
}
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true })
})

/** What a program that trusts the authority says of a server with these names that it calls by one of them. */
async function judged(names: string[], called: string): Promise<string> {
  const { certificate, key } = issueCertificate(authority, names, validNow)
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const server = createServer({ cert: certificate, key: pem }, socket => socket.end())
  await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo
  const verdict = await new Promise<string>(resolve => {
    const options = { host: '127.0.0.1', port, servername: called, ca: authority.certificate }
    const socket = connect(options, () => resolve('trusted'))
    socket.on('error', (cause: NodeJS.ErrnoException) => resolve(cause.message))
    socket.on('close', () => resolve('closed'))
  })
  await new Promise(closed => server.close(closed))
  return verdict
}

test('whoever trusts the box trusts its certificates, by the names in them and by no other', async () => {
  expect(await judged(['cinebox-abc123.local'], 'cinebox-abc123.local')).toBe('trusted')
  expect(await judged(['cinebox-abc123.local', '192.168.1.9'], 'other.local')).toContain(
    "does not match certificate's altnames",
  )
})

test.each([['bank.example'], ['192.0.2.9'], ['2001:db8::9']])(
  'the authority of a box vouches for nothing outside the building: %s',
  async name => {
    expect(await judged(['cinebox-abc123.local', name], 'cinebox-abc123.local')).toBe(
      'permitted subtree violation',
    )
  },
)

test('the authority may sign servers and nothing else, and says so in its own certificate', () => {
  const read = new X509Certificate(authority.certificate)
  expect([read.ca, read.subject, read.validTo]).toEqual([
    true,
    'CN=Foyer box cinebox-abc123',
    'Jan  1 00:00:00 2056 GMT',
  ])
  expect(fingerprintOf(authority.certificate)).toMatch(/^([\dA-F]{2}:){31}[\dA-F]{2}$/)
  const server = new X509Certificate(issueCertificate(authority, ['a.local'], validNow).certificate)
  expect([server.ca, server.checkIssued(read), server.keyUsage]).toEqual([false, true, ['1.3.6.1.5.5.7.3.1']])
})

test('a certificate is another one when names change, a month before its end, and once a wrong clock is right', () => {
  let names = ['a.local']
  let nowMs = now
  const keeper = ownCertificates(
    authority,
    () => names,
    () => nowMs,
  )
  const validOf = () => {
    const { validFromDate, validToDate } = new X509Certificate(keeper().cert)
    return [validFromDate, validToDate].map(each => each.getTime())
  }
  const first = keeper()
  expect(validOf()).toEqual([now - 2 * dayMs, now + 388 * dayMs])
  expect(keeper()).toBe(first)
  names = ['a.local', '192.168.1.9']
  const moved = keeper()
  expect(moved).not.toBe(first)
  expect(new X509Certificate(moved.cert).subjectAltName).toBe('DNS:a.local, IP Address:192.168.1.9')
  nowMs = now + 357 * dayMs
  expect(keeper()).toBe(moved)
  nowMs = now + 359 * dayMs
  expect(keeper()).not.toBe(moved)
  nowMs = now
  const early = keeper()
  expect(validOf()[0]).toBe(now - 2 * dayMs)
  nowMs = 0
  expect(keeper()).not.toBe(early)
  expect(validOf()[0]).toBe(Date.parse('2026-01-01T00:00:00Z'))
  const in1970 = keeper()
  expect(keeper()).toBe(in1970)
  nowMs = Date.parse('2027-06-01T00:00:00Z')
  expect(keeper()).not.toBe(in1970)
})

test('what a box is called by goes into its certificate: its network’s names and addresses, and none of the internet', () => {
  const machine = {
    hostname: 'Kasse.lan',
    addresses: ['192.168.1.20', '203.0.113.7', 'fe80::1%eth0', '2001:db8::1'],
  }
  expect(
    namesOf('cinebox-abc123.local', ['box.local', 'box.kino.example', '-.local', '192.168.7.7'], machine),
  ).toEqual([
    'cinebox-abc123.local',
    'kasse.local',
    'box.local',
    'localhost',
    '127.0.0.1',
    '::1',
    '192.168.7.7',
    '192.168.1.20',
    'fe80::1',
  ])
})

test('the authority is made once, for its user alone, and comes back from beside the mirror after a loss of the disk', () => {
  const [data, mirror] = [folder(), folder()]
  const at = authorityPlace(data, join(mirror, 'facts.log'))
  process.umask(0o077)
  const made = openAuthority(at, 'Foyer box')
  expect(openAuthority(at, 'Foyer box').certificate).toBe(made.certificate)
  for (const path of [at.path, at.copy]) expect(statSync(path).mode & 0o077).toBe(0)
  rmSync(at.path)
  expect(openAuthority(at, 'Foyer box').certificate).toBe(made.certificate)
  expect(readFileSync(at.path, 'utf8')).toBe(readFileSync(at.copy, 'utf8'))
  writeFileSync(at.path, 'rotten')
  expect(openAuthority(at, 'Foyer box').certificate).toBe(made.certificate)
  writeFileSync(at.path, 'rotten')
  writeFileSync(at.copy, made.certificate)
  expect(() => openAuthority(at, 'Foyer box')).toThrow(/authority\.pem is damaged\. Delete it/)
  expect(readFileSync(at.path, 'utf8')).toBe('rotten')
})

test('a mirror that is away keeps no box from its authority, which gets its copy later', () => {
  const [data, mirror] = [folder(), folder()]
  const at = authorityPlace(data, join(mirror, 'away', 'facts.log'))
  const { certificate } = openAuthority(at, 'Foyer box')
  expect([existsSync(at.copy), openAuthority(at, 'Foyer box').certificate]).toEqual([false, certificate])
})

test('a certificate that somebody brings is read again, and one that cannot be used leaves the one before', () => {
  const at = folder()
  const files = { cert: join(at, 'cert.pem'), key: join(at, 'key.pem') }
  const write = (name: string) => {
    const { certificate, key } = issueCertificate(authority, [name], validNow)
    writeFileSync(files.cert, certificate)
    writeFileSync(files.key, key.export({ type: 'pkcs8', format: 'pem' }))
  }
  expect(() => broughtCertificate(files, () => {})).toThrow(
    /FOYER_HTTPS_CERT and FOYER_HTTPS_KEY cannot be read/,
  )
  write('a.local')
  const troubles: string[] = []
  const keeper = broughtCertificate(files, why => troubles.push(why))
  const first = keeper()
  expect(keeper()).toBe(first)
  write('b.local')
  const second = keeper()
  expect(new X509Certificate(second.cert).subject).toBe('CN=b.local')
  writeFileSync(files.cert, first.cert)
  expect([keeper(), keeper(), troubles]).toEqual([
    second,
    second,
    ['The certificate of FOYER_HTTPS_CERT does not belong to the key of FOYER_HTTPS_KEY.'],
  ])
  chmodSync(files.key, 0o600)
})
