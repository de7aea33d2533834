import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrations, openDatabase } from '#core/database/open.ts'

/** The migrations that boxes have already run, by the SHA-256 of their text. A new one is added here once, at the end. */
const shipped: Record<string, string> = {
  '2026-11-22-schema': '1e07c143ec8ef3313811f9290225f9f65319d4103029b157cd9b90e16d42124d',
  '2026-11-22-papers': 'bd2dc1d025d4f057c00fddf6851a13d1963a3ff2faab814ba303792b24751fb2',
  '2026-11-22-edit-order': '4f50d26c50af5e2377d1beb5bd92abd005d5b9c66b78942af589d341a44df848',
  '2026-11-22-debts-by-bill': '1f1810cf6368f9c06972e165edae4f58c3bd61cc7c695a23a9a796af4b388ecb',
  '2026-11-22-no-mails': 'f7b9cc5850873e881cd87cc228867fe117ff1a678d592c52e7b03ec762b154dc',
  '2026-11-22-payment-methods': 'a9b43a53a519a7a51dd622810c13afd00fe506e46fa1b28d4810430d87650241',
  '2026-11-23-unfinished-holds': '276c2fa05371b30323bc2657447cc6ac8571778eb385e87676d7c4af73a5176f',
  '2026-11-23-money-facts': '121a701d2c9108cf81609c80d062d40be0b8abced52082b794f8710115db8557',
  '2026-11-23-devices': 'a20227d11e89ba28f73589e9a69fb6c838dac6631cd19ad8d58b9dea3bff8bea',
  '2026-11-23-drawings': 'e2874fa21fdf76f6ea7ee69dcbecf2032377f87d9b61acaade487ee4bc0a1786',
  '2026-11-23-device-printers': '279098d2d2d42e209f24f4ede8ba26aa176a4fcff2139d019bc744cdc84befe9',
  '2026-11-23-blocked-seats': 'f17003f0d29e120e9b638b02a3274b9017eabfa0c4de26cd320cb17c832f605a',
  '2026-11-23-register-baskets': 'c2390c662ea0565757badbff5b4e921d6b541df1de1beee8e5a36907e02d2b9f',
  '2026-11-23-session-machines': 'e75357c7c367325537be773e658fba8edc91735bd837a12403a377919cef8ba2',
  '2026-11-23-trade-known': '273eb570e20318ca9bfd8b7623dc2b2f1be30cf8f9d8ef750e2aeacfa1027a45',
  '2026-11-23-refreshments': '2242cb59303a5c27e6818a25338292a721e9f4b854ea6d04a809e86db120c606',
  '2026-11-23-second-step': '1625b492b70de82e198bd66e90b5b1b9bd61da58d9da56634ea5e7383749284a',
  '2026-11-23-taken-over-vouchers': '2a41a76c92bbc91a1bfa4e2d2ead119742da99851478bfe8d86d5f666f441816',
  '2026-11-23-stock': '5cdf7438cf01ac3b0960eaf687b01fa8f687ed68f061bbe7334ba84a4c773c04',
  '2026-11-23-passkeys': 'c2bc81df97a3074c7c739dbda8bf7b3987aacd174628d2c40e0b2fe6419fe211',
  '2026-11-23-overdrawn-vouchers': 'f7c903adef49e44619f123e7f3a7ba05371811a276ed63849eeac06b4bf5b812',
  '2026-11-23-doubtful-slips': '12aed9f72505671f3c7c97285b31f4957912890635c9d2fa5cb6eaa449621508',
  '2026-11-23-who-admitted': '7c6915d0fabb86db9862d38f39d8ec55d7d6c7422b9f03102904a8071b187cc6',
  '2026-11-23-undone-admissions': 'a563336f0192dc850c79fa35b58f90ced7074ca9b4accd897d7447a831ae8112',
  '2026-11-23-voucher-orders': '45061926cdbd5fe757786a427909db0d08a4eabc5b08782acbc93243f777b474',
  '2026-11-23-reservations': 'a68f0b96b893b22620397b9cbb49d54fb1205c93f40b7c25677cb42a1d29a148',
  '2026-11-23-cash': '649902c92e665a4d105f30ce8f439e1e3f236d83bc2f0c9e071e3b59afb6b9c6',
  '2026-11-23-joined-exhibitors': '5ef3fa438dcad485e4af1eeec1815e7856f525979659aeca6fc61862ccd6d009',
  '2026-11-23-messages': 'd0252aab1a02dbfa8d6f6a16e0b29234fadb6f389b7e079eb46427730d6e0123',
  '2026-11-24-invoices': '0b1232bf8568712cf4624d565b55ab883d33bfd3af50a9e0a5d9779a81534c14',
  '2026-11-24-parked-baskets': 'c176e2fcfda6f741843f02f8dd1601a64236c2631e6cffabfa220d3c04827da6',
  '2026-11-24-newsletters': '3db93a6e673dbd1193449a5ce61748d24223952eec6a5c09893aa8e77268a96f',
  '2026-11-24-terminals': 'dfaea0a3437d546dbf11805dac05209e4423dbe4674639b4de7894ffc92d5602',
  '2026-11-24-held-mails': 'bc7baf1acb0e8ddc6d793b4b03fc6d2135b14022d9a18f413966af236092f025',
  '2026-11-24-terminal-refunds': '4e461af64dac52f66a644ead26948a3230d085d3a7451973522537dac6141940',
  '2026-11-24-terminal-days': 'f80a891461e389f274bd7484ac500daa6817f86fa130a029a94983893bec8e4d',
  '2026-11-24-taken-back-cards': 'a0c1bbf2d32370bc01598503df4c15cb94fcd9604e0a34472215a19fec71901a',
  '2026-11-24-kept-prices': '6fbc0eb80b86a108560a19adeae7ed7ff31a3e626505baca591b2dc90358e753',
  '2026-11-25-reports': '2042a98a38993f8c8e3181e2dcd1e7eb246db816a1acda6619b1752407c3a376',
  '2026-11-25-show-shares': '3ce3b172972166bb531fd1d05d85120d05974089c89e620768e90a4db4150ba2',
  '2026-11-26-ticket-ids-shared': '8f006c999dd789b859895489603e7e79c0164becfbe084a0968379ef61b8123b',
  '2026-11-26-held-blocked': '911dfc33535df1d0ce727a30460ce407a9b966a87f27bdc7fe4355353d99722c',
  '2026-11-26-seat-classes': '14258c23677d903f7ade51fc45efd8d08fd8b42972da03d91c20d542d7ec0760',
  '2026-11-26-ticket-limits': '218798343edeb3bd0c3b7e3bb6684e8e1e9d661780daf60ced368065163722a9',
  '2026-11-26-show-notices': '842dbab781fea078ca2eb5f858a7b68b8c2a9b8e95e5395992eff058059ba0b9',
  '2026-11-26-running-baskets': 'b13c942d5940715213ea34ab155c67578dceb718ceae1b99f693bf01398b1c14',
  '2026-11-26-reprints': '64a56d40d61334f8df96e3050a3873951cad767357ff0d049f731b1e9cc8044f',
  '2026-11-26-bells': 'dd399bf872e604b914c5cd3fab73e21f0b05abfa8dc9a13670cb15421943bfe1',
  '2026-11-26-automations': '39105bb94509b5b267d5df23274a677edce60f2927744e4407af486700ff09f7',
  '2026-11-26-combinations': '7771f034d173c7087ff1e8392316d6db045a108c2787157d2e6052fee5ff2f30',
  '2026-11-26-taken-away': 'c058b74194557ce738b15f0e437e5cc8dde52670655d96d4e644e6db07247109',
  '2026-11-26-waiting-lists': 'd07851395a7e4a536b475030008914fdb0064a179f7b559759270a0ab0584691',
  '2026-11-26-show-price-lists': 'd0e20d6ce08fe566ee4e595e65ff7dfb82b6c96360c05f3e5d475806e6339a29',
  '2026-11-26-combinations-counted': 'f873d3c4e1298773c07de3e4c456c0329d9025d0dfcdfed80bdc91808bcf39ef',
  '2026-11-26-card-slips': '806d53f8ddc6c6cc749ceb620af626185e49e660aa5ef274a7a7d71fbc7c4fb1',
  '2026-11-26-register-notices': 'ca311baf918ed7643e8c4c57869a33be1187de601543a33b9e99e50edfb12764',
  '2026-11-26-vouchers-of-an-order': '3de1335ae94e76aa67ac0e8c59a190544b9ba98009dd84545111f9d19f7d058c',
  '2026-11-26-voucher-packages': '1341cee5a7fb372d747caa92fcda1689f6a656f748fd41b513e314020140545c',
  '2026-11-26-snack-handouts': '9c4b79eb1a5151250754d4960caa0190093a41db331d06bf72e713f776700a4e',
  '2026-11-26-cancelling-returns': 'a8780d8eb5e025772b1e9556b4dbf5a7ed71116d73ceefe50df48ead083dba3b',
  '2026-11-26-training-payments': '9b655970d4e4f9a7677b1a9af4f1e9ed12776f0739cd84622b62dd51dea7de09',
  '2026-11-26-deposits': 'de0d55c8ef97746c8b49e29fb9c563ba2fd327ceee0018ef0bf5003353f55f97',
  '2026-11-26-deposit-returns': '50095f888f4ce1ccf0e62c8d92ad21e349f474795587cf91492e1be398d47ea0',
  '2026-11-26-exchange-payments': '787aeb5818f6ae56561b9a9de8b9708d4dc2d5a3faa84ca154069d76cac1a78e',
  '2026-11-26-voucher-deliveries': 'a42763c475d4b1b55482fe9bb53d6ec3401c558807031101a2662677ae918ff9',
  '2026-11-26-own-minutes': 'a3357cc444441a8d99efeb7537929d175bccfe909f91937595601a2592e2653e',
  '2026-11-26-moved-cards': '19aaab801545886b8de612835365c16b24b95342c742ec7c8d73bff9810915ca',
  '2026-11-26-who-moved-cards': 'e65f4a678717f685b07600811c111df01a13aca5560348a7589228f4b1aa5e9b',
  '2026-11-26-waived-supplements': '64e6221cd4166b6015e14713088631cd9d9221a590716588d57467338d8370ac',
  '2026-11-26-spot-plays': 'b40359545fae8e5a2b9b4bf9b108d13139cab74e6872de7155433bd1627a9126',
  '2026-11-27-card-rests': 'e001e8356f24f742df1d1e04cf99a201c6fd049168eccade724bdcb4d5ae5717',
  '2026-11-27-terminal-orders': 'b0f827554ae048dffe2a5b7f8acfe223a0f43cb75c5ad0ac9bdc4d2ab557b75f',
  '2026-11-28-early-bills': 'a6e43bc692ebc4d791a254e4250000fac215b5c4904686902cb6b276591c918a',
  '2026-11-29-bill-shows': '7b2c3240d54571595ccac573ca5cd2b0f3f4a28ceb0452354c88f27cb264db5c',
}

