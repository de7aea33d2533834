import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

test('the programme, which strangers read, tells no printer, card terminal or password of a cinema', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx =>
    changeEntry(tx, 'cinema', 'cinema-1', {
      printers: [
        {
          id: 'desk',
          name: 'Desk',
          connection: 'tcp://192.168.77.50:9100',
          columns: 48,
          codepage: 'windows1252',
          prints: ['receipt'],
        },
      ],
      terminals: [{ id: 'bar', name: 'Bar', connection: 'zvt://192.168.77.60', password: '271828' }],
    }),
  )
  // Pages hold it as it is made, calls what their contract names of it.
  const programme = programmeOf(tenantOf(node), {})
  for (const told of [programme, readProgramme.answer.parse(programme)]) {
    expect(told.cinemas).toHaveLength(1)
    expect(JSON.stringify(told)).not.toMatch(/192\.168\.77|271828/)
  }
})
