import { hash as digestOf } from 'node:crypto'
import { sql } from 'kysely'
import { fileTooLarge } from '../../api/file-too-large.ts'
import { Refusal } from '../../refusal.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import { fileMaxBytes, fileTypeOf } from './file-type.ts'

const keep = prepared((q, given: Tables['files']) =>
  q
    .insertInto('files')
    .values(only(given, 'hash', 'type', 'bytes'))
    .onConflict(conflict => conflict.doNothing()),
)
const known = prepared((q, given: { hash: string }) =>
  q.selectFrom('files').select('hash').where('hash', '=', given.hash),
)
const byHash = prepared((q, given: { hash: string }) =>
  q.selectFrom('files').select(['type', 'bytes']).where('hash', '=', given.hash),
)
const piece = prepared((q, given: { hash: string; from: number; length: number }) =>
  q
    .selectFrom('files')
    .select([
      sql<number>`length(bytes)`.as('size'),
      sql<Buffer>`substr(bytes, ${given.from} + 1, ${given.length})`.as('piece'),
    ])
    .where('hash', '=', given.hash),
)

/** The name of a file: SHA-256 of its bytes, base64url, 43 characters. */
export function fileHash(bytes: Uint8Array): string {
  return digestOf('sha256', bytes, 'base64url')
}

/**
 * Stores a file and returns its hash; the same bytes are stored once. Files are never deleted, since old facts may name
 * them. Refuses `file_too_large` and `file_type`.
 */
export function keepFile(db: Db, bytes: Uint8Array): string {
  if (bytes.length > fileMaxBytes) throw fileTooLarge(fileMaxBytes)
  const type = fileTypeOf(bytes)
  if (!type) throw new Refusal('file_type')
  const hash = fileHash(bytes)
  keep.run(db, { hash, type, bytes })
  return hash
}

/** Whether the bytes are on this node. */
export function hasFile(db: Db, hash: string): boolean {
  return known.first(db, { hash }) !== undefined
}

export function fileByHash(db: Db, hash: string): { type: string; bytes: Uint8Array } | undefined {
  return byHash.first(db, { hash })
}

/** At most `length` bytes of a file from byte `from` on, and the whole size; undefined when there are none. */
export function filePiece(
  db: Db,
  hash: string,
  from: number,
  length: number,
): { size: number; piece: Buffer } | undefined {
  const row = piece.first(db, { hash, from, length })
  return row?.piece.length ? row : undefined
}
