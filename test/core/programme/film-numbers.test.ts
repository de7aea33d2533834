import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { editEntry } from '#core/catalogue/commands.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { showsToHandOut, takeShow } from '#core/csv/show-commands.ts'
import { showsInXml } from '#core/csv/xml-shows.ts'
import { filedShows } from '#core/documents/programme/shows.ts'
import { programmeXml } from '#core/documents/programme/xml.ts'
import { entities } from '#core/entities.ts'
import { locales } from '#core/i18n/locale.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import type { SignedIn } from '#core/api/mount.ts'
import type { Tx } from '#core/journal/node.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { checkCharacter, numbersOf, readEidr, readIsan } from '#core/programme/film-numbers.ts'
import { movieFields } from '#core/programme/movie.ts'
import { scheduleById } from '#core/programme/store.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

const kind = (name: string) => anyOf(entities).find(each => each.kind === name)!
const planner = { employeeId: 'mia', permissions: [], cinemas: 'all' } as unknown as Caller
const eidr = '10.5240/7791-8534-2C23-9030-8610-5'
const another = '10.5240/EA73-79D7-1B2B-B378-3A73-M'
const isan = '0000-0000-D07A-0090-Q'

test.each([
  ['77918534' + '2C2390308610', '5'],
  ['EA7379D71B2BB3783A73', 'M'],
  ['F85AE100B0685B8FB1C8', 'T'],
  ['00000000D07A0090', 'Q'],
  ['00000000D07A009000000000', 'X'],
  ['00003BAB93520000', 'G'],
  ['000000018947000000000000', 'D'],
])('the check character of %s is %s, as those who gave the number out say', (digits, check) => {
  expect(checkCharacter(digits)).toBe(check)
})

test('a number is read however it is typed, and kept as it is written', () => {
  for (const typed of [
    eidr,
    ` ${eidr.toLowerCase()} `,
    eidr.replaceAll('-', ''),
    `https://doi.org/${eidr}`,
    `doi:${eidr}`,
    'urn:eidr:10.5240:7791-8534-2C23-9030-8610-5',
    `EIDR: ${eidr}`,
  ])
    expect([typed, readEidr(typed)]).toEqual([typed, eidr])
  const whole = `${isan}-0000-0000-X`
  for (const typed of [isan, `ISAN ${isan}`, '00000000d07a0090q', 'urn:isan:0000-0000-D07A-0090-Q'])
    expect([typed, readIsan(typed)]).toEqual([typed, isan])
  expect([whole, `isan ${whole.replaceAll('-', ' ')}`].map(readIsan)).toEqual([whole, whole])
})

test('one wrong character, nearly any two that changed places, and what is no number at all are found', () => {
  for (const [read, number] of [
    [readEidr, eidr],
    [readIsan, isan],
    [readIsan, `${isan}-0000-0000-X`],
  ] as const) {
    const from = number.indexOf('/') + 1
    const missed: string[] = []
    for (let at = from; at < number.length; at++) {
      const [sign, next] = [number[at]!, number[at + 1]]
      if (sign === '-') continue
      const wrong = number.slice(0, at) + (sign === '7' ? '8' : '7') + number.slice(at + 1)
      expect(read(wrong), wrong).toBeUndefined()
      if (!next || next === '-' || next === sign) continue
      const turned = number.slice(0, at) + next + sign + number.slice(at + 2)
      if (read(turned)) missed.push(turned)
    }
    expect(missed.length).toBeLessThan(2)
  }
  for (const none of ['', 'tt0096283', '10.5240/', '10.1000/7791-8534-2C23-9030-8610-5', 'x'.repeat(500)])
    expect([readEidr(none), readIsan(none)], none).toEqual([undefined, undefined])
  // Without its check character nobody can tell whether it was copied well.
  expect(readIsan('0000-0000-D07A-0090')).toBeUndefined()
})

