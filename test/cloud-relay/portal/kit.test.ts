import { expect, test } from 'vitest'
import { anyOf, type AnyEntry } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { locales } from '#core/i18n/locale.ts'
import {
  changesOf,
  collisionsOf,
  keepingMine,
  shownIn,
  typedInto,
  updatedIn,
} from '#relay/portal/kit/draft.ts'
import { formFields, type FormField } from '#relay/portal/kit/form-fields.ts'
import { foundIn, sortedBy } from '#relay/portal/kit/list-rows.ts'
import { typedOf, valueOf } from '#relay/portal/kit/typed-value.ts'

const of = (kind: string) => anyOf(entities).find(entity => entity.kind === kind)!
const type = formFields(of('voucher_type'))
const field = (name: string): FormField => type.find(each => each.name === name)!
const ten = {
  id: 'ten',
  ...of('voucher_type').edit!.fresh,
  title: { en: 'Ten', fr: 'Dix' },
  turnCents: 850,
}

test.each(anyOf(entities).filter(({ edit }) => edit))(
  'every field of a $kind can be filled in and read back',
  entity => {
    const fields = formFields(entity)
    expect(fields.length).toBeGreaterThan(0)
    const fresh = entity.edit!.fresh
    for (const each of fields.filter(({ name }) => fresh[name] !== undefined))
      expect([each.name, valueOf(each, typedOf(each, fresh[each.name]))]).toEqual([
        each.name,
        fresh[each.name],
      ])
  },
)

test('a price is read with comma or point, and months left empty mean for ever', () => {
  expect(valueOf(field('turnCents'), '11,5')).toBe(1150)
  expect(valueOf(field('turnCents'), '8.05')).toBe(805)
  expect(valueOf(field('validMonths'), ' ')).toBeNull()
  for (const wrong of ['a lot', '-1', '']) expect(valueOf(field('turnCents'), wrong)).toBeUndefined()
})

test('fields inside a field and rows of a list are filled in and read back, and one wrong part is none', () => {
  const rates = formFields(of('vat_class'))[0]!
  const value = [{ from: '2024-01-01', basisPoints: 1750 }]
  expect(typedOf(rates, value)).toEqual([
    { from: '2024-01-01', basisPoints: '17.5', takenAwayBasisPoints: '', cinemaId: '' },
  ])
  expect(typedInto({}, rates, { rates: value }, typedOf(rates, value))).toEqual({})
  expect(valueOf(rates, [{ from: '2027-01-01', basisPoints: '8,25' }])).toEqual([
    { from: '2027-01-01', basisPoints: 825, takenAwayBasisPoints: null, cinemaId: null },
  ])
  expect(valueOf(rates, [{ from: '2027-01-01', basisPoints: 'much' }])).toBeUndefined()
  const picking = formFields(of('screen')).find(({ name }) => name === 'autoAssign')!
  const fresh = of('screen').edit!.fresh['autoAssign']
  expect(valueOf(picking, typedOf(picking, fresh))).toEqual(fresh)
})

test('languages that were left empty are read in English', () => {
  const typed = { en: 'Gift card', de: '', fr: 'Carte cadeau ', nl: ' ' }
  expect(valueOf(field('title'), typed)).toEqual({ en: 'Gift card', fr: 'Carte cadeau' })
  expect(Object.keys(typedOf(field('title'), ten.title))).toEqual([...locales])
})

test('what is typed back to what stood there is untouched again', () => {
  const draft = typedInto({}, field('turnCents'), ten, '9.00')
  expect(changesOf(draft, type, ten)).toEqual({ turnCents: 900 })
  expect(typedInto(draft, field('turnCents'), ten, '8.5')).toEqual({})
})

test('another one’s edit shows in fields nobody touched here, and collides where both typed', () => {
  const draft = typedInto({}, field('turnCents'), ten, '9.00')
  const now = { ...ten, turnCents: 950, pauseMinutes: 20 }
  expect(shownIn(draft, field('pauseMinutes'), now)).toBe('20')
  const updated = (saved: AnyEntry | null) => updatedIn(draft, type, ten, now, saved).map(({ name }) => name)
  expect(updated(null)).toEqual(['pauseMinutes'])
  // One's own change, which comes back by the live connection.
  expect(updated({ ...ten, pauseMinutes: 20 })).toEqual([])
  expect(updated({ ...ten, pauseMinutes: 25 })).toEqual(['pauseMinutes'])
  expect(collisionsOf(draft, type, now).map(({ name }) => name)).toEqual(['turnCents'])
  expect(collisionsOf(draft, type, { ...ten, turnCents: 900 })).toEqual([])
  const kept = keepingMine(draft, 'turnCents', now)
  expect(collisionsOf(kept, type, now)).toEqual([])
  expect(changesOf(kept, type, now)).toEqual({ turnCents: 900 })
})

test('a list is searched whatever capitals and accents, and sorted by numbers as numbers', () => {
  const rows = ['Ciné Mélusine', 'Kino 10', 'Kino 9']
  expect(foundIn(rows, 'MELU cine', row => [row])).toEqual(['Ciné Mélusine'])
  expect(sortedBy(rows, row => row, true, 'en')).toEqual(['Kino 10', 'Kino 9', 'Ciné Mélusine'])
})

test('when the business day begins is a time of day, and nothing that is none', () => {
  const begins = formFields(of('settings')).find(({ name }) => name === 'public_config.midnight_offset')!
  expect(typedOf(begins, 360)).toBe('06:00')
  expect(typedOf(begins, 0)).toBe('00:00')
  expect(['06:00', '6:00', '5.30', '00:00', '12:00'].map(text => valueOf(begins, text))).toEqual([
    360, 360, 330, 0, 720,
  ])
  for (const wrong of ['24:00', '6', '360', '5:60', 'six']) expect(valueOf(begins, wrong)).toBeUndefined()
})
