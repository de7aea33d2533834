import { globSync, readFileSync } from 'node:fs'
import { normalize, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { everyPrepared } from '#core/database/prepared.ts'
import type { WrittenStatement } from './statements.ts'

/** How a statement is written: by `prepared`, or by what `preparing` made for the tables of another database. */
export const preparedCalls = /^(?:export )?const \w+ = prepared(?:\w*)\(/gm

/** Every statement of these folders that is built with `prepared`; the files are imported for it. */
export async function preparedStatements(folders: readonly string[]): Promise<WrittenStatement[]> {
  const files = globSync(`{${folders.join(',')}}/**/*.ts`).map(normalize)
  for (const file of files)
    if (readFileSync(file, 'utf8').match(preparedCalls)) await import(pathToFileURL(resolve(file)).href)
  const place = new RegExp(`${process.cwd()}/((?:${folders.join('|')})/[^\\n:?]*\\.ts)[^\\n:]*:(\\d+)`)
  return everyPrepared.flatMap(({ statement, written }) => {
    const caller = (written.stack ?? '').split('\n')[2] ?? ''
    const [, file, line] = place.exec(caller) ?? []
    return file ? [{ file, line: Number(line), text: statement.text }] : []
  })
}
