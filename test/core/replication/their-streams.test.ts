import { expect, test } from 'vitest'
import { cursorAt, holdingTo, mayGoOn, openTheirStreams } from '#core/replication/their-streams.ts'

const stream = 'box-1.1.exhibitor'

test('what is on its way is not sent twice, and what a confirmation is late for is not taken back', () => {
  const onItsWay = { confirmed: 3, sent: 9 }
  expect(holdingTo(onItsWay, 5)).toEqual({ confirmed: 5, sent: 9 })
  expect(holdingTo(onItsWay, 2)).toEqual(onItsWay)
  // It has the facts from somebody else.
  expect(holdingTo(onItsWay, 12)).toEqual(cursorAt(12))
})

test('no more is sent than a window of unconfirmed facts', () => {
  expect(mayGoOn({ confirmed: 0, sent: 0 }, 0, 4)).toBe(false)
  expect(mayGoOn({ confirmed: 0, sent: 3 }, 9, 4)).toBe(true)
  expect(mayGoOn({ confirmed: 0, sent: 4 }, 9, 4)).toBe(false)
  expect(mayGoOn({ confirmed: 1, sent: 4 }, 9, 4)).toBe(true)
})

test('a stream with two histories is stopped once, until a greeting or a manager’s choice', () => {
  let decided = false
  const their = openTheirStreams(() => decided)
  expect([their.stop(stream), their.stop(stream), their.isOver(stream)]).toEqual([true, false, true])
  their.resume()
  expect([their.isOver(stream), their.stopped()]).toEqual([false, []])
  their.stop(stream)
  expect(their.stopped()).toEqual([stream])
  decided = true
  expect([their.isOver(stream), their.stopped(), their.stop(stream)]).toEqual([false, [], false])
})

test('a closed stream stays closed when stopped ones continue, and is forgotten with a new greeting', () => {
  const their = openTheirStreams(() => false)
  their.move(stream, cursorAt(7))
  expect([their.end(stream, 9), their.end(stream, 9)]).toEqual([true, false])
  their.resume()
  expect([their.isOver(stream), their.ended(), their.confirmed(stream)]).toEqual([true, [[stream, 9]], 7])
  their.forgetAll()
  expect([their.isOver(stream), their.ended(), their.confirmed(stream)]).toEqual([false, [], 0])
})

test('a stream with another history there is known as that, until ours is theirs or it greets anew', () => {
  const their = openTheirStreams(() => false)
  const head = { origin: stream, seq: 4, hash: 'theirs' }
  const isOther = () => true
  expect(their.isApart(stream, isOther)).toBe(false)
  their.part(head)
  expect([their.isApart(stream, isOther), their.isOver(stream)]).toEqual([true, false])
  expect([their.isApart(stream, () => false), their.isApart(stream, isOther)]).toEqual([false, false])
  their.part(head)
  their.forgetAll()
  expect(their.isApart(stream, isOther)).toBe(false)
})
