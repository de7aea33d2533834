import { expect, test } from 'vitest'
import { noticesNow } from '#core/signage/notices.ts'

const notice = (id: string, more: object = {}) => ({
  id,
  cinemaId: null as string | null,
  urgent: false,
  untilMs: null as number | null,
  ...more,
})
const shown = (...all: ReturnType<typeof notice>[]) => noticesNow(all, 'cinema-1', 1000).map(({ id }) => id)

test('a wall says what is for its cinema or for all, until its time, and what is urgent first', () => {
  expect(shown(notice('all'), notice('theirs', { cinemaId: 'cinema-2' }))).toEqual(['all'])
  expect(shown(notice('ours', { cinemaId: 'cinema-1' }))).toEqual(['ours'])
  expect(shown(notice('over', { untilMs: 1000 }), notice('still', { untilMs: 1001 }))).toEqual(['still'])
  expect(shown(notice('first'), notice('fire', { urgent: true }))).toEqual(['fire', 'first'])
})
