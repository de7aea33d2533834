import { expect, test } from 'vitest'
import { invoiceById } from '#core/invoicing/store.ts'
import { countPerson, erasePerson, exportPerson } from '#core/personal-data/commands.ts'
import { verify } from '#core/node.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'
import { enterClient, issue, sell } from '../invoicing/billing-clients.ts'

const mail = 'COMPTA@lycee.example'

test('whom invoices go to is found, told and emptied by their mail address, and the invoice stays', async () => {
  const { node } = await openSmallNode('box')
  await node.execute(byHand, enterClient)
  await sell(node, 'sale-1')
  const before = await issue(node, 'first', 'sale-1')
  const counted = await node.execute(byHand, tx => countPerson(tx, mail, 'all'))
  expect(counted).toMatchObject({ purchases: 0, clients: 1, invoices: 1 })
  const exported = await node.execute(byHand, tx => exportPerson(tx, mail, 'all'))
  expect(exported.clients).toEqual([
    {
      name: 'Lycée de Garçons',
      contact: 'Mme Weber',
      address: '12, rue de l’Alzette, L-4011 Esch-sur-Alzette',
      email: 'compta@lycee.example',
      note: '',
    },
  ])
  expect(exported.invoices).toMatchObject([{ number: before.number, name: 'Mme Weber', totalCents: 1600 }])
  // Who works in one cinema finds its invoices, and not the company's clients.
  const ofOne = await node.execute(byHand, tx => countPerson(tx, mail, ['cinema-1']))
  expect(ofOne).toMatchObject({ clients: 0, invoices: 1 })
  await node.execute(byHand, tx => erasePerson(tx, mail, 'all'))
  expect(node.catalogue.get('client', 'school')).toMatchObject({
    name: '–',
    contact: '',
    email: null,
    archived: true,
  })
  expect(invoiceById(node.db, 'first')!.issued).toEqual(before.issued)
  expect(verify(node.db)).toEqual([])
})
