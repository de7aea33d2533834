import { existsSync } from 'node:fs'
import { verify } from '#core/node.ts'
import { openDatabase } from '#core/database/open.ts'
import { openJournalStore } from '#core/journal/storage/journal-store.ts'

const [path] = process.argv.slice(2)
if (!path || !existsSync(path)) {
  console.error('Say which database: npm run verify -- data/demo/box-cine-melusine/box.db')
  process.exit(2)
}
const started = performance.now()
const db = openDatabase(path)
const wrong = verify(db)
const facts = openJournalStore(db).count()
for (const sentence of wrong) console.error(sentence)
if (!wrong.length) console.log(`${facts} facts: every chain holds, every table is what the journal says.`)
console.log(
  JSON.stringify({
    name: 'verify',
    facts,
    wrong: wrong.length,
    seconds: Number(((performance.now() - started) / 1000).toFixed(2)),
  }),
)
process.exit(wrong.length ? 1 : 0)
