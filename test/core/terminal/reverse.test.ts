import { expect, test } from 'vitest'
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

test('nobody gives card money back by hand while the terminal may be giving it back', async () => {
  const { node } = await openSmallNode('box')
  const paid = { id: 'paid', kind: 'payment', forId: 'bill-1', ofId: null, cents: 1000 } as const
  const back = { ...paid, id: 'back', kind: 'reversal', ofId: 'paid' } as const
  const attempt = (id: string) => attemptById(node.db, 'cinema-1', id)
  await node.execute(atRegister, tx => void askTerminal(tx, paid, desk, by))
  await node.execute(atRegister, tx => answerAttempt(tx, attempt('paid')!, approved))
  await node.execute(atRegister, tx => void askTerminal(tx, back, desk, by))
  const byHand = (id: string) => node.execute(atRegister, tx => reverseByWord(tx, { ...back, id }, desk, by))
  await expect(byHand('back')).rejects.toMatchObject({ code: 'terminal_unanswered' })
  await expect(byHand('other')).rejects.toMatchObject({ code: 'terminal_unanswered' })
  expect(attempt('back')?.outcome).toBeNull()
})
