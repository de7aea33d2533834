import { formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useMovements } from './queries.ts'

/** What happened to a product in a cinema: when, how many, and who. */
export function Movements({
  cinema,
  product,
  onClose,
}: {
  cinema: { id: string; name: string; timezone: string }
  product: Product
  onClose: () => void
}) {
  const { locale, t } = useWords()
  const asked = useMovements(cinema.id, product.id)
  const moved = asked.data?.pages.flatMap(page => page.movements) ?? []
  const signed = (quantity: number) => (quantity > 0 ? `+${quantity}` : `${quantity}`.replace('-', '−'))
  return (
    <SidePanel title={inLocale(product.name, locale)} lead={cinema.name} onClose={onClose}>
      <h3 className="panel-title">{t('stock_moved')}</h3>
      {!asked.data ? (
        <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
      ) : moved.length === 0 ? (
        <p className="quiet">{t('stock_moved_none')}</p>
      ) : (
        <>
          <ol className="voucher-history">
            {moved.map((change, index) => (
              <li key={index}>
                <span>
                  <strong className="figures">
                    {change.what === 'counted' ? `= ${change.quantity}` : signed(change.quantity)}
                  </strong>{' '}
                  {t(`stock_what_${change.what}`)}
                  {change.reason && ` · ${t(`stock_reason.${change.reason}`)}`}
                  {change.note && ` · ${change.note}`}
                </span>
                <span className="quiet figures">
                  {formatDay(change.at, locale, cinema.timezone)}{' '}
                  {formatTime(change.at, locale, cinema.timezone)} · {change.who}
                  {change.billNumber && ` · ${change.billNumber}`}
                </span>
              </li>
            ))}
          </ol>
          {asked.hasNextPage && (
            <Button busy={asked.isFetchingNextPage} onPress={() => void asked.fetchNextPage()}>
              {t('load_older')}
            </Button>
          )}
        </>
      )}
    </SidePanel>
  )
}
