import { createServer, type AddressInfo, type Socket } from 'node:net'
import { apduReader, codes, encodeApdu, type Apdu } from '#box/drivers/zvt-network/apdu.ts'
import { digitsOf, fieldsOf, packDigits } from '#box/drivers/zvt-network/fields.ts'

/** What a guest and their bank do at the terminal. */
export type Play =
  | 'approve'
  | 'decline'
  | 'guest aborts'
  /** It has something else to do. */
  | 'busy'
  /** The money is taken, and the line breaks before anybody hears of it. */
  | 'approve, line lost'
  /** The line breaks before anything is taken. */
  | 'line lost'
  | 'other sum'
  | 'no sum'
  | 'garbage'
  | 'oversize'
  /** Nothing more is said. */
  | 'silent'
  /** The guest takes their time, until `go` is called. */
  | 'waits'
  /** Its day has ended: what was paid before is reversed no more. */
  | 'day over'
  /** At its end of day: it says no sum; one that is too high; or it ends, and the line breaks before anybody hears of it. */
  | 'day without sum'
  | 'day of another sum'
  | 'day ended, line lost'

/** `isBack` is money it put on a card. */
type Booked = { cents: number; receipt: number; isApproved: boolean; reversed: boolean; isBack: boolean }

const asItStarts = () => ({
  play: 'approve' as Play,
  /** Its journal, which no line can take from it. */
  booked: [] as Booked[],
  /** How many of them its last end of day has counted. */
  counted: 0,
  /** Commands as they came, by their codes. */
  asked: [] as number[],
  /** Minutes by which its clock is wrong. */
  clockMinutes: 0,
  open: 0,
  mostOpen: 0,
  /** Hears that a waiting guest is there. */
  go: () => {},
})

