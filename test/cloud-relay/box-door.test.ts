import { PassThrough } from 'node:stream'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openBoxDoor } from '#relay/box-link/unproven.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const stranger = () => new WebSocket(`ws://localhost:${places.relay.port}/box`)
const opened = (line: WebSocket) => new Promise(resolve => line.once('open', resolve))
const gone = (line: WebSocket) =>
  new Promise<true>(resolve => line.on('error', () => {}).once('close', () => resolve(true)))

test('a stranger’s large frame is cut off before it is here', async () => {
  const before = process.memoryUsage.rss()
  const socket = connect(places.relay.port, '127.0.0.1')
  socket.write(
    'GET /box HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  await new Promise(resolve => socket.once('data', resolve))
  // A masked text frame that announces 6 MB, which is less than a box may say.
  const header = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0x5b, 0x8d, 0x80, 1, 2, 3, 4])
  const ended = new Promise(resolve => socket.on('error', () => {}).once('close', resolve))
  socket.write(Buffer.concat([header, Buffer.alloc(6_000_000)]))
  await ended
  expect(socket.bytesWritten).toBeGreaterThan(0)
  expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000)
  expect(places.box.link.connected()).toBe(true)
})

test('five strangers of one address wait at the boxes’ door, the sixth is sent away, and a box still gets in', async () => {
  const five = Array.from({ length: 5 }, stranger)
  await Promise.all(five.map(opened))
  expect(await gone(stranger())).toBe(true)
  for (const line of five) line.terminate()
  await places.restartBox()
  expect(places.box.link.connected()).toBe(true)
})

test('a box that has proven itself sells and hears as before', async () => {
  await places.cutLine()
  await places.mendLine()
  await until(() => places.box.link.connected())
})

test('who does not prove itself in time, says too much, or waits longest of too many is let go', async () => {
  const door = openBoxDoor({ proofMs: 50, bytes: 100, perAddress: 2, all: 3 })
  const line = () => new PassThrough()
  const [slow, loud, box] = [line(), line(), line()]
  door.enter('a', slow)
  door.enter('b', loud)
  const proven = door.enter('b', box)!
  expect(door.enter('b', line())).toBeUndefined()
  loud.write(Buffer.alloc(101))
  await until(() => loud.destroyed)
  proven()
  box.write(Buffer.alloc(1000))
  await until(() => slow.destroyed)
  expect([box.destroyed, door.waiting()]).toEqual([false, 0])
  const crowd = ['c', 'd', 'e', 'f'].map(address => {
    const each = line()
    door.enter(address, each)
    return each
  })
  expect(crowd.map(each => each.destroyed)).toEqual([true, false, false, false])
  for (const each of crowd) each.destroy()
})
