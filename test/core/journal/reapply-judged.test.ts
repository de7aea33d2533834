import { expect, test } from 'vitest'
import { factKinds } from '#core/facts.ts'
import { noMirror } from '#core/journal/mirror.ts'
import { openNode } from '#core/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { orderReadingAnew } from '#core/journal/storage/read-anew.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { ownKeys } from '../../world/keys.ts'
import { receiveSigned } from '../../world/signed.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'

/** A relay whose version knew neither roles nor movies has heard of both from somebody with its box's key. */
async function heardTooEarly() {
  const { node: first, clock } = await openSmallNode('relay')
  const open = (old: boolean) => {
    const { 'role.changed': _, 'movie.changed': __, ...kinds } = factKinds
    return openNode({
      identity: first.identity,
      signing: ownKeys(first.identity.nodeId),
      db: first.db,
      mirror: noMirror(),
      runtime: first.runtime,
      ...(old ? { kinds, judge: () => undefined } : {}),
    })
  }
  clock.ms += 60_000
  const thief = openEmptyNode('box', { clock, believes: 'anybody' }).node
  await thief.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'By the box' }))
  await thief.execute(byHand, tx => changeEntry(tx, 'role', 'role-usher', { permissions: ['manage_people'] }))
  const origin = `${thief.identity.nodeId}.1.exhibitor`
  await receiveSigned(open(true), origin, thief.journal.after(origin, 0, 100))
  const upgraded = async () => {
    const node = open(false)
    await node.whenMirrored()
    return node
  }
  return { db: first.db, upgraded }
}

test('after an upgrade, parked facts are read as far as their authors may say them', async () => {
  const { db, upgraded } = await heardTooEarly()
  const parked = () => db.prepare('SELECT reason FROM parked ORDER BY seq').pluck().all()
  expect(parked()).toEqual(['unknown type movie.changed', 'unknown type role.changed'])
  const node = await upgraded()
  expect(node.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'By the box' })
  expect(node.catalogue.get('role', 'role-usher')).not.toMatchObject({ permissions: ['manage_people'] })
  expect(parked()).toEqual(['disbelieved: not_its_side'])
  expect(verify(node.db)).toEqual([])
})

test('what was not believed is not read the next time either, and keeps nobody from selling', async () => {
  const { db, upgraded } = await heardTooEarly()
  await upgraded()
  const before = JSON.stringify(dumpDerived(db))
  orderReadingAnew(db)
  const node = await upgraded()
  expect(JSON.stringify(dumpDerived(db))).toBe(before)
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'By the relay' }))
  expect(node.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'By the relay' })
})
