import { createHash } from 'node:crypto'
import { uploadFile } from '#core/content/contract.ts'
import { entities } from '#core/entities.ts'
import { expect, test } from 'vitest'
import { fileMaxBytes, fileTypeOf } from '#core/content/files/file-type.ts'
import { fileByHash, fileHash, filePiece, hasFile, keepFile } from '#core/content/files/store.ts'
import { openDatabase } from '#core/database/open.ts'
import { openFileExchange } from '#core/replication/file-exchange.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { setPoster } from '#core/planning/commands.ts'
import { movieView } from '#core/planning/view-load.ts'
import { drawing, pictures } from '../../world/pictures.ts'
import { byHand, tenantOf, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'
import { turns } from '../journal/gated-mirror.ts'

const jpeg = pictures['image/jpeg']

test.each(Object.entries(pictures))(
  '%s is known by its first bytes, whatever it is called',
  (type, picture) => {
    expect(fileTypeOf(picture())).toBe(type)
  },
)

test.each([
  ['a drawing', drawing],
  ['nothing', Buffer.alloc(0)],
  ['a word', Buffer.from('picture')],
  ['half a signature', jpeg().subarray(0, 2)],
  ['a sound in the same wrapping as WebP', Buffer.from('RIFF\x00\x00\x00\x00WAVEfmt ')],
  ['a film in the same wrapping as AVIF', Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp42')],
  ['an AVIF that breaks off', pictures['image/avif']().subarray(0, 7)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
])('%s is no picture', (_, bytes) => {
  expect(fileTypeOf(bytes)).toBeUndefined()
})

test('a file is named by the SHA-256 of its bytes and kept once', () => {
  const db = openDatabase(':memory:')
  const bytes = jpeg()
  const hash = keepFile(db, bytes)
  expect(hash).toBe(createHash('sha256').update(bytes).digest('base64url'))
  expect(keepFile(db, bytes)).toBe(hash)
  expect(db.prepare('SELECT count(*) FROM files').pluck().get()).toBe(1)
  expect(fileByHash(db, hash)).toEqual({ type: 'image/jpeg', bytes })
  expect(hasFile(db, hash)).toBe(true)
  expect(hasFile(db, fileHash(jpeg(999)))).toBe(false)
})

test('a file of four megabytes is kept, one byte more is refused', () => {
  const db = openDatabase(':memory:')
  expect(hasFile(db, keepFile(db, jpeg(fileMaxBytes)))).toBe(true)
  expect(() => keepFile(db, jpeg(fileMaxBytes + 1))).toThrow(
    expect.objectContaining({ code: 'file_too_large', details: { megabytes: 4 } }),
  )
  expect(() => keepFile(db, drawing)).toThrow(expect.objectContaining({ code: 'file_type' }))
  expect(db.prepare('SELECT count(*) FROM files').pluck().get()).toBe(1)
})

test('the pieces of a file are the file', () => {
  const db = openDatabase(':memory:')
  const hash = keepFile(db, jpeg(1000))
  const pieces = [0, 400, 800].map(from => filePiece(db, hash, from, 400)!)
  expect(pieces.map(({ size, piece }) => [size, piece.length])).toEqual([
    [1000, 400],
    [1000, 400],
    [1000, 200],
  ])
  expect(Buffer.concat(pieces.map(({ piece }) => piece))).toEqual(jpeg(1000))
  expect(filePiece(db, hash, 1000, 400)).toBeUndefined()
  expect(filePiece(db, 'unknown', 0, 400)).toBeUndefined()
})

test('a movie is given only a poster that is here, and the same one twice is one fact', async () => {
  const { node } = await openSmallNode('relay')
  const set = (id: string, hash: string | null) => node.execute(byHand, tx => setPoster(tx, id, hash))
  const hash = fileHash(jpeg())
  await expect(set('movie-1', hash)).rejects.toMatchObject({ code: 'not_found' })
  await expect(set('movie-9', null)).rejects.toMatchObject({ code: 'movie_unknown' })
  await node.execute(byHand, tx => keepFile(tx.db, jpeg()))
  expect((await set('movie-1', hash)).posterFile).toBe(hash)
  const facts = node.journal.count()
  await set('movie-1', hash)
  expect(node.journal.count()).toBe(facts)
  expect((await set('movie-1', null)).posterFile).toBeNull()
})

test('a poster that has not arrived yet is stood in for by the drawn one', async () => {
  const { node } = await openSmallNode('box')
  const movie = { ...node.catalogue.get('movie', 'movie-1')!, posterFile: fileHash(jpeg()) }
  expect(movieView(tenantOf(node), movie).posterUrl).toBe('/api/movies/movie-1/poster')
  keepFile(node.db, jpeg())
  expect(movieView(tenantOf(node), movie).posterUrl).toBe(`/files/${movie.posterFile}`)
})

/** One end of a line whose other end is the test. */
function exchange() {
  const waits: (() => void)[] = []
  const sleep = () => new Promise<void>(resolve => waits.push(resolve))
  const { node } = openEmptyNode('box', { runtime: { sleep } })
  const sent: SyncMessage[] = []
  const files = openFileExchange({ node, send: message => sent.push(message) })
  const piece = (hash: string, bytes: Buffer, from = 0, size = bytes.length) =>
    files.receive({ kind: 'file', hash, from, size, base64: bytes.toString('base64') })
  const wait = () => waits.splice(0).forEach(end => end())
  return { node, sent, files, piece, wait }
}

const count = (node: ReturnType<typeof exchange>['node']) =>
  node.db.prepare('SELECT count(*) FROM files').pluck().get()

test('a file is fetched piece by piece, one on its way at a time, once for all who want it', async () => {
  const { node, sent, files, piece } = exchange()
  const hash = fileHash(jpeg(300))
  const here = Promise.all([files.want(hash), files.want(hash)])
  expect(sent).toEqual([{ kind: 'want-file', hash, from: 0 }])
  piece(hash, jpeg(300).subarray(0, 200), 0, 300)
  piece(hash, jpeg(300).subarray(0, 200), 0, 300)
  expect(sent.slice(1)).toEqual([{ kind: 'want-file', hash, from: 200 }])
  piece(hash, jpeg(300).subarray(200), 200, 300)
  expect(await here).toEqual([true, true])
  expect(fileByHash(node.db, hash)?.bytes).toEqual(jpeg(300))
})

test('a file of any size goes through in pieces', async () => {
  const [giver, taker] = [openEmptyNode('relay').node, openEmptyNode('box').node]
  const ends: { giver?: ReturnType<typeof openFileExchange>; taker?: ReturnType<typeof openFileExchange> } =
    {}
  ends.giver = openFileExchange({
    node: giver,
    send: message => setImmediate(() => ends.taker!.receive(message)),
  })
  ends.taker = openFileExchange({
    node: taker,
    send: message => setImmediate(() => ends.giver!.receive(message)),
  })
  for (const size of [4, 128 * 1024 - 1, 128 * 1024, 128 * 1024 + 1, fileMaxBytes]) {
    const hash = keepFile(giver.db, jpeg(size))
    expect(await ends.taker.want(hash)).toBe(true)
    expect(jpeg(size).equals(fileByHash(taker.db, hash)!.bytes)).toBe(true)
  }
  expect(await ends.taker.want(fileHash(drawing))).toBe(false)
})

test.each([
  [
    'other bytes than were asked for',
    (one: ReturnType<typeof exchange>, hash: string) => one.piece(hash, jpeg(301)),
  ],
  [
    'more than it said',
    (one: ReturnType<typeof exchange>, hash: string) => one.piece(hash, jpeg(300), 0, 200),
  ],
  [
    'more than is allowed',
    (one: ReturnType<typeof exchange>, hash: string) => one.piece(hash, jpeg(300), 0, fileMaxBytes + 1),
  ],
  [
    'a piece of nothing',
    (one: ReturnType<typeof exchange>, hash: string) => one.piece(hash, Buffer.alloc(0), 0, 300),
  ],
  ['no size', (one: ReturnType<typeof exchange>, hash: string) => one.piece(hash, jpeg(300), 0, NaN)],
  [
    'that it has none',
    (one: ReturnType<typeof exchange>, hash: string) => one.files.receive({ kind: 'no-file', hash }),
  ],
  ['nothing at all', (one: ReturnType<typeof exchange>) => one.wait()],
])('a peer that says %s is not believed', async (_, lie) => {
  const one = exchange()
  const hash = fileHash(jpeg(300))
  const here = one.files.want(hash)
  lie(one, hash)
  expect(await here).toBe(false)
  expect(count(one.node)).toBe(0)
  const again = one.files.want(hash)
  one.piece(hash, jpeg(300))
  expect(await again).toBe(true)
})

test('a drawing is not taken from a peer, even with the right hash', async () => {
  const { node, files, piece } = exchange()
  const here = files.want(fileHash(drawing))
  piece(fileHash(drawing), drawing)
  expect(await here).toBe(false)
  expect(count(node)).toBe(0)
})

test('what nobody asked for is not kept, and a question that makes no sense is answered with no', async () => {
  const { node, sent, files, piece } = exchange()
  piece(fileHash(jpeg()), jpeg())
  await turns()
  expect(count(node)).toBe(0)
  const hash = keepFile(node.db, jpeg())
  for (const from of [-1, 0.5, 1000, '0', undefined])
    files.receive({ kind: 'want-file', hash, from: from as number })
  files.receive({ kind: 'want-file', hash: null as never, from: 0 })
  expect(sent.map(message => message.kind)).toEqual(Array(6).fill('no-file'))
})

test('when the line goes, whoever waits for a file hears that it is not here', async () => {
  const { files } = exchange()
  const here = files.want(fileHash(jpeg()))
  files.close()
  expect(await here).toBe(false)
})

test('whoever may edit an entry with a picture may upload one, and nobody else', () => {
  const editors = Object.values(entities).flatMap(({ files, edit }) =>
    files?.length && edit ? [edit.permission] : [],
  )
  expect([...new Set(editors)].sort()).toEqual([uploadFile.access].flat().sort())
})
