import { hash as digestOf } from 'node:crypto'
import { fileTooLarge, Refusal } from '../../refusal.ts'
import { sql, type Db } from '../../database/sql.ts'
import { fileMaxBytes, fileTypeOf } from './file-type.ts'

/** The name of a file: SHA-256 of its bytes, base64url, 43 characters. */
export function fileHash(bytes: Uint8Array): string {
  return digestOf('sha256', bytes, 'base64url')
}

/**
 * Keeps a file and returns its hash; the same bytes are kept once. Files are never thrown away, since a fact of
 * yesterday may name them. Refuses `file_too_large` and `file_type`.
 */
export function keepFile(db: Db, bytes: Uint8Array): string {
  if (bytes.length > fileMaxBytes) throw fileTooLarge(fileMaxBytes)
  const type = fileTypeOf(bytes)
  if (!type) throw new Refusal('file_type')
  const hash = fileHash(bytes)
  db.run(
    sql
      .insertInto('files')
      .values({ hash, type, bytes })
      .onConflict(conflict => conflict.doNothing()),
  )
  return hash
}

/** Whether the bytes are on this node. */
export function hasFile(db: Db, hash: string): boolean {
  return db.prepare('SELECT 1 FROM files WHERE hash = ?').get(hash) !== undefined
}

export function fileByHash(db: Db, hash: string): { type: string; bytes: Uint8Array } | undefined {
  return db.first(sql.selectFrom('files').select(['type', 'bytes']).where('hash', '=', hash))
}

/** At most `length` bytes of a file from byte `from` on, and the whole size; undefined when there are none. */
export function filePiece(
  db: Db,
  hash: string,
  from: number,
  length: number,
): { size: number; piece: Buffer } | undefined {
  const row = db
    .prepare('SELECT length(bytes) AS size, substr(bytes, ? + 1, ?) AS piece FROM files WHERE hash = ?')
    .get(from, length, hash) as { size: number; piece: Buffer } | undefined
  return row?.piece.length ? row : undefined
}