/** A card terminal on loopback that speaks ZVT and does what it is told to play, one command at a time. */
export async function startTerminalSimulator(password = '000000') {
  const state = asItStarts()
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: false }, socket => {
    socket.setNoDelay()
    sockets.add(socket)
    state.mostOpen = Math.max(state.mostOpen, (state.open += 1))
    const read = apduReader()
    socket.on('error', () => {})
    socket.on('close', () => {
      state.open -= 1
      sockets.delete(socket)
    })
    socket.on('data', bytes => {
      for (const apdu of read(bytes as Buffer)) answer(socket, apdu)
    })
  })
  const status = (socket: Socket, booked: Booked) =>
    say(socket, codes.status, statusOf(booked, state.clockMinutes))
  const say = (socket: Socket, code: number, data: readonly number[] = []) =>
    socket.write(encodeApdu({ code, data: Uint8Array.from(data) }))
  const end = (socket: Socket, code?: number) =>
    code === undefined ? say(socket, codes.completion) : say(socket, codes.abort, [code])

  function answer(socket: Socket, { code, data }: Apdu): void {
    if (code === codes.ack) return
    state.asked.push(code)
    if (code === codes.stop) {
      say(socket, codes.ack)
      return void end(socket, 0x6c)
    }
    say(socket, codes.ack)
    if (code === codes.registration)
      return void end(socket, digitsOf(data.slice(0, 3)) === password ? undefined : 0x83)
    if (code === codes.repeatReceipt) return repeat(socket)
    if (code === codes.authorisation) return pay(socket, centsIn(data))
    if (code === codes.endOfDay) return endDay(state, { say, end: code => end(socket, code), socket })
    if (code === codes.reversal) return reverse(socket, Number(digitsOf(data.slice(4, 6))))
    if (code === codes.refund)
      return act(socket, centsIn(data.slice(3)), (cents, isApproved) => book(cents, isApproved, true))
    say(socket, codes.abort, [0x83])
  }

  const centsIn = (data: Uint8Array) => Number(digitsOf(fieldsOf(data).get(0x04)))

  function repeat(socket: Socket): void {
    if (state.play === 'busy') return void end(socket, 0xa0)
    const last = state.booked.at(-1)
    if (!last) return void end(socket, 0x83)
    status(socket, last)
    end(socket)
  }

  function book(cents: number, isApproved: boolean, isBack = false): Booked {
    const made = { cents, receipt: state.booked.length + 1, isApproved, reversed: false, isBack }
    state.booked.push(made)
    return made
  }

  const pay = (socket: Socket, cents: number) => act(socket, cents, book)

  /** Moves money, as it is told to play. */
  function act(socket: Socket, cents: number, book: (cents: number, isApproved: boolean) => Booked): void {
    if (state.play === 'busy') return void end(socket, 0xa0)
    say(socket, codes.intermediate, [0x0a])
    const plays: Record<Play, () => void> = {
      approve: () => (status(socket, book(cents, true)), end(socket)),
      decline: () => (status(socket, book(cents, false)), end(socket, 0x05)),
      'guest aborts': () => end(socket, 0x6c),
      busy: () => {},
      'approve, line lost': () => (book(cents, true), socket.destroy()),
      'line lost': () => socket.destroy(),
      'other sum': () => (status(socket, { ...book(cents, true), cents: cents + 100 }), end(socket)),
      'no sum': () => (book(cents, true), say(socket, codes.status, [0x27, 0]), end(socket)),
      garbage: () => (book(cents, true), socket.write(Uint8Array.from({ length: 64 }, (_, at) => at * 37))),
      oversize: () => (book(cents, true), socket.write(Uint8Array.of(0x04, 0x0f, 0xff, 0xff, 0xff))),
      silent: () => book(cents, true),
      'day over': () => (status(socket, book(cents, true)), end(socket)),
      'day without sum': () => (status(socket, book(cents, true)), end(socket)),
      'day of another sum': () => (status(socket, book(cents, true)), end(socket)),
      'day ended, line lost': () => (status(socket, book(cents, true)), end(socket)),
      waits: () => (state.go = () => (status(socket, book(cents, true)), end(socket))),
    }
    plays[state.play]()
  }

  function reverse(socket: Socket, receipt: number): void {
    const known = state.booked.find(each => each.receipt === receipt && each.isApproved && !each.reversed)
    if (!known || state.play === 'day over') return void end(socket, 0xb5)
    act(socket, known.cents, (cents, isApproved) => {
      known.reversed = isApproved
      return Object.assign(book(cents, isApproved), { reversed: true })
    })
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    port,
    connection: `zvt://127.0.0.1:${port}`,
    /** What it has of its guests' money, in cents. */
    takenCents: () =>
      state.booked
        .filter(each => each.isApproved && !each.reversed)
        .reduce((sum, { cents, isBack }) => sum + (isBack ? -cents : cents), 0),
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
export type TerminalSimulator = Awaited<ReturnType<typeof startTerminalSimulator>>

type Line = {
  socket: Socket
  say: (socket: Socket, code: number, data?: readonly number[]) => unknown
  end: (code?: number) => unknown
}

/** Ends its day: what it took since the last one, less what it gave back. */
function endDay(state: ReturnType<typeof asItStarts>, { socket, say, end }: Line): void {
  if (state.play === 'busy') return void end(0xa0)
  if (state.play === 'silent') return
  const day = state.booked.slice(state.counted).filter(each => each.isApproved)
  const worth = ({ cents, isBack, reversed }: Booked) => (isBack ? -cents : reversed ? 0 : cents)
  const cents = day.reduce((sum, each) => sum + worth(each), 0)
  state.counted = state.booked.length
  if (state.play === 'day ended, line lost') return void socket.destroy()
  for (const text of ['Kassenschnitt', `Summe EUR ${cents / 100}`, 'Karte 4000001234567899'])
    say(socket, codes.printLine, [0, ...Buffer.from(text, 'latin1')])
  const said = state.play === 'day of another sum' ? cents + 600 : cents
  if (state.play !== 'day without sum') say(socket, codes.status, totalsOf(said, day.length))
  end()
}

/** What an end of day tells: its sum, and that by sorts of cards, all of it by Visa. */
function totalsOf(cents: number, count: number): number[] {
  const sum = Math.max(0, cents)
  const sorts = [0, 0, 0, 0, sum, 0, 0].flatMap(each => [each ? count : 0, ...packDigits(each, 6)])
  return [0x27, 0, 0x04, ...packDigits(sum, 6), 0x60, 0xf0, 0xf5, 0xf3, 0, 1, 0, 9, ...sorts]
}

/** Status information: result, sum, trace, time, day, receipt, a masked number and the card's name. */
function statusOf({ cents, receipt, isApproved }: Booked, clockMinutes: number): number[] {
  const now = new Date(Date.now() + clockMinutes * 60_000)
  const local = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Luxembourg',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const [day = '', time = ''] = local.format(now).split(' ')
  const fields: Record<number, readonly number[]> = {
    0x27: [isApproved ? 0 : 0x05],
    0x04: [...packDigits(cents, 6)],
    0x0b: [...packDigits(receipt + 500, 3)],
    0x0c: [...packDigits(time.replaceAll(':', ''), 3)],
    0x0d: [...packDigits(day.slice(5).replace('-', ''), 2)],
    0x22: [0xf0, 0xf3, 0x67, 0xee, 0xe1],
    0x87: [...packDigits(receipt, 2)],
    0x8b: [0xf0, 0xf5, ...Buffer.from('Visa\u0000')],
  }
  return Object.entries(fields).flatMap(([name, bytes]) => [Number(name), ...bytes])
}
