import { expect, test } from 'vitest'
import type { AttemptRequest } from '#core/terminal/attempt.ts'
import { answerAttempt, askTerminal, reverseByWord } from '#core/terminal/commands.ts'
import { attemptById } from '#core/terminal/store.ts'
import { atRegister, openSmallNode } from '../../world/small-exhibitor.ts'

const desk = { id: 'desk', name: 'Desk', connection: 'viva://10.0.0.9', password: '' }
const by = {
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till',
}
const approved = {
  outcome: 'approved',
  reason: null,
  receipt: '7',
  trace: null,
  card: null,
  employeeId: null,
  employeeName: null,
} as const

/** A payment that a terminal took for nothing, and the order by which it is to give it back. */
async function taken() {
  const { node } = await openSmallNode('box')
  const paid = { id: 'paid', kind: 'payment', forId: 'bill-1', ofId: null, cents: 1000 } as const
  const back = { ...paid, id: 'back', kind: 'reversal', ofId: 'paid' } as const
  const attempt = (id: string) => attemptById(node.db, 'cinema-1', id)
  const ask = (request: AttemptRequest) =>
    node.execute(atRegister, tx => void askTerminal(tx, request, desk, by))
  const answer = (id: string, given: Parameters<typeof answerAttempt>[2]) =>
    node.execute(atRegister, tx => answerAttempt(tx, attempt(id)!, given))
  const byHand = (id: string) => node.execute(atRegister, tx => reverseByWord(tx, { ...back, id }, desk, by))
  await ask(paid)
  await answer('paid', approved)
  return { back, attempt, ask, answer, byHand }
}

test('nobody gives card money back by hand while the terminal may be giving it back', async () => {
  const { back, attempt, ask, byHand } = await taken()
  await ask(back)
  await expect(byHand('back')).rejects.toMatchObject({ code: 'terminal_unanswered' })
  await expect(byHand('other')).rejects.toMatchObject({ code: 'terminal_unanswered' })
  expect(attempt('back')?.outcome).toBeNull()
})

test('nobody is told to give card money back by hand under an order that the terminal has answered', async () => {
  const { back, attempt, ask, answer, byHand } = await taken()
  await ask(back)
  await answer('back', { ...approved, outcome: 'failed', reason: 'not_done', receipt: null })
  await expect(byHand('back')).rejects.toMatchObject({ code: 'request_reused' })
  expect(attempt('paid')?.isOpen).toBe(1)
  await byHand('other')
  await byHand('other')
  expect(attempt('other')?.outcome).toBe('approved')
  expect(attempt('paid')?.isOpen).not.toBe(1)
})
