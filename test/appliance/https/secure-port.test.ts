import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { get as plainGet, type IncomingMessage } from 'node:http'
import { get as secureGet } from 'node:https'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readBoxConfig } from '#box/config.ts'
import { openPlaces, until } from '../../world/places.ts'

let places: Awaited<ReturnType<typeof openPlaces>>
beforeAll(async () => {
  places = await openPlaces({ boxSettings: { FOYER_HTTPS_PORT: '0' } })
})
afterAll(() => places?.close())

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }
type Asked = { headers?: Record<string, string>; ca?: string; method?: string }

function ask(url: string, { headers = {}, ca, method = 'GET' }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? secureGet : plainGet
    const request = send(url, { headers, method, agent: false, ...(ca ? { ca } : {}) }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    request.on('error', reject)
  })
}

const plain = () => `http://127.0.0.1:${places.box.port}`
const secure = () => `https://localhost:${places.box.securePort!}`
/** Asked as another machine of the building does; only a request that passed nobody is from the box itself. */
const elsewhere = { 'x-forwarded-for': '192.168.1.9' }

async function authority(): Promise<string> {
  const { body, headers } = await ask(`${plain()}/secure/foyer-box.crt`)
  expect(headers['content-type']).toBe('application/x-x509-ca-cert')
  return new X509Certificate(body).toString()
}

test('a device that has loaded the certificate reaches the same box by https, and one that has not hangs up', async () => {
  const ca = await authority()
  const answer = await ask(`${secure()}/api/programme`, { ca })
  expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
    200,
    JSON.parse((await ask(`${plain()}/api/programme`)).body.toString()),
  ])
  await expect(ask(`${secure()}/api/programme`)).rejects.toThrow(/self-signed|unable to (get|verify)/)
  expect((await ask(`${secure()}/api/programme`, { ca })).status).toBe(200)
})

test('cookies of https are this host’s alone, and browsers are not told to leave http, where the box answers too', async () => {
  const ca = await authority()
  const token = await ask(`${secure()}/api/token`, { ca })
  expect(token.headers['set-cookie']?.join()).toMatch(/__Host-\w+=[^,]+; .*Secure/)
  expect(token.headers['strict-transport-security']).toBeUndefined()
  expect((await ask(`${plain()}/api/token`)).headers['set-cookie']?.join()).not.toContain('__Host-')
})

test('sockets are served by https as well', async () => {
  const ca = await authority()
  const socket = new WebSocket(`wss://localhost:${places.box.securePort!}/live`, { ca, origin: secure() })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.close()
})

test('the page says how to trust the box, in the reader’s language, with the fingerprint and the address', async () => {
  const ca = await authority()
  const asked = async (language: string, host: string) =>
    (await ask(`${plain()}/secure`, { headers: { 'accept-language': language, host } })).body.toString()
  const german = await asked('de-AT', '192.168.1.5:8081')
  expect(german).toContain('<html lang="de">')
  expect(german).toContain('Die sichere Adresse dieser Box')
  expect(german).toContain(new X509Certificate(ca).fingerprint256.replaceAll(':', ' '))
  expect(german).toContain(`https://192.168.1.5:${places.box.securePort!}/scanner`)
  expect(await asked('nl', 'cinebox-abc123.local:8081')).toContain(
    `https://cinebox-abc123.local:${places.box.securePort!}/register`,
  )
  const trusted = (await ask(`${secure()}/secure`, { ca })).body.toString()
  expect(trusted).toContain('This device trusts the box')
  expect(trusted).not.toContain('foyer-box.crt')
  const policy = JSON.parse((await ask(`${plain()}/secure/foyer-box.json`)).body.toString()) as {
    CACertificates: string[]
  }
  expect(new X509Certificate(Buffer.from(policy.CACertificates[0]!, 'base64')).toString()).toBe(ca)
})

test('the relay is told of the address and the fingerprint, so that the portal shows what a device must show', async () => {
  const { fingerprint256 } = new X509Certificate(await authority())
  const known = () => places.relay.exhibitors[0]!.boxes.boxes()[0]!.secure
  await until(() => known() !== null)
  const { nodeId } = places.box.tenant.node.identity
  expect(known()).toEqual({
    address: `https://cinebox-${nodeId.slice(-6)}.local:${places.box.securePort!}`,
    fingerprint: fingerprint256,
  })
})

test('who greets and says no more keeps no box from ending', async () => {
  const silent = connect(places.box.securePort!, '127.0.0.1')
  await once(silent, 'connect')
  const before = performance.now()
  await places.restartBox()
  expect(performance.now() - before).toBeLessThan(12_000)
  silent.destroy()
})

test('a box of which only the secure address is wanted answers other machines by http how to trust it, and no more', async () => {
  let ca = ''
  await places.box.close()
  const box = await places.startTheBox({ FOYER_PLAIN_HTTP: 'setup', FOYER_PROXY: 'none' })
  try {
    const at = `http://127.0.0.1:${box.port}`
    const to = `https://127.0.0.1:${box.securePort!}`
    const page = await ask(`${at}/register?till=1`, { headers: elsewhere })
    expect([page.status, page.headers.location]).toEqual([302, `${to}/register?till=1`])
    const call = await ask(`${at}/api/programme`, { headers: elsewhere })
    expect([call.status, JSON.parse(call.body.toString())]).toMatchObject([
      403,
      {
        refusal: 'https_needed',
        message: `This box answers other devices by its secure address only: ${to}.`,
      },
    ])
    const order = await ask(`${at}/register`, { headers: elsewhere, method: 'POST' })
    expect(order.status).toBe(403)
    for (const path of ['/secure', '/secure/foyer-box.crt', '/health'])
      expect((await ask(`${at}${path}`, { headers: elsewhere })).status).toBe(200)
    // What the box's own kiosk shows crosses no network.
    expect((await ask(`${at}/api/programme`)).status).toBe(200)
    ca = new X509Certificate((await ask(`${at}/secure/foyer-box.crt`)).body).toString()
    expect((await ask(`${to}/api/programme`, { ca, headers: elsewhere })).status).toBe(200)
    const opened = (url: string) =>
      new Promise<string>(resolve => {
        const socket = new WebSocket(`${url}/live`, { ca, headers: elsewhere })
        socket.once('open', () => (socket.close(), resolve('open'))).once('error', () => resolve('ended'))
      })
    expect([await opened(at.replace('http', 'ws')), await opened(to.replace('https', 'wss'))]).toEqual([
      'ended',
      'open',
    ])
  } finally {
    await box.close()
  }
})

test.each([
  [{ FOYER_HTTPS_CERT: '/a.pem' }, 'Set both FOYER_HTTPS_CERT and FOYER_HTTPS_KEY, or neither.'],
  [{ FOYER_PLAIN_HTTP: 'setup' }, 'Set FOYER_HTTPS_PORT, for instance to 8443'],
  [{ FOYER_HTTPS_PORT: 'https' }, 'a port number from 0 to 65535'],
])('settings of https that cannot be meant are refused: %o', (settings, sentence) => {
  const all = { FOYER_DATA: '/data', FOYER_RELAY: 'https://kino.example', ...settings }
  expect(() => readBoxConfig(all)).toThrow(sentence)
})
