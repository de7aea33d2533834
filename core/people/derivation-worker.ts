import { argon2Sync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/** OWASP's floor for argon2id; 28 ms on the machine it was measured on. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** What the thread is asked: one secret and its salt. It answers the 32 bytes that follow from them. */
parentPort!.on('message', ({ secret, salt }: { secret: string; salt: Uint8Array }) =>
  parentPort!.postMessage(argon2Sync('argon2id', { message: secret, nonce: salt, ...cost })),
)
