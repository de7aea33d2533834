import { commandsWith, readingFacts, writing } from './switched-off.ts'
import type { Mutant } from './mutant.ts'

type Line = Record<string, unknown>

/** Rules about combinations and recipes that are switched off. */
export const menuMutants: Mutant[] = [
  {
    rule: 'a sale takes the ingredients out of the store, not the product',
    rules: () => ({
      kinds: readingFacts('sale.made', (_at, fact, usual) => {
        const lines = fact.body['lines'] as Line[]
        const takes = lines.map(line => line['takes'])
        for (const line of lines) delete line['takes']
        usual()
        lines.forEach((line, index) => takes[index] && (line['takes'] = takes[index]))
      }),
    }),
    options: { menus: 0.3 },
  },
  {
    rule: 'what a menu gives costs together what the menu costs',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) => {
          if (type !== 'sale.made') return body
          const lines = (body['lines'] as Line[]).map(line =>
            line['combinationId'] && line['productId'] === 'popcorn'
              ? { ...line, totalCents: Number(line['totalCents']) - 1 }
              : line,
          )
          return { ...body, lines }
        }),
      ),
    }),
    options: { menus: 0.3 },
  },
]
