import { expect, test } from 'vitest'
import { remembering } from '#relay/documents/remembering.ts'

test('a text is looked into once for each thing that is asked of it', () => {
  const looked: string[] = []
  const width = remembering(
    (text: string, size: number) => {
      looked.push(`${size} ${text}`)
      return text.length * size
    },
    size => `${size} `,
  )
  expect([width('Salle', 2), width('Salle', 3), width('Salle', 2)]).toEqual([10, 15, 10])
  expect(looked).toEqual(['2 Salle', '3 Salle'])
})

test('what is remembered is bounded: long texts never are, and with too many it begins anew', () => {
  let looked = 0
  const length = remembering(text => (looked++, text.length))
  const long = 'x'.repeat(1000)
  expect([length(long), length(long), looked]).toEqual([1000, 1000, 2])
  for (let number = 0; number < 1000; number++) length(`${number}`.padStart(100))
  expect(looked).toBe(1002)
  length(`${999}`.padStart(100))
  expect(looked).toBe(1002)
  length(`${0}`.padStart(100))
  expect(looked).toBe(1003)
})

test('that nothing was found is remembered too', () => {
  let looked = 0
  const none = remembering(() => void looked++)
  none('')
  none('')
  expect(looked).toBe(1)
})
