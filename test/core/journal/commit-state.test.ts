import { expect, test } from 'vitest'
import { nextCommit, type CommitEvent, type CommitState } from '#core/journal/commit-state.ts'

const at = (name: CommitState['at']) => ({ at: name }) as CommitState
const after = (name: CommitState['at'], event: CommitEvent, waiting: number) => {
  const { state, effect } = nextCommit(at(name), event, waiting)
  return [state.at, effect]
}

test('the first command asks for a turn, the others of that turn do not', () => {
  expect(after('idle', 'command', 1)).toEqual(['called', 'call'])
  expect(after('called', 'command', 2)).toEqual(['called', null])
})

test('in its turn all that wait become one group; where everybody was refused meanwhile there is none', () => {
  expect(after('called', 'turn', 2)).toEqual(['busy', 'run'])
  expect(after('called', 'turn', 0)).toEqual(['idle', null])
})

test('while a group is on its way commands wait, and are called when it is safe', () => {
  expect(after('busy', 'command', 1)).toEqual(['busy', null])
  expect(after('busy', 'turn', 1)).toEqual(['busy', null])
  expect(after('busy', 'done', 1)).toEqual(['called', 'call'])
  expect(after('busy', 'done', 0)).toEqual(['idle', null])
})

test('closed, nothing is begun any more', () => {
  for (const name of ['idle', 'called', 'busy'] as const)
    expect(after(name, 'close', 1)).toEqual(['closed', null])
  for (const event of ['command', 'turn', 'done', 'close'] as const)
    expect(after('closed', event, 1)).toEqual(['closed', null])
})

test('a turn that comes late, or a word nobody waits for, begins no second group', () => {
  expect(after('idle', 'turn', 1)).toEqual(['idle', null])
  expect(after('idle', 'done', 1)).toEqual(['idle', null])
  expect(after('called', 'done', 1)).toEqual(['called', null])
})
