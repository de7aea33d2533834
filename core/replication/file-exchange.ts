import { fileMaxBytes } from '../content/files/file-type.ts'
import { nodeActor } from '../journal/fact.ts'
import { fileHash, filePiece, keepFile } from '../content/files/store.ts'
import type { Node } from '../journal/node.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Bytes per message: small enough that a slow link can send facts and heartbeats in between. */
const pieceBytes = 128 * 1024
/** How long one piece may take before the file is given up; it is asked for again later. */
const pieceTimeoutMs = 10_000

type FileMessage = Extract<SyncMessage, { kind: 'want-file' | 'file' | 'no-file' }>
type Wanted = { pieces: Buffer[]; got: number; done: Promise<boolean>; settle: (here: boolean) => void }

/**
 * Files between two nodes, piece by piece, one piece on its way at a time. A file is kept only when it was asked for,
 * is not too large, is a picture, and has the hash that was asked for.
 */
export function openFileExchange(options: { node: Node; send: (message: FileMessage) => void }) {
  const { node, send } = options
  const wanted = new Map<string, Wanted>()

  function want(hash: string): Promise<boolean> {
    const asked = wanted.get(hash)
    if (asked) return asked.done
    const { promise: done, resolve: settle } = Promise.withResolvers<boolean>()
    const file: Wanted = { pieces: [], got: 0, done, settle }
    wanted.set(hash, file)
    askOn(hash, file)
    return done
  }

  function askOn(hash: string, file: Wanted) {
    const { got } = file
    send({ kind: 'want-file', hash, from: got })
    void node.runtime.sleep(pieceTimeoutMs).then(() => {
      if (wanted.get(hash) === file && file.got === got) end(hash, false)
    })
  }

  function end(hash: string, here: boolean) {
    wanted.get(hash)?.settle(here)
    wanted.delete(hash)
  }

  function receive(message: FileMessage): void {
    if (message.kind === 'no-file') return end(message.hash, false)
    if (message.kind === 'want-file') return give(message.hash, message.from)
    const file = wanted.get(message.hash)
    if (!file || message.from !== file.got) return
    const piece = Buffer.from(String(message.base64), 'base64')
    const fits = message.size <= fileMaxBytes && file.got + piece.length <= message.size
    if (!piece.length || !fits) return distrust(message.hash)
    file.pieces.push(piece)
    file.got += piece.length
    if (file.got < message.size) askOn(message.hash, file)
    else void keep(message.hash, Buffer.concat(file.pieces))
  }

  function give(hash: string, from: number) {
    const known = typeof hash === 'string' && Number.isSafeInteger(from) && from >= 0
    const found = known ? filePiece(node.db, hash, from, pieceBytes) : undefined
    if (!found) return send({ kind: 'no-file', hash })
    send({ kind: 'file', hash, from, size: found.size, base64: found.piece.toString('base64') })
  }

  async function keep(hash: string, bytes: Buffer) {
    if (fileHash(bytes) !== hash) return distrust(hash)
    const kept = node.execute(nodeActor('link'), tx => keepFile(tx.db, bytes))
    await kept.then(
      () => end(hash, true),
      () => distrust(hash),
    )
  }

  function distrust(hash: string) {
    node.runtime.log.warn({ hash }, 'a file of the other side was not what was asked for')
    end(hash, false)
  }

  return {
    receive,
    /** Resolves with whether the file is here now. Asked twice, it is fetched once. */
    want,
    close() {
      for (const hash of wanted.keys()) end(hash, false)
    },
  }
}
