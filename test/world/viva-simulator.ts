import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a guest, their bank and the network do at a terminal with Viva's app. */
export type VivaPlay =
  | 'approve'
  | 'decline'
  | 'guest aborts'
  | 'busy'
  /** The order arrives and the line breaks before the answer; then the guest pays. */
  | 'approve, line lost'
  /** The line breaks before the order arrives. */
  | 'line lost'
  /** The guest takes their time, until `go` is called. */
  | 'waits'
  /** It is called failed, and a moment later it has gone through. */
  | 'fails, then approves'
  | 'other sum'
  /** The guest gives a euro and a half on top. */
  | 'tip'
  /** A tip that is not in the sum. */
  | 'tip beside the sum'
  /** The state says yes, the result no. */
  | 'contradicts itself'
  | 'garbage'
  /** It has begun, the app starts anew and knows nothing of it, though the card was charged. */
  | 'forgets'

type Session = {
  state: string
  kind: 'SALE' | 'CANCEL'
  cents: number
  ofTransaction?: string
  result?: object
}
const tip = 150
type Booked = { cents: number; transactionId: string; isBack: boolean }

/** A terminal on loopback with Viva's Local Terminal API that does what it is told to play. */
export async function startVivaSimulator() {
  const state = {
    play: 'approve' as VivaPlay,
    booked: [] as Booked[],
    asked: [] as string[],
    go: () => {},
  }
  const sessions = new Map<string, Session>()
  const server = createServer((request, response) => void answer(request, response))

  function finish(session: Session, isSuccess: boolean, change: object = {}): void {
    const { cents, kind } = session
    const transactionId = `tx-${state.booked.length + 1}-90ab-4cde-8f00-112233445566`
    const { amount = cents } = change as { amount?: number }
    if (isSuccess) state.booked.push({ cents: amount, transactionId, isBack: kind === 'CANCEL' })
    session.state = isSuccess ? 'SUCCESS' : 'FAILURE'
    session.result = isSuccess
      ? {
          isSuccess,
          amount: cents,
          tipAmount: 0,
          transactionId,
          referenceNumber: 7000 + state.booked.length,
          applicationLabel: 'Bancontact',
          primaryAccountNumberMasked: '670300******1234',
          aid: 'A0000000048080',
          authorizationId: '824190',
          tid: '16000010',
          panEntryMode: '07',
          verificationMethod: 'ONLINE PIN',
          ...change,
        }
      : { isSuccess, amount: cents, transactionId: null, eventId: 1006, ...change }
  }

  function play(id: string, session: Session): void {
    const plays: Record<VivaPlay, () => void> = {
      approve: () => finish(session, true),
      decline: () => finish(session, false, { eventId: 1006 }),
      'guest aborts': () => finish(session, false, { eventId: 1000 }),
      busy: () => {},
      'approve, line lost': () => finish(session, true),
      'line lost': () => {},
      waits: () => (state.go = () => finish(session, true)),
      'fails, then approves': () => {
        finish(session, false, { eventId: 1099 })
        setTimeout(() => finish(session, true), 30)
      },
      'other sum': () => finish(session, true, { amount: session.cents + 100 }),
      tip: () => finish(session, true, { amount: session.cents + tip, tipAmount: tip }),
      'tip beside the sum': () => finish(session, true, { tipAmount: tip }),
      'contradicts itself': () => finish(session, true, { isSuccess: false }),
      garbage: () => finish(session, true),
      forgets: () => (finish(session, true), sessions.delete(id)),
    }
    plays[state.play]()
  }

  function begin(kind: Session['kind'], body: Record<string, unknown>, response: ServerResponse): void {
    const id = String(body['sessionId'])
    if (state.play === 'busy') return say(response, 200, { state: 'BUSY_ERROR', sessionId: id })
    if (sessions.has(id)) return say(response, 200, { state: 'SERVER_ERROR', sessionId: id })
    const ofTransaction = String(body['transactionId'] ?? '')
    const session: Session = { state: 'PROCESSING', kind, cents: Number(body['amount']), ofTransaction }
    const isKnown = state.booked.some(each => each.transactionId === ofTransaction)
    sessions.set(id, session)
    if (kind === 'CANCEL' && !isKnown) finish(session, false, { eventId: 1012 })
    // A guest who takes their time has begun before anybody can ask: `go` is then never called too early.
    else if (state.play === 'waits') play(id, session)
    else setTimeout(() => play(id, session), 5)
    if (state.play === 'approve, line lost') return void response.destroy()
    say(response, 200, { state: 'PROCESSING', sessionId: id, sessionType: kind })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    const text = await bodyOf(request)
    state.asked.push(`${request.method} ${url.replace(/sessions\/.*/, 'sessions')}`)
    if (state.play === 'line lost' && request.method === 'POST') return void response.destroy()
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
    if (url === '/pos/v1/sale') return begin('SALE', body, response)
    if (url === '/pos/v1/refund') return begin('CANCEL', body, response)
    if (url === '/pos/v1/abort') {
      const session = sessions.get(String(body['sessionId']))
      if (session?.state === 'PROCESSING') finish(session, false, { eventId: 1016 })
      return say(response, 200, { state: 'PROCESSING' })
    }
    const [, id = ''] = /^\/pos\/v1\/sessions\/(.+)$/.exec(url) ?? []
    const session = sessions.get(id)
    if (!session) return say(response, 404, { state: 'SESSION_NOT_FOUND_ERROR', sessionId: id })
    if (state.play === 'garbage') return void response.end('<html>not JSON</html>')
    const { kind, result } = session
    const payloadData = result && { [kind === 'SALE' ? 'saleResponse' : 'cancelResponse']: result }
    say(response, 200, { state: session.state, sessionType: kind, sessionId: id, payloadData })
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    /** The app starts anew and has forgotten every session. */
    forget: () => sessions.clear(),
    port,
    connection: `viva://127.0.0.1:${port}`,
    /** What it has of its guests' money, in cents. */
    takenCents: () => state.booked.reduce((sum, { cents, isBack }) => sum + (isBack ? -cents : cents), 0),
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type VivaSimulator = Awaited<ReturnType<typeof startVivaSimulator>>

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Uint8Array)
  return Buffer.concat(parts).toString()
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
