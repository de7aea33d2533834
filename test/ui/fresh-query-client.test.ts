import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { FreshQueryClient } from '#ui/fresh-query-client.ts'

/** A server whose answers are held back until they are let go; each says what was true when it was asked. */
function server() {
  const waiting: (() => void)[] = []
  const state = { truth: 1, asked: 0 }
  const queryFn = () => {
    const seen = state.truth
    state.asked += 1
    return new Promise<number>(resolve => waiting.push(() => resolve(seen)))
  }
  return { state, queryFn, answer: () => waiting.shift()?.() }
}
const queryKey = ['terminal', 'bill-1']
const client = () =>
  new FreshQueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
const turn = () => new Promise(resolve => setImmediate(resolve))

test('what changes while the first answer is on its way is asked for when that one is there', async () => {
  const memory = client()
  const { state, queryFn, answer } = server()
  const observer = new QueryObserver(memory, { queryKey, queryFn })
  const end = observer.subscribe(() => {})
  state.truth = 2
  const done = memory.invalidateQueries({ queryKey: ['terminal'] })
  expect(state.asked).toBe(1)
  answer()
  await turn()
  expect([state.asked, observer.getCurrentResult().data]).toEqual([2, 1])
  answer()
  await done
  expect(observer.getCurrentResult().data).toBe(2)
  end()
})

test('an answer nobody looks at yet is out of date once it is there', async () => {
  const memory = client()
  const { state, queryFn, answer } = server()
  const first = memory.fetchQuery({ queryKey, queryFn })
  state.truth = 2
  const done = memory.invalidateQueries({ queryKey })
  answer()
  expect(await first).toBe(1)
  await done
  expect(memory.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('one that is begun anew at once is asked for once', async () => {
  const memory = client()
  const { state, queryFn, answer } = server()
  memory.setQueryData(queryKey, 0)
  const observer = new QueryObserver(memory, { queryKey, queryFn })
  const end = observer.subscribe(() => {})
  const done = memory.invalidateQueries({ queryKey })
  answer()
  await done
  expect([state.asked, observer.getCurrentResult().data]).toEqual([1, 1])
  end()
})

test('a first answer that fails is asked for once more', async () => {
  const memory = client()
  let asked = 0
  const observer = new QueryObserver(memory, {
    queryKey,
    queryFn: () => ((asked += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(7)),
  })
  const end = observer.subscribe(() => {})
  await memory.invalidateQueries({ queryKey })
  expect([asked, observer.getCurrentResult().data]).toEqual([2, 7])
  end()
})
