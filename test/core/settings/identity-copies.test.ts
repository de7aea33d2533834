import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  boxDurableIdentity,
  identityPlace,
  openIdentity,
  saveIdentity,
  type BoxIdentity,
} from '#box/identity.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { keepCopies } from '#core/settings/identity-copies.ts'
import { quietLog } from '../../world/clock.ts'
import { openRelayIdentity, relayDurableIdentity, relayIdentityPlace } from '#relay/directory.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-identity-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const place = { exhibitorId: 'tenant', cinemaId: 'cinema-1', epoch: 1, relayNodeId: 'r', relayPublicKey: '' }
const boxPlace = () => identityPlace(folder, join(folder, 'facts.log'))

/** A box that has come to its third epoch. */
function enrolled(): BoxIdentity {
  const identity: BoxIdentity = { ...openIdentity(boxPlace()), place: { ...place } }
  saveIdentity(boxPlace(), identity)
  boxDurableIdentity(boxPlace(), identity, 'machine').keep(3)
  return identity
}

test('a disk image put back beside a whole mirror lives in the epoch that the mirror’s side remembers', () => {
  const at = boxPlace()
  const identity = enrolled()
  writeFileSync(at.path, JSON.stringify({ ...identity, place }))
  expect(openIdentity(at).place?.epoch).toBe(3)
  expect(JSON.parse(readFileSync(at.path, 'utf8'))).toEqual(identity)
})

test('an old mirror beside a whole database takes no epoch back', () => {
  const at = boxPlace()
  const identity = enrolled()
  writeFileSync(at.copy, JSON.stringify({ ...identity, installed: false, place }))
  expect(openIdentity(at)).toEqual(identity)
  expect(JSON.parse(readFileSync(at.copy, 'utf8'))).toEqual(identity)
})

test.each(['path', 'copy'] as const)(
  'of two that are equally new the one that tells of a recovery counts, as %s',
  one => {
    const at = boxPlace()
    const identity = enrolled()
    boxDurableIdentity(at, identity, 'machine').keepRecovering(true)
    const older = { ...identity, recovering: false }
    writeFileSync(at[one], JSON.stringify(older))
    expect(boxDurableIdentity(at, openIdentity(at), 'machine').recovering).toBe(true)
  },
)

test('the mirror of another box says nothing about this one', () => {
  const at = boxPlace()
  const identity = enrolled()
  writeFileSync(at.copy, JSON.stringify({ ...identity, nodeId: 'box-other', place: { ...place, epoch: 9 } }))
  expect(openIdentity(at)).toEqual(identity)
})

test('a damaged identity beside the database is read from the copy, and one without a copy is named', () => {
  const at = boxPlace()
  const identity = enrolled()
  writeFileSync(at.path, '{"nodeId": "box-')
  expect(openIdentity(at)).toEqual(identity)
  rmSync(at.copy)
  writeFileSync(at.path, '{"nodeId": "box-')
  expect(() => openIdentity(at)).toThrow(at.path)
})

test('a relay’s older disk image lives in the epoch that was kept beside its mirror', () => {
  const at = relayIdentityPlace(folder, join(folder, 'tenant.log'))
  const entry = { id: 'tenant', hosts: ['h'], publicUrl: 'http://h', new: true } as const
  const identity = openRelayIdentity(at, entry as never)
  const before = readFileSync(at.path, 'utf8')
  relayDurableIdentity(at, identity).keep(5000)
  writeFileSync(at.path, before)
  expect(openRelayIdentity(at, entry as never).epoch).toBe(5000)
})

test('a second disk that is put in while the box runs gets the identity, and one that holds another’s keeps that', async () => {
  const at = boxPlace()
  const identity = enrolled()
  const mirrorPath = join(folder, 'facts.log')
  const others = { path: join(folder, 'authority.pem'), copy: join(folder, 'facts.log.authority.pem') }
  writeFileSync(others.path, 'a certificate')
  const rests: (() => void)[] = []
  const sleep = () => new Promise<void>(resolve => rests.push(resolve))
  const keeper = keepCopies({ ...systemRuntime(quietLog().log), sleep }, mirrorPath, at, [others]).start()
  const look = () => keeper.wake()
  rmSync(at.copy)
  await look()
  expect([existsSync(at.copy), existsSync(others.copy)]).toEqual([false, false])
  // As of another box, of an earlier time, damaged, and not there.
  const copies = [
    [JSON.stringify({ ...identity, nodeId: 'box-other' }), false],
    [JSON.stringify({ ...identity, place }), true],
    ['{"nodeId": "box-', true],
    [undefined, true],
  ] as const
  writeFileSync(mirrorPath, '')
  for (const [held, isWritten] of copies) {
    for (const path of [at.copy, others.copy]) rmSync(path, { force: true })
    if (held !== undefined) writeFileSync(at.copy, held)
    await look()
    expect(readFileSync(at.copy, 'utf8') === readFileSync(at.path, 'utf8')).toBe(isWritten)
    expect(existsSync(others.copy)).toBe(isWritten)
  }
  await keeper.stop()
})
