import express from 'express'
import { answerParent } from './served.ts'

/** A bare Express handler that sends the bytes it was given: what no page can do without. */
let page: { bytes: Buffer; headers: Record<string, string> } = { bytes: Buffer.alloc(0), headers: {} }
let answered = 0
const app = express().disable('etag').disable('x-powered-by')
app.get('/', (_, response) => {
  answered += 1
  response.type('html').set(page.headers).send(page.bytes)
})
const server = app.listen(0, '127.0.0.1', () =>
  answerParent((server.address() as { port: number }).port, {
    counts: async () => ({ answered }),
    send({ base64, headers }: { base64: string; headers: Record<string, string> }) {
      page = { bytes: Buffer.from(base64, 'base64'), headers }
    },
  }),
)
