import type { AddressInfo } from 'node:net'
import { createServer, request } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowingWasm, sendHeaders } from '#core/api/headers.ts'

const app = express().set('trust proxy', true)
sendHeaders(app)
app.get('/{*path}', (_, response) => void response.end())
const server = createServer(app)
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

const headersFor = (host: string, protocol: 'http' | 'https') =>
  new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const headers = { host, 'x-forwarded-proto': protocol }
    request({ host: '127.0.0.1', port, headers }, answer => {
      answer.resume()
      resolve(answer.headers)
    })
      .on('error', reject)
      .end()
  })

test('headers are remembered for each host and scheme, and of none for another', async () => {
  for (let round = 0; round < 2; round++)
    for (const host of ['one.example', 'two.example']) {
      const plain = await headersFor(host, 'http')
      expect(plain['content-security-policy']).toContain(`connect-src 'self' ws://${host}`)
      expect(plain['strict-transport-security']).toBeUndefined()
      const secure = await headersFor(host, 'https')
      expect(secure['content-security-policy']).toContain(`connect-src 'self' wss://${host}`)
      expect(secure['strict-transport-security']).toBe('max-age=31536000')
      expect(secure['x-content-type-options']).toBe('nosniff')
    }
})

test('whoever asks for ever other hosts is answered, and the next one right', async () => {
  for (let host = 0; host < 450; host++) await headersFor(`host-${host}.example`, 'http')
  const { 'content-security-policy': policy } = await headersFor('own.example', 'https')
  expect(policy).toContain("connect-src 'self' wss://own.example")
  expect((await headersFor("x'; script-src *", 'http'))['content-security-policy']).not.toContain(
    'script-src *',
  )
})

test('a page that runs WebAssembly may do that besides what every page may, and nothing else', async () => {
  const { 'content-security-policy': policy } = await headersFor('own.example', 'https')
  expect(policy).not.toContain('wasm')
  const allowed = allowingWasm(String(policy))
  expect(allowed).toContain("script-src 'wasm-unsafe-eval' 'self'")
  expect(allowed.replace("'wasm-unsafe-eval' ", '')).toBe(policy)
})
