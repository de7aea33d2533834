import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { functionsOf } from './world/functions.ts'

/** The layout rules of ARCHITECTURE.md. A failure names the file, what it imports, and what to do. */

const packages = ['core', 'ui', 'kiosk-ui', 'appliance', 'cloud-relay', 'firmware-scripts']
const files = globSync(`{${packages.join(',')}}/**/*.{ts,tsx}`).map(normalize)

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [
    ...source.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
    ),
  ].map(match => (match[1] ?? match[2] ?? match[3])!)
}

/** How tests and scripts name the places; a place itself imports nothing of another. */
const places: Record<string, string> = {
  '#box': 'appliance',
  '#relay': 'cloud-relay',
  '#kiosk': 'kiosk-ui',
  '#scripts': 'firmware-scripts',
}

/** Where an import leads, as a path from the root; packages stay as they are. */
function target(file: string, name: string): string {
  const [head = '', ...rest] = name.split('/')
  if (head.startsWith('#')) return [places[head] ?? head.slice(1), ...rest].join('/')
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name
}

function strays(where: (file: string) => boolean, bad: (target: string, file: string) => boolean): string[] {
  return files.filter(where).flatMap(file =>
    importsOf(file)
      .map(name => target(file, name))
      .filter(to => bad(to, file))
      .map(to => `${file} imports ${to}`),
  )
}

const packageOf = (path: string) => path.split('/')[0]!

/**
 * Which rooms a room may build on. The demo opens the whole building and the handbook quotes every screen, so scripts may
 * enter every room.
 */
const below: Record<string, string[]> = {
  core: ['core'],
  ui: ['ui', 'core'],
  'kiosk-ui': ['kiosk-ui', 'ui', 'core'],
  appliance: ['appliance', 'core'],
  'cloud-relay': ['cloud-relay', 'ui', 'core'],
  'firmware-scripts': ['firmware-scripts', 'appliance', 'cloud-relay', 'kiosk-ui', 'ui', 'core'],
}

test('dependencies point one way: places → ui → core, never sideways', () => {
  const found = strays(
    () => true,
    (to, file) => packages.includes(packageOf(to)) && !below[packageOf(file)]!.includes(packageOf(to)),
  )
  expect(found, 'Move what both need down into core (or ui), and import it from there.').toEqual([])
})

/**
 * The folders of core from the ground to the roof, on four floors. An import points down this list, never up: whoever
 * changes a folder need only read what stands before it. The ground says no, speaks and keeps tables; the engine knows
 * nodes and places, facts, entries people edit, who may do what, and calls; on the roof stands what needs several parts
 * of a cinema, and what joins them all to a node and the wire between nodes.
 */
const order = `
  ground: refusals refusal.ts backoff.ts i18n database
  engine: membership journal worker.ts settings access api handbook catalogue venue
  cinema: programme content kiosks people seating pricing signage stock terminal billing cash receipts vouchers admission reservations
  roof: planning sales waiting-list rental documents invoicing reports automations offsite recovery devices personal-data csv entities.ts training founding facts.ts authorship node.ts replication offline-sync live tenant.ts
`
  .split(/\s+/)
  .filter(name => name && !name.endsWith(':'))

test('inside core an import points only down', () => {
  const folder = (path: string) => path.split('/')[1]!
  const rank = (path: string) => order.indexOf(folder(path))
  const unknown = files.filter(file => packageOf(file) === 'core' && rank(file) < 0)
  expect(unknown, 'Give a new folder its place in the order.').toEqual([])
  const found = strays(
    file => packageOf(file) === 'core',
    (to, file) => packageOf(to) === 'core' && rank(to) > rank(file),
  )
  expect(found, 'Hand in what lies above, or move what both need down.').toEqual([])
})

/** Files of core that may touch the outside world; all others are safe in a browser and in a simulator. */
const shell = [
  /\/(store|routes|account-routes|apply|public-routes|register-routes|second-step-routes|passkey-routes|hold-keeper|allotment-worker|sessions|health-routes)\.ts$/,
  /^core\/.*(-store|\/apply-[a-z-]+)\.ts$/,
  /^core\/database\/(?!statuses\.ts)/,
  /^core\/journal\/(storage\/|open-node\.ts|rebuild\.ts)/,
  /^core\/api\/(address|apart|app|by-place|cookies|headers|mount|packed|built-files|pages|server|upgrade|tenant|token|visitor|documentation)\.ts$/,
  // Puts a place together.
  /^core\/tenant\.ts$/,
  /^core\/(access\/access-key|live\/live-server)\.ts$/,
  /^core\/settings\/(start|version|machine|durable-identity|identity-copies)\.ts$/,
  // Runs Litestream beside the node, restores its copies and reads them.
  /^core\/offsite\/(litestream|replicating|proving|proving-once|copy-place|look|restore|off-site)\.ts$/,
  // Cuts pictures in a process of its own, and keeps them beside the database.
  /^core\/content\/pictures\/(picture-process|picture-jobs|rendition-keeper)\.ts$/,
  // Cryptography: pure, but Node's.
  /^core\/(access\/(sealed|signed-text)|admission\/ticket-code|membership\/keys|devices\/sealing|people\/(secrets|derivation|derivation-worker|known-device|totp|webauthn)|pricing\/list-digest|receipts\/(proof|receipt))\.ts$/,
  /^core\/(devices\/line-proof|journal\/signing)\.ts$/,
]

