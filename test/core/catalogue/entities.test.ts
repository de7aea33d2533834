import { expect, test } from 'vitest'
import { entities } from '#core/entities.ts'
import { factKinds } from '#core/facts.ts'

/** What section 3 of the specification names and people can edit today; a line goes here when its thing is built. */
const named = {
  Movie: 'movie',
  'Movie version': 'version',
  Screen: 'screen',
  'Price rate': 'price_rate',
  Product: 'product',
  'Product group': 'product_group',
  Role: 'role',
  Employee: 'employee',
  'Voucher type': 'voucher_type',
  'Voucher package': 'voucher_package',
  Event: 'event',
  Tag: 'tag',
  'Rental profile': 'rental_profile',
  Distributor: 'distributor',
  Page: 'page',
  Client: 'client',
  'Question and answer': 'question',
  Cinema: 'cinema',
  Settings: 'settings',
  Exhibitor: 'exhibitor',
}

test.each(Object.entries(named))('a %s has a definition', (_, kind) => {
  expect(entities).toHaveProperty(kind, expect.objectContaining({ kind }))
})

test.each(Object.values(entities))(
  '$kind is edited by a fact of its own, and its essentials are fields',
  entity => {
    expect(factKinds[`${entity.kind}.changed`]?.entry).toEqual(entity)
    for (const name of entity.essentials) expect(Object.keys(entity.fields.shape)).toContain(name)
  },
)
