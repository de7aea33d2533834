import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testTitles } from './world/test-titles.ts'

/** The tables, and how many requirements each section of theirs has. */
const tables = [
  {
    name: 'Operations',
    file: 'test/spec-operations.md',
    counts: { 1: 42, 2: 94, 3: 242, 4: 89, 5: 47, 6: 38, 7: 17, 8: 61, 9: 34 },
  },
  {
    name: 'Website',
    file: 'test/spec-website.md',
    counts: { 1: 41, 2: 145, 3: 84, 4: 45, 5: 30, 6: 4, 7: 19, 8: 14, 9: 18 },
  },
] as const

const states = ['works', 'partial', 'missing'] as const

type Row = { number: string; asked: string; stands: string; lacks: string; file: string; title: string }

/** `| 1.1 | what is asked | stands | what lacks | `file` title |`; a bar within a title is written `\|`. */
function readRow(line: string): Row {
  const cells = line.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'))
  expect(cells.length, `five columns: ${line}`).toBe(7)
  const [, number = '', asked = '', stands = '', lacks = '', held = ''] = cells
  const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(held) ?? []
  expect([held, file !== ''], `a file and a title: ${line}`).toEqual([held, held !== ''])
  return { number, asked, stands, lacks, file, title }
}

const known = new Map<string, string[]>()
function titlesOf(file: string): string[] {
  if (!known.has(file)) known.set(file, existsSync(file) ? testTitles(file) : [])
  return known.get(file)!
}

describe.each(tables)('$name', ({ name, file, counts }) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const rows = lines.filter(line => /^\|\s*\d/.test(line)).map(readRow)
  const all = Object.entries(counts).flatMap(([section, most]) =>
    Array.from({ length: most }, (_, at) => `${section}.${at + 1}`),
  )

  test('every requirement stands once, in its order', () => {
    expect(rows.map(({ number }) => number)).toEqual(all)
    expect(rows.filter(({ asked }) => asked === '')).toEqual([])
  })

  test('each works, is there in part and says what lacks, or is missing', () => {
    expect(rows.filter(({ stands }) => !(states as readonly string[]).includes(stands))).toEqual([])
    expect(rows.filter(({ stands, lacks }) => (stands === 'partial') !== (lacks !== ''))).toEqual([])
    expect(rows.filter(({ stands, file }) => (stands === 'missing') !== (file === ''))).toEqual([])
  })

  test('whatever is said to be there is held by a test that exists', () => {
    const unheld = rows.filter(({ file, title }) => file !== '' && !titlesOf(file).includes(title))
    expect(unheld.map(({ number, file, title }) => `${number} ${file} ${title}`)).toEqual([])
    const how = states.map(state => `${rows.filter(({ stands }) => stands === state).length} ${state}`)
    process.stdout.write(`${name}: ${rows.length} requirements, ${how.join(', ')}.\n`)
  })
})