test('only store, apply, routes, core/database and the journal’s storage touch the outside world', () => {
  const outside = /^(node:|express|better-sqlite3|kysely|ws$|helmet|pino|nodemailer|pdfkit|zod-openapi)/
  const found = strays(
    file => packageOf(file) === 'core' && !shell.some(rule => rule.test(file)),
    to => outside.test(to),
  )
  expect(
    found,
    'A rule takes what it needs as data; put the I/O into store.ts or routes.ts of its capability.',
  ).toEqual([])
})

/** Files of core by whose names everybody knows that they load, write or talk; all others decide on what they are given. */
const worldly = /(\/|-)(store|commands|routes|worker|keeper|load)\.ts$|\/apply(-[a-z]+)*\.ts$/

/** What opens the world to whoever imports it: a transaction, the database, a node, one exhibitor's place. */
const world = /^(Tx|Db|Node|Tenant)$/

/** The engine is made of them, and the files that put a node together. */
const engine = /^core\/(database|journal|catalogue|access|api)\/|^core\/(node|tenant|worker)\.ts$/

/** Files that still read while they decide. A file leaves this list once it takes data; none is added. */
const undecided: string[] = `
  core/authorship/authentic.ts
  core/offline-sync/recover-from-file.ts
  core/offline-sync/hand-over.ts
  core/live/counts.ts
  core/live/live-server.ts
  core/offsite/restore.ts
  core/people/sessions.ts
  core/replication/quarantine-exchange.ts
  core/replication/file-exchange.ts
  core/replication/greeted-heads.ts
  core/replication/fork-protocol.ts
  core/replication/held-online.ts
  core/replication/fact-receiver.ts
  core/replication/key-exchange.ts
  core/replication/outbox.ts
  core/replication/peer-parts.ts
  core/replication/peer-progress.ts
  core/replication/recovery-protocol.ts
  core/replication/seat-exchange.ts
  core/replication/signed-stream.ts
  core/replication/wait-until-stored.ts
  core/replication/turn-exchange.ts
  core/settings/start.ts
`
  .split(/\s+/)
  .filter(Boolean)

test('rules decide on data: no transaction, no database, no node', () => {
  const named = /import\s+(?:type\s+)?\{([^}]*)\}/g
  const found = files
    .filter(file => packageOf(file) === 'core' && !worldly.test(file) && !engine.test(file))
    .filter(file =>
      [...readFileSync(file, 'utf8').matchAll(named)].some(([, names = '']) =>
        names.split(',').some(name => world.test(name.replace(/^\s*type\s/, '').trim())),
      ),
    )
  expect(
    found.filter(file => !undecided.includes(file)),
    'Load what the rule needs in load.ts, decide in a pure file, append in commands.ts.',
  ).toEqual([])
  expect(
    undecided.filter(file => !found.includes(file)),
    'It takes data now: strike it from the list.',
  ).toEqual([])
})

/** Reads every derived table by its name, and is part of the engine. */
const readsAllTables = 'core/journal/rebuild.ts'

