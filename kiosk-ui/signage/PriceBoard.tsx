/** @jsxImportSource preact */
import { formatCents } from '#core/i18n/format.ts'
import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import type { BoardPart } from './scenes.ts'
import type { Say } from './words.ts'

/** Heads whose words walls have. */
const known = ['tickets', 'supplements', 'popcorn', 'drinks', 'snacks', 'sweets', 'bar'] as const

/** What things cost: names and sums under their heads, in columns. */
export function PriceBoard({
  columns,
  pageKey,
  locale,
  say,
}: {
  columns: readonly BoardPart[][]
  pageKey: string
  locale: Locale
  say: Say
}) {
  const headOf = ({ id, name }: BoardPart) => {
    const word = known.find(each => each === id)
    return name ? inLocale(name as Words, locale) : word ? say(word) : ''
  }
  return (
    <div class="board" data-columns={columns.length} key={`${pageKey} ${locale}`}>
      {columns.map((parts, index) => (
        <div class="board-column" key={index}>
          {parts.map((part, nth) => (
            <section key={nth}>
              <h2 class="board-head">{headOf(part)}</h2>
              <ul>
                {part.rows.map((row, at) => (
                  <li class="board-row" key={at}>
                    <span class="board-name">{inLocale(row.name as Words, locale)}</span>
                    <span class="board-sum">
                      {row.plus && '+ '}
                      {formatCents(row.cents, locale)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}
