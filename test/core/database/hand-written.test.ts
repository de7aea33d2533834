import { globSync, readFileSync } from 'node:fs'
import { normalize } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Statements are built with `prepared`, which types what goes in and what comes out. What is still written as text, and
 * every row that is therefore believed to be of some shape, stands here by its file; the numbers only ever get smaller.
 */

/** By file: how many statements are text, and how many of their rows are cast. */
const stillText: Record<string, [texts: number, casts: number]> = {
  // The connection itself, where prepared statements and the words of transactions are run.
  'core/database/sql.ts': [1, 0],
  'core/database/prepared.ts': [4, 3],
  'core/database/transaction.ts': [1, 0],
  // What there is before any table has a type.
  'core/database/open.ts': [3, 0],
  // The names of all derived tables are put into a text each.
  'core/journal/rebuild.ts': [2, 1],
  'core/journal/storage/read-anew.ts': [1, 0],
}

const files = globSync('{core,appliance,cloud-relay,firmware-scripts}/**/*.ts').map(normalize)

/** What a statement returned, with a type that nobody has checked. */
const rowCast =
  /\.(?:get|all|iterate)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\)?\s*as\s+(?!const\b)[\w{([|]/g

test('statements are built, not written as text, and no row is cast', () => {
  const found: Record<string, [number, number]> = {}
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const texts = source.match(/\.prepare\(/g)?.length ?? 0
    if (texts) found[file] = [texts, source.match(rowCast)?.length ?? 0]
  }
  const [allTexts, allCasts] = Object.values(found).reduce(
    ([texts, casts], [more, also]) => [texts + more, casts + also],
    [0, 0],
  )
  console.log(`${allTexts} statements are text, ${allCasts} of their rows are cast`)
  const over = Object.entries(found).filter(
    ([file, [texts, casts]]) => texts > (stillText[file]?.[0] ?? 0) || casts > (stillText[file]?.[1] ?? 0),
  )
  expect(over, 'Build it with `prepared` (core/database/prepared.ts).').toEqual([])
  const done = Object.keys(stillText).filter(file => !(file in found))
  expect(done, 'Nothing of it is text any more: take it off the list.').toEqual([])
})

test('no server hands a value on as one that nothing can be', () => {
  const servers = files.filter(file => !/^cloud-relay\/(portal|site)\//.test(file))
  const found = servers.flatMap(file => {
    const times = readFileSync(file, 'utf8').match(/(?<!\bwas )\bas never\b(?! settled)/g)?.length ?? 0
    return times ? [[file, times]] : []
  })
  expect(found, 'Say what it is.').toEqual([])
})
