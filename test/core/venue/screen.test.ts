import { expect, test } from 'vitest'
import { createEntry, editEntry } from '#core/catalogue/commands.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import { screen } from '#core/venue/screen.entity.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

test('a new screen keeps two seats between parties and fills from the front left, until it says otherwise', async () => {
  const { node } = await openSmallNode('relay')
  const entity = screen as unknown as AnyEntity
  const by = { employeeId: 'mia', permissions: ['manage_settings' as const], cinemas: 'all' as const }
  const { id: _, ...known } = node.catalogue.all('screen')[0]!
  const { cinemaId, arrangementId } = known
  const given = { cinemaId, arrangementId, name: 'Nine', shortName: '9' }
  await node.execute(byHand, tx => createEntry(tx, entity, 'screen-9', given, by))
  expect(node.catalogue.get('screen', 'screen-9')).toMatchObject({
    seatClearance: 2,
    autoAssign: { enabled: true, algorithm: 'top_left' },
  })
  const autoAssign = { ...known.autoAssign, algorithm: 'centre_left' as const }
  await node.execute(byHand, tx => editEntry(tx, entity, 'screen-9', { seatClearance: 0, autoAssign }, by))
  expect(node.catalogue.get('screen', 'screen-9')).toMatchObject({
    seatClearance: 0,
    autoAssign: { algorithm: 'centre_left' },
  })
})
