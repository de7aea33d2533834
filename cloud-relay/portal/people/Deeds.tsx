import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { readDeeds } from '#core/people/account-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { aboutFact } from '../boxes/breach-words.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useZone } from '../vouchers/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** What a person did, newest first, from the journal. Nothing is read before it is asked for. */
export function Deeds({ id }: { id: string }) {
  const { locale, t } = useWords()
  const zone = useZone()
  const call = useCall()
  const asked = useInfiniteQuery({
    queryKey: ['entries', 'employee', 'deeds', id],
    queryFn: ({ pageParam, signal }) =>
      call(readDeeds, {
        params: { id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: page => page.next,
    enabled: false,
  })
  const deeds = asked.data?.pages.flatMap(page => page.deeds)
  return (
    <section className="stack" aria-labelledby="deeds">
      <h3 className="panel-title" id="deeds">
        {t('deeds')}
      </h3>
      {deeds && deeds.length === 0 && (
        <p className="quiet">{t(asked.hasNextPage ? 'deeds_none_lately' : 'deeds_none')}</p>
      )}
      {deeds && deeds.length > 0 && (
        <ol className="entry-history">
          {deeds.map(deed => (
            <li key={deed.id}>
              <span>
                {t(`deed_${aboutFact(deed.what)}`)}
                {deed.name && `: ${inLocale(deed.name, locale)}`}
              </span>
              <span className="quiet figures">
                {formatDay(deed.at, locale, zone)} {formatTime(deed.at, locale, zone)}, {deed.via}
              </span>
            </li>
          ))}
        </ol>
      )}
      {(!deeds || asked.hasNextPage) && (
        <div className="row">
          <Button
            size="small"
            busy={asked.isFetching}
            onPress={() => void (deeds ? asked.fetchNextPage() : asked.refetch())}
          >
            {t(deeds ? 'entry_older' : 'deeds_show')}
          </Button>
        </div>
      )}
    </section>
  )
}
