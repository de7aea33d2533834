import type { Locale } from '../../i18n/locale.ts'
import type { Catalogue } from '../../journal/apply.ts'
import type { SlipLook } from './arrange.ts'
import { linesField, type TemplateKind } from './slip-template.entity.ts'
import { wordLines } from './word-lines.ts'

/** What a cinema says of a slip; undefined where it says nothing. Of two that both sides made meanwhile the older one holds. */
export function slipLook(
  catalogue: Pick<Catalogue, 'all'>,
  cinemaId: string,
  slip: TemplateKind,
  locale: Locale,
): SlipLook | undefined {
  const [template] = catalogue
    .all('slip_template')
    .filter(each => !each.deleted && each.cinemaId === cinemaId && each.slip === slip)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return (
    template && {
      blocks: slip === 'invoice' ? undefined : template[linesField[slip]],
      headLines: wordLines(template.head, locale),
      footLines: wordLines(template.foot, locale),
    }
  )
}