async function house() {
  const { node } = await openSmallNode('relay')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  const edit = (name: 'movie' | 'version', fields: Record<string, unknown>) =>
    done(tx => editEntry(tx, kind(name), `${name}-1`, fields, planner))
  return { node, done, edit }
}

test('a film and a version keep their numbers as they are written, and refuse one that was copied wrongly', async () => {
  const { node, edit } = await house()
  // As calls read their body before the command has it.
  const typed = { eidr: `https://doi.org/${eidr.toLowerCase()}`, isan: 'ISAN 00000000D07A0090Q' }
  await edit('movie', movieFields.pick({ eidr: true, isan: true }).parse(typed))
  expect(node.catalogue.get('movie', 'movie-1')).toMatchObject({ eidr, isan })
  await edit('version', { eidr: another })
  const [version, movie] = [
    node.catalogue.get('version', 'version-1'),
    node.catalogue.get('movie', 'movie-1'),
  ]
  expect(numbersOf(version, movie)).toEqual({ eidr: another, isan })
  expect(numbersOf({ eidr: '', isan: '' }, movie)).toEqual({ eidr, isan })
  for (const [name, field, wrong] of [
    ['movie', 'eidr', eidr.replace('7791', '7719')],
    ['movie', 'isan', `${isan.slice(0, -1)}X`],
    ['version', 'eidr', isan],
  ] as const)
    await expect(edit(name, { [field]: wrong })).rejects.toMatchObject({
      code: 'film_number_wrong',
      fields: { [field]: ['refusal.film_number_wrong'] },
    })
  for (const locale of locales)
    expect(refusalSentence('film_number_wrong', {}, locale, 'UTC')).not.toMatch(/[{}]|film_number_wrong/)
  await edit('movie', { eidr: null, isan: null })
})

test('a programme goes out with the numbers and comes back by them, whatever title the file has', async () => {
  const { node, done, edit } = await house()
  await edit('movie', { isan })
  await edit('version', { eidr })
  const days = { from: '2026-11-21', to: '2026-11-21' }
  const shows = filedShows(programmeOf(tenantOf(node), { channel: 'site', ...days }), 'en', 'cinema-1')
  const xml = programmeXml(shows, { exhibitor: 'Small House', locale: 'en', ...days })
  expect(xml).toMatch(new RegExp(`<film [^>]*isan="${isan}"`))
  expect(xml).toMatch(new RegExp(`<version [^>]*eidr="${eidr}"`))
  const [headings, row] = showsInXml(xml, 10)
  const read = Object.fromEntries(headings!.map((heading, at) => [heading, row![at]]))
  expect(read).toMatchObject({ 'EIDR number': eidr, 'ISAN number': isan })
  const [handed] = showsToHandOut(node, 'all')
  expect(handed!.cells()).toMatchObject({ eidr, isan })
  const { id: _, ...first } = node.catalogue.get('version', 'version-1')!
  await done(tx => changeEntry(tx, 'version', 'version-2', { ...first, eidr: another }))
  const cells = { ...handed!.cells(), day: '2026-11-25', movie: 'A title nobody knows here' }
  const by = planner as unknown as SignedIn
  const take = (more: object) => done(tx => takeShow(tx, { ...cells, ...more }, by))
  expect(await take({})).toMatchObject({ outcome: 'made' })
  expect(await take({})).toMatchObject({ outcome: 'same' })
  expect(await take({ eidr: another, isan: '', time: '23:30' })).toMatchObject({ outcome: 'made' })
  const planned = showsToHandOut(node, 'all').map(({ id }) => scheduleById(node.db, id)!.versionId)
  expect(planned.toSorted()).toEqual(['version-1', 'version-1', 'version-2'])
  await expect(take({ eidr: eidr.replace('7791', '7719') })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { eidr: ['refusal.film_number_wrong'] },
  })
  await expect(take({ eidr: '', isan: '' })).rejects.toMatchObject({ fields: { movie: ['field.no_such'] } })
})
