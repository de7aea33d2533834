import { expect, test } from 'vitest'
import type { Author, Known } from '#core/authorship/author.ts'
import { wrongWith } from '#core/authorship/check.ts'
import type { PaymentRow } from '#core/billing/payment-store.ts'
import { factKinds } from '#core/facts.ts'
import { wordOfFound, type FinalWord } from '#core/sales/final-word.ts'

const nobody = { purchase: () => undefined, payment: () => undefined, show: () => undefined }
const known = nobody as unknown as Known
const relay: Author = { side: 'relay', nodeId: 'relay', cinemaId: null }
const open = { id: 'p-1', cents: 1200, status: 'paying' } as PaymentRow

const words: FinalWord[] = ['paid', 'cancelled', 'expired', 'failed']

// A relay whose disks were both set back may find a payment for a show it no longer knows.
test.each(words.flatMap(word => [[word, 'cinema-1'] as const, [word, null] as const]))(
  'the end of a found payment (%s) for a show of %s is believed',
  (word, cinemaId) => {
    const drafts = wordOfFound(open, cinemaId, word, 'relay')
    expect(drafts).toHaveLength(1)
    for (const { scope, type, body } of drafts) {
      const origin = `${relay.nodeId}.1.${scope}`
      const fact = { origin, seq: 1, v: 1, at: '', actor: { who: 'node', via: 'test' }, type, body }
      expect(wrongWith(fact, relay, known, factKinds)).toBeUndefined()
    }
  },
)
