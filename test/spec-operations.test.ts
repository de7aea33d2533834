import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from './world/test-titles.ts'

/** How many requirements each section has. */
const counts: Readonly<Record<string, number>> = {
  1: 42,
  2: 94,
  3: 242,
  4: 89,
  5: 47,
  6: 38,
  7: 17,
  8: 61,
  9: 34,
}
const all = Object.entries(counts).flatMap(([section, most]) =>
  Array.from({ length: most }, (_, at) => `${section}.${at + 1}`),
)

const states = ['works', 'partial', 'missing'] as const

type Row = { number: string; asked: string; stands: string; lacks: string; file: string; title: string }

const lines = readFileSync('test/spec-operations.md', 'utf8')
  .split('\n')
  .filter(line => /^\|\s*\d/.test(line))
const rows = lines.map(readRow)

/** `| 1.1 | what is asked | stands | what lacks | `file` title |`; a bar within a title is written `\|`. */
function readRow(line: string): Row {
  const cells = line.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'))
  expect(cells.length, `five columns: ${line}`).toBe(7)
  const [, number = '', asked = '', stands = '', lacks = '', held = ''] = cells
  const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(held) ?? []
  expect([held, file !== ''], `a file and a title: ${line}`).toEqual([held, held !== ''])
  return { number, asked, stands, lacks, file, title }
}

test('every requirement of operations stands once, in its order', () => {
  expect(rows.map(({ number }) => number)).toEqual(all)
  expect(rows.filter(({ asked }) => asked === '')).toEqual([])
})

test('each works, is there in part and says what lacks, or is missing', () => {
  expect(rows.filter(({ stands }) => !(states as readonly string[]).includes(stands))).toEqual([])
  expect(rows.filter(({ stands, lacks }) => (stands === 'partial') !== (lacks !== ''))).toEqual([])
  expect(rows.filter(({ stands, file }) => (stands === 'missing') !== (file === ''))).toEqual([])
})

test('whatever is said to be there is held by a test that exists', () => {
  const known = new Map<string, string[]>()
  const titlesOf = (file: string) => {
    if (!known.has(file)) known.set(file, existsSync(file) ? testTitles(file) : [])
    return known.get(file)!
  }
  const unheld = rows.filter(({ file, title }) => file !== '' && !titlesOf(file).includes(title))
  expect(unheld.map(({ number, file, title }) => `${number} ${file} ${title}`)).toEqual([])
  const how = states.map(state => `${rows.filter(({ stands }) => stands === state).length} ${state}`)
  process.stdout.write(`Operations: ${rows.length} requirements, ${how.join(', ')}.\n`)
})