test('statements stand in stores, applies, the database’s folder and the journal’s storage', () => {
  const prepares = files.filter(
    file =>
      /^(core|appliance|cloud-relay)\//.test(file) &&
      !/(\/|-)store\.ts$|\/apply(-[a-z]+)*\.ts$|^core\/(database|journal\/storage)\//.test(file) &&
      /\.prepare\(|\bprepared\(|\bpreparing</.test(readFileSync(file, 'utf8')),
  )
  expect(prepares, 'Give the question a name in store.ts.').toEqual([readsAllTables])
})

test('rules read no clock and no random number', () => {
  const pure = files.filter(file => packageOf(file) === 'core' && !shell.some(rule => rule.test(file)))
  const found = pure.filter(file =>
    /\bnew Date\(\)|\bDate\.now\(\)|\bMath\.random\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(found, 'Take `now` and ids as arguments; the world hands them in.').toEqual([])
})

test('.tsx lives only where Vite builds', () => {
  const built = /^(ui|kiosk-ui|cloud-relay\/(site|portal))\//
  expect(
    files.filter(file => file.endsWith('.tsx') && !built.test(file)),
    'Node cannot run .tsx; make it a .ts or move it.',
  ).toEqual([])
})

test('browser rooms import nothing of Node', () => {
  const browser = /^(ui|kiosk-ui|cloud-relay\/(site|portal))\//
  const found = strays(
    file => browser.test(file) && !file.endsWith('vite.config.ts'),
    to => to.startsWith('node:') || shell.some(rule => rule.test(to)),
  )
  expect(found, 'Call the server by its contract instead.').toEqual([])
})

test('no file has grown into two rooms', () => {
  const long = files
    .filter(file => !/\/(i18n|words)\//.test(file))
    .filter(file => readFileSync(file, 'utf8').split('\n').length > 301)
  expect(long, 'Over 300 lines: move a wall before you add to it.').toEqual([])
})

test('no function is longer than 80 lines', () => {
  const found = files
    .filter(file => !/\/(i18n|words)\//.test(file))
    .filter(file => readFileSync(file, 'utf8').split('\n').length > 80)
    .flatMap(functionsOf)
    .filter(({ lines }) => lines > 80)
    .map(({ file, name }) => `${file} ${name}`)
  expect(found, 'Divide it by what it deals with, or give a life cycle its states and transitions.').toEqual(
    [],
  )
})

/** The same of functions of tests. */
const longTestFunctions = ['test/simulation/simulation.ts openSimulation']

test('no function of tests is longer than 120 lines, and no file of the simulator than 300', () => {
  const tests = globSync('test/**/*.ts').map(normalize)
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length
  const found = tests
    .filter(file => linesOf(file) > 120)
    .flatMap(functionsOf)
    // What holds described tests together has no name, and is as long as they are.
    .filter(({ name, lines }) => name && lines > 120)
    .map(({ file, name }) => `${file} ${name}`)
  expect(
    found.filter(name => !longTestFunctions.includes(name)),
    'Divide it by what it checks.',
  ).toEqual([])
  expect(
    longTestFunctions.filter(name => !found.includes(name)),
    'It is short now: take it off the list in this test.',
  ).toEqual([])
  const simulator = tests.filter(file => file.startsWith('test/simulation/'))
  expect(
    simulator.filter(file => linesOf(file) > 301 && file !== 'test/simulation/simulation.ts'),
    'Over 300 lines: move a check out.',
  ).toEqual([])
})

test('nothing is left undone in the code', () => {
  const marks = /\b(TODO|FIXME|XXX|HACK|not implemented|coming soon)\b/i
  const found = files.filter(
    file =>
      marks.test(readFileSync(file, 'utf8').replace(/'soon'|soon\./g, '')) && !/\/(i18n|words)\//.test(file),
  )
  expect(found, 'Finish it, or write it down in an issue.').toEqual([])
})

test('there are no helpers, no managers and no barrels', () => {
  const vague = files.filter(
    file =>
      /\/(utils?|helpers?|common|misc|index)\.tsx?$/.test(file) ||
      /(Manager|Service|Impl|Base)\.tsx?$/.test(file),
  )
  expect(vague, 'Name the file by what the trade calls the thing.').toEqual([])
})

test('no file keeps a memory of tables of its own, which no rollback would clear', () => {
  const found = files.filter(file =>
    /new WeakMap<(Db|Tx)\b|new Map<(Db|Tx)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(found, 'Keep it in `db.memory`, which is emptied with every rollback.').toEqual([])
})

/** Who waits a while by the real clock, and why nothing else would do. */
const sleeps: Record<string, string> = {
  'test/world/until.ts': 'until: looks again after 10 ms whether what is awaited is there',
  'test/world/vendor-usb-simulator.ts':
    'transfers that end after the limit they are given, as those of USB do',
  'test/cloud-relay/set-back.test.ts': 'until, and rests of 2 ms in place of seconds',
  'test/world/clock.ts': 'the runtime of tests: rests on real timers, as long as its node asks for',
  'test/world/selling-program.ts': 'a program of its own that sells at a pace until it is killed',
  'test/world/building-program.ts': 'a program of its own that looks whether another one waits for it',
  'test/core/journal/disk-full.test.ts': 'rests of 5 ms in place of seconds',
  'test/core/journal/mirror-file.test.ts': 'rests of 5 ms in place of seconds',
  'test/core/journal/machine.ts': 'rests of 5 ms in place of seconds, and a little longer to see them over',
  'test/core/journal/set-back.ts': 'rests of 5 ms in place of seconds',
  'test/core/journal/first-word.test.ts': 'rests of 2 ms in place of half a minute',
  'test/core/replication/fork-repeated.test.ts': 'a little longer than rests of 5 ms, to see them over',
  'test/core/personal-data/at-rest.test.ts': 'the runtime of a test with real files',
  'test/core/offsite/off-site.test.ts': 'sells at a pace while the copy is read',
  'test/appliance/print-queue.test.ts': 'nothing comes: 10 ms are given to what must not happen',
}

test('tests wait for what they wait for, and sleep nowhere', () => {
  // Torture, measurements and emulated machines run in real time; the simulator has a clock of its own.
  const found = globSync('test/**/*.{ts,tsx}')
    .map(normalize)
    .filter(file => !/^test\/(torture|bench|usb)\//.test(file))
    .filter(file =>
      /new Promise\b[^;]{0,160}setTimeout\(resolve\b|new Promise\b[^;]{0,80}setTimeout\(|\btimers\/promises/.test(
        readFileSync(file, 'utf8'),
      ),
    )
  expect(found.sort(), 'Wait with `until`, or give the node a runtime whose rests are short.').toEqual(
    Object.keys(sleeps).sort(),
  )
})

test('what tests and measurements start listens on loopback alone, on a port the machine chooses', () => {
  const here = globSync('test/**/*.ts')
  const found = here.flatMap(file => {
    const source = readFileSync(file, 'utf8')
    // A scenario with networks of its own names the address on which its machines see this one.
    const servers = [...source.matchAll(/\.listen\((?!0, (?:'127\.0\.0\.1'|options\.host)[,)])[^)]*/g)]
    const box = /FOYER_MDNS: 'off'/.test(source) && !/\bFOYER_HOST:.*'127\.0\.0\.1'/.test(source)
    return [
      ...servers.map(([call]) => `${file}: ${call.trim()})`),
      ...(box ? [`${file}: a box without FOYER_HOST: '127.0.0.1' listens on all addresses`] : []),
      ...(/free_?port/i.test(source)
        ? [`${file}: looks for a free port, which another may take meanwhile`]
        : []),
    ]
  })
  expect(
    // The one speaks of such settings, the second only reads them, the last listens at a file.
    found.filter(
      place => !/^test\/(architecture|core\/api\/settings)\.test\.ts|^test\/usb\/line\.ts/.test(place),
    ),
    "Say listen(0, '127.0.0.1'), and ask the server for its port.",
  ).toEqual([])
})

/** What is answered past `mount` and `answerPage`, and why nothing of it rests on a fact the mirror lacks. */
const answersByItself: Record<string, string> = {
  'core/api/apart.ts': 'pages as built; and a founding, which itself waits for the mirror',
  'core/api/app.ts': 'the documentation, and "not found"',
  'core/api/mount.ts': 'the door of all calls: it waits',
  'core/api/packed.ts': 'what both doors send through, compressed',
  'core/api/pages.ts': 'the door of all pages: it waits',
  'appliance/https/plain-http.ts': 'a redirect to the same page by https',
  'appliance/https/secure-page.ts': 'how a device comes to trust the box: no fact is in it',
  'cloud-relay/mail/one-click-routes.ts': 'leaving by a mail program: it answers once that is written',
  'cloud-relay/payments/providers/training/pay-routes.ts':
    'what somebody decides who pays in training: it answers once that is written',
  'cloud-relay/payments/webhook-routes.ts':
    'the webhook, which answers the same whatever it names, and a public key that follows from a secret',
  'cloud-relay/web/site-pages.ts': 'the redirect to the lost page',
  'cloud-relay/web/stranger-page.ts': 'a page about no exhibitor, where none is',
  'cloud-relay/web/ready-pages.ts': 'what answerPage has answered before, of data that the mirror held then',
  'firmware-scripts/demo/mailbox.ts': 'a mail server, no node',
  'firmware-scripts/demo/fake-services.ts': 'the provider and the mail server',
}

test('nobody is answered past the doors that wait for the mirror', () => {
  const answers =
    /(?<!await )\bresponse\s*(?:\.\w+\([^)]*\)\s*)*\.(?:send|json|end|sendFile|redirect|write|pipe)\(|\.(?:get|all)\(\s*\[?['"`]\//
  const found = files
    .filter(file => packageOf(file) !== 'kiosk-ui' && packageOf(file) !== 'ui' && !file.endsWith('.tsx'))
    // A provider of the tests is no node.
    .filter(file => !/\/test-provider\b/.test(file))
    .filter(file => answers.test(readFileSync(file, 'utf8')))
  expect(
    found.filter(file => !(file in answersByItself)),
    'Answer calls through mount() and pages through answerPage(), so that nothing leaves before the mirror holds it.',
  ).toEqual([])
  expect(Object.keys(answersByItself).filter(file => !found.includes(file))).toEqual([])
})