/** Tables that no shipped version has read: dropped, and their names are not used again. */
const dropped = ['mails', 'return_mails']

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('a migration that boxes have run is never edited', () => {
  for (const { name, up } of migrations) {
    const hash = hashOf(up)
    const message = shipped[name]
      ? `The migration ${name} was edited. Boxes that ran it will never run it again: put its text back and add a new migration with today's date.`
      : `The migration ${name} is new. Add it to the end of the list in this test, with the hash ${hash}.`
    expect(hash, message).toBe(shipped[name])
  }
})

test('migrations are in the order they were shipped, none is left out, and their dates tell the order', () => {
  const names = migrations.map(migration => migration.name)
  expect(names).toEqual(Object.keys(shipped))
  const dates = names.map(name => name.slice(0, 10))
  expect(dates.toSorted()).toEqual(dates)
  for (const name of names) expect(name).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z-]+$/)
})

test('migrations only add: an older version still finds everything it wrote', () => {
  const raw = new Database(':memory:')
  const columns = () =>
    raw
      .prepare(
        "SELECT m.name || '.' || c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'",
      )
      .pluck()
      .all() as string[]
  const isDropped = (column: string) => dropped.includes(column.split('.')[0]!)
  for (const { name, up } of migrations) {
    expect(`${name} ${up}`).not.toMatch(/\b(DELETE FROM|UPDATE)\b/i)
    const before = columns()
    raw.exec(up)
    expect(columns(), name).toEqual(expect.arrayContaining(before.filter(column => !isDropped(column))))
  }
  expect(columns().filter(isDropped)).toEqual([])
  raw.close()
})

