import type { Catalogue } from '#core/journal/apply.ts'
import { coffee } from './bar-people.ts'
import { commandsWith } from './switched-off.ts'
import type { Mutant } from './mutant.ts'

type Entry = Record<string, unknown>

/** Every command reads one entry otherwise; of each catalogue one lie, since prices are kept by catalogue. */
function readingEntry(kind: string, id: string, change: (entry: Entry) => Entry) {
  const lies = new WeakMap<Catalogue, Catalogue>()
  const told = <E>(of: string, entry: E): E =>
    of === kind && (entry as Entry)['id'] === id ? (change(entry as Entry) as E) : entry
  const lyingOf = (real: Catalogue): Catalogue => ({
    ...real,
    get: (of, wanted) => {
      const entry = real.get(of, wanted)
      return entry && told(of, entry)
    },
    all: of => real.all(of).map(entry => told(of, entry)),
  })
  return commandsWith(tx => {
    const lie = lies.get(tx.catalogue) ?? lyingOf(tx.catalogue)
    lies.set(tx.catalogue, lie)
    return { ...tx, catalogue: lie }
  })
}

/** Rules about what is sold at the bar that are switched off. */
export const barMutants: Mutant[] = [
  {
    rule: 'a product costs in its hours what they say',
    rules: () => ({
      node: readingEntry('product', coffee.id, entry => ({ ...entry, happyHours: [] })),
    }),
    options: { bar: 0.3 },
  },
  {
    rule: 'what is taken away has a VAT of its own',
    rules: () => ({
      node: readingEntry('vat_class', 'food', entry => ({
        ...entry,
        rates: [{ from: '2024-01-01', basisPoints: coffee.vatHere }],
      })),
    }),
    options: { bar: 0.3 },
  },
]
