import { expect, test } from 'vitest'
import { cellsOf, matchColumns } from '#core/csv/columns.ts'
import { readXml } from '#core/csv/xml-elements.ts'
import { isXml, showsInXml } from '#core/csv/xml-shows.ts'
import { element, xmlFile } from '#core/documents/xml.ts'

const ours = xmlFile(
  element('programme', { exhibitor: 'Small & Co', language: 'en' }, [
    element('cinema', { id: 'cinema-1', name: 'Small Cinema', city: 'Luxembourg' }, [
      element('film', { id: 'movie-1', title: 'Tom & “Jerry”', originalTitle: 'Other', minutes: 90 }, [
        element(
          'version',
          {
            id: 'version-1',
            name: 'French, with subtitles',
            sound: 'fr',
            subtitles: 'nl de',
            dimension: '2d',
          },
          [
            element('show', {
              id: 'a',
              day: '2026-11-21',
              start: '2026-11-21T20:15:00+01:00',
              film: '2026-11-21T20:30:00+01:00',
              screen: 'Lumière',
            }),
            element('show', {
              id: 'b',
              day: '2026-11-21',
              start: '2026-11-22T00:30:00+01:00',
              film: '2026-11-22T00:45:00+01:00',
              screen: 'Lumière',
            }),
          ],
        ),
        element('version', { id: 'version-2', name: 'French', sound: 'fr', dimension: '3d' }, [
          element('show', {
            id: 'c',
            day: '2026-11-22',
            start: '2026-11-22T18:00:00+01:00',
            screen: 'Méliès',
          }),
        ]),
      ]),
    ]),
  ]),
)
const cellsIn = (text: string) => {
  const [headings = [], ...rows] = showsInXml(text, 100)
  return cellsOf(rows, matchColumns('shows', headings)).map(({ cells }) => cells)
}

test('the programme that is handed out as XML is read back: each show with its film, version, screen and cinema', () => {
  expect(isXml(ours)).toBe(true)
  const shared = { cinema: 'Small Cinema', movie: 'Tom & “Jerry”' }
  expect(cellsIn(ours)).toEqual([
    {
      ...shared,
      day: '2026-11-21',
      time: '20:15',
      screen: 'Lumière',
      sound: 'fr',
      subtitles: 'nl;de',
      dimension: '2d',
    },
    {
      ...shared,
      day: '2026-11-21',
      time: '00:30',
      screen: 'Lumière',
      sound: 'fr',
      subtitles: 'nl;de',
      dimension: '2d',
    },
    {
      ...shared,
      day: '2026-11-22',
      time: '18:00',
      screen: 'Méliès',
      sound: 'fr',
      subtitles: '-',
      dimension: '3d',
    },
  ])
})

test('another program’s file is read by its names, values in elements, in any of the four languages', () => {
  const text = `\ufeff<?xml version="1.0"?>
    <!DOCTYPE plan [<!ENTITY x "y">]>
    <x:plan xmlns:x="urn:x"><!-- weekly -->
      <vorstellung><Datum>21.11.2026</Datum><Beginn>20.15</Beginn><Saal><![CDATA[Saal <1>]]></Saal><Titel>Ein &#38; Alles</Titel></vorstellung>
      <vorstellung><Beginn>2026-11-22T01:10</Beginn><Saal>2</Saal><Titel>Nacht</Titel></vorstellung>
    </x:plan>`
  expect(cellsIn(text)).toEqual([
    { day: '21.11.2026', time: '20.15', screen: 'Saal <1>', movie: 'Ein & Alles' },
    { day: '2026-11-21', time: '01:10', screen: '2', movie: 'Nacht' },
  ])
})

test.each([
  ['a table', 'day;time;screen\n2026-11-21;20:15;1'],
  ['tags that do not close each other', '<a><b day="2026-11-21" time="20:15"></a></b>'],
  ['a file that ends too early', '<a><show day="2026-11-21" time="20:15"/>'],
  ['two roots', '<show day="2026-11-21" time="20:15"/><show/>'],
  ['an attribute without its quotes', '<show day=2026-11-21 time="20:15"/>'],
  ['a show without its day', '<a><show time="20:15" screen="1"/></a>'],
  ['elements without an end', '<a>'.repeat(40) + '</a>'.repeat(40)],
])('%s has no shows', (_, text) => {
  expect(showsInXml(text, 100)).toEqual([])
})

test('what a document type defines is never used, and no more shows are read than a file may have', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'
  expect(readXml(bomb)).toMatchObject({ name: 'a', text: '&c;' })
  const many = `<a>${'<show day="2026-11-21" time="20:15"/>'.repeat(50)}</a>`
  expect(showsInXml(many, 20)).toHaveLength(21)
})