test('a database is brought up to date once, and opening it again changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'foyer.db')
  const open = () => {
    const { raw } = openDatabase(path)
    const schema = raw.prepare('SELECT sql FROM sqlite_master ORDER BY name').pluck().all()
    const done = raw.prepare('SELECT name FROM migrations ORDER BY name').pluck().all()
    raw.close()
    return { schema, done }
  }
  const first = open()
  expect(first.done).toEqual(Object.keys(shipped).toSorted())
  expect(open()).toEqual(first)
  rmSync(folder, { recursive: true })
})

test('the databases that one process makes are alike, by all migrations one by one and at once', () => {
  const oneByOne = new Database(':memory:')
  oneByOne.exec('CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID')
  for (const { name, up } of migrations) {
    oneByOne.exec(up)
    oneByOne.prepare('INSERT INTO migrations VALUES (?)').run(name)
  }
  const tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
  const inside = (raw: Database.Database) => ({
    schema: raw
      .prepare("SELECT name, replace(sql, 'IF NOT EXISTS ', '') FROM sqlite_master ORDER BY name")
      .all(),
    rows: (raw.prepare(tables).pluck().all() as string[]).map(table => [
      table,
      raw.prepare(`SELECT * FROM "${table}"`).all(),
    ]),
  })
  const wanted = inside(oneByOne)
  const opened = [openDatabase(':memory:').raw, openDatabase(':memory:').raw]
  for (const raw of opened) expect(inside(raw)).toEqual(wanted)
  for (const raw of [oneByOne, ...opened]) raw.close()
})

test('a database from before the first release is refused in a sentence, and left as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'foyer.db')
  const raw = new Database(path)
  raw.exec(
    "CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID; INSERT INTO migrations VALUES ('2026-11-21-first')",
  )
  raw.close()
  expect(() => openDatabase(path)).toThrow('was made before the first release of Foyer')
  const after = new Database(path)
  expect(after.prepare('SELECT name FROM sqlite_master').pluck().all()).toEqual(['migrations'])
  after.close()
  rmSync(folder, { recursive: true })
})
