import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { yieldToSales } from './litestream.ts'
import { readSetting } from '../database/setting-store.ts'
import { streamEnds } from './copy-store.ts'
import type { Restored } from './proof.ts'

/** What is in a restored database. It reads every page of it, so it is for a process of its own. */
export function lookInto(path: string): Restored {
  const db = new Database(path)
  try {
    const sound = String(db.pragma('quick_check(1)', { simple: true }))
    const heads = streamEnds(db)
    const mark = readSetting(db, 'offsite_mark')
    return { sound, heads, mark: mark ?? null }
  } catch (cause) {
    return { sound: (cause as Error).message, heads: [], mark: null }
  } finally {
    db.close()
  }
}

/** The same in a process of its own with low priority, so that a large copy takes no time from sales. */
export function lookBeside(path: string, signal: AbortSignal): Promise<Restored> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), path], {
      stdio: ['ignore', 'pipe', 'inherit'],
      signal,
    })
    yieldToSales(child)
    let out = ''
    child.stdout.setEncoding('utf8').on('data', text => (out += text))
    child.once('error', reject)
    child.once('close', status =>
      status === 0
        ? resolve(JSON.parse(out) as Restored)
        : reject(new Error(`looking at ${path} ended with ${status}`)),
    )
  })
}

if (import.meta.main) console.log(JSON.stringify(lookInto(process.argv[2]!)))
