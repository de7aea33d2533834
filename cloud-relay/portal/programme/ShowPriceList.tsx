import { Select } from '@mantine/core'
import { inLocale } from '#core/i18n/locale.ts'
import { priceList } from '#core/pricing/price-list.entity.ts'
import { useEntries } from '../kit/use-entries.ts'
import { Failed } from '../parts/Failed.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useChangeShows } from './several/use-change-shows.ts'

const usual = 'usual'

/**
 * Which price list one show has, or several; tickets that were sold keep their price. Nothing where the exhibitor has no
 * price lists.
 *
 * @param now the list they have; null for the usual prices, undefined where they have not all the same
 */
export function ShowPriceList({
  cinemaId,
  ids,
  now,
}: {
  cinemaId: string
  ids: readonly string[]
  now: string | null | undefined
}) {
  const { locale, t } = useWords()
  const mayNot = useReason('manage_programme')
  const lists = useEntries(priceList).data?.entries.filter(({ deleted }) => !deleted) ?? []
  const changing = useChangeShows(cinemaId, ids)
  if (!lists.length) return null
  return (
    <>
      <Select
        label={t('show_price_list')}
        placeholder={t('choose')}
        data={[
          { value: usual, label: t('show_price_list_none') },
          ...lists
            .toSorted((a, b) => a.order - b.order)
            .map(({ id, name }) => ({ value: id, label: inLocale(name, locale) })),
        ]}
        value={now === undefined ? null : (now ?? usual)}
        allowDeselect={false}
        disabled={Boolean(mayNot) || changing.isPending || !ids.length}
        onChange={chosen => changing.mutate({ priceListId: chosen === usual ? null : chosen })}
      />
      <Failed error={changing.error} />
    </>
  )
}
