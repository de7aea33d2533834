import { expect, test } from 'vitest'
import type { LiveChannel, LiveDevice, LiveHello, LiveMessage } from '#core/api/live-events.ts'
import { openLiveHub } from '#core/api/live-hub.ts'

const everyone = () => true

/** A page that listens and remembers what it heard. */
function listen(
  hub: ReturnType<typeof openLiveHub>,
  hello: Partial<LiveHello> = {},
  allowed: (channel: LiveChannel) => boolean = everyone,
  device?: LiveDevice,
) {
  const heard: LiveMessage[] = []
  const hears = (text: string) => heard.push(JSON.parse(text) as LiveMessage)
  const leave = hub.join({ channels: ['exhibitor'], ...hello }, allowed, hears, () => true, device)
  return { heard, leave, positions: () => heard.map(message => `${message.kind} ${message.position}`) }
}
const emit = (hub: ReturnType<typeof openLiveHub>, count = 1, channel: LiveChannel = 'exhibitor') => {
  for (let index = 0; index < count; index++) hub.emit(channel, { type: 'programme.changed' })
}

test('a page hears what happens from now on, in order', () => {
  const hub = openLiveHub('boot-1')
  emit(hub, 2)
  const page = listen(hub)
  emit(hub, 2)
  expect(page.heard[0]).toEqual({ kind: 'hello', position: 2, boot: 'boot-1' })
  expect(page.positions()).toEqual(['hello 2', 'event 3', 'event 4'])
})

test('a page that was away for a moment hears what it missed, once', () => {
  const hub = openLiveHub('boot-1')
  emit(hub, 5)
  const page = listen(hub, { since: { position: 3, boot: 'boot-1' } })
  expect(page.positions()).toEqual(['hello 5', 'event 4', 'event 5'])
  const upToDate = listen(hub, { since: { position: 5, boot: 'boot-1' } })
  expect(upToDate.positions()).toEqual(['hello 5'])
})

test('a page that was away for long reads everything again', () => {
  const hub = openLiveHub('boot-1')
  emit(hub, 600)
  expect(listen(hub, { since: { position: 100, boot: 'boot-1' } }).positions()).toEqual([
    'hello 600',
    ...Array.from({ length: 500 }, (_, index) => `event ${index + 101}`),
  ])
  expect(listen(hub, { since: { position: 99, boot: 'boot-1' } }).positions()).toEqual(['resync 600'])
})

test('after the server started anew a page reads everything again, whatever the numbers say', () => {
  const hub = openLiveHub('boot-2')
  emit(hub, 5)
  for (const position of [0, 3, 5, 900]) {
    const page = listen(hub, { since: { position, boot: 'boot-1' } })
    expect(page.heard).toEqual([{ kind: 'resync', position: 5, boot: 'boot-2' }])
  }
})

test('nobody hears a channel they may not hear, neither live nor when catching up', () => {
  const hub = openLiveHub('boot-1')
  const visitor = listen(
    hub,
    { channels: ['exhibitor', 'private-exhibitor'] },
    channel => channel === 'exhibitor',
  )
  const usher = listen(hub, { channels: ['private-exhibitor'] })
  emit(hub, 1, 'private-exhibitor')
  emit(hub, 1, 'exhibitor')
  // A visitor's page does not even learn that there was something between.
  expect(visitor.positions()).toEqual(['hello 0', 'event 1'])
  expect(usher.positions()).toEqual(['hello 0', 'event 1'])
  const back = listen(
    hub,
    { channels: ['exhibitor', 'private-exhibitor'], since: { position: 0, boot: 'boot-1' } },
    channel => channel === 'exhibitor',
  )
  expect(back.positions()).toEqual(['hello 1', 'event 1'])
})

test('a page that left hears nothing and is not counted', () => {
  const hub = openLiveHub('boot-1')
  const page = listen(hub)
  expect(hub.listeners()).toBe(1)
  page.leave()
  emit(hub)
  expect([page.positions(), hub.listeners()]).toEqual([['hello 0'], 0])
})

test('who is present is told when a kiosk comes and goes, each kiosk once', () => {
  const hub = openLiveHub('boot-1')
  const device = { uid: 'till-1', kind: 'register' as const }
  const manager = listen(hub, { channels: ['presence-devices'] })
  const first = listen(hub, {}, everyone, device)
  const second = listen(hub, {}, everyone, device)
  expect(hub.devices()).toEqual([device])
  first.leave()
  expect(hub.devices()).toEqual([device])
  second.leave()
  expect(hub.devices()).toEqual([])
  expect(manager.heard.at(-1)).toMatchObject({ event: { type: 'devices.changed', devices: [] } })
})
