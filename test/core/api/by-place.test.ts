import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { byPlace } from '#core/api/by-place.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** What an application answers at a path, where each handler says its own name. */
async function open(set: (at: ReturnType<typeof byPlace>, app: express.Express) => void) {
  const app = express()
  set(byPlace(app), app)
  app.use((_request, response) => void response.send('nobody'))
  server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server!.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

const saying = (name: string) => (_request: express.Request, response: express.Response) =>
  void response.send(name)

it('leads a path to what is mounted under its first parts, whatever its letters and its end', async () => {
  const get = await open(at => {
    at('/api/holds/:id').get('/api/holds/:id', saying('hold'))
    at('/health').get('/health', saying('health'))
    at('/bill/:uuid/tickets.pdf').get('/bill/:uuid/tickets.pdf', saying('pdf'))
  })
  expect(await get('/api/holds/1')).toBe('hold')
  expect(await get('/API/Holds/1/')).toBe('hold')
  expect(await get('/health')).toBe('health')
  expect(await get('/bill/a/tickets.pdf')).toBe('pdf')
  for (const path of [
    '/',
    '/api',
    '/api/hold',
    '/api/holds/1/2',
    '/healthy',
    '/x/api/holds/1',
    '//api/holds/1',
  ])
    expect(await get(path)).toBe('nobody')
})

it('goes on to what is mounted more widely, and to the rest of the application', async () => {
  const get = await open((at, app) => {
    at('/api/bills').use('/api/bills', (_request, response, next) => {
      response.set('x-passed', 'yes')
      next()
    })
    at('/api/:thing').get('/api/:thing', saying('any thing'))
    app.get('/late', saying('late'))
  })
  expect(await get('/api/bills')).toBe('any thing')
  expect(await get('/api/films')).toBe('any thing')
  expect(await get('/late')).toBe('late')
})

it('takes no path whose first part is a parameter: it has no place', async () => {
  const at = byPlace(express())
  expect(() => at('/:locale/movies')).toThrow('/:locale/movies')
})
