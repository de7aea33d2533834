import { Select } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { isStored } from '#core/pricing/combination.ts'
import { product } from '#core/pricing/product.entity.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import type { StockLevelView } from '#core/stock/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Page, Waiting } from '../parts/Page.tsx'
import { ListTable } from '../parts/ListTable.tsx'
import { Status } from '../parts/Status.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { EnterStock } from './EnterStock.tsx'
import { Movements } from './Movements.tsx'
import { useStock } from './queries.ts'

/** What is left of each product in a cinema, what happened to it, and the form for deliveries, counts and waste. */
export function StockPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const cinemas = useProgramme({}).data?.cinemas ?? []
  const cinema = cinemas.find(({ id }) => id === address.get('cinema')) ?? cinemas[0]
  const entries = useEntries(product)
  const levels = useStock(cinema?.id)
  const products = (entries.data?.entries ?? [])
    // What is made of other things is never in the store itself.
    .filter(each => !each.deleted && isStored(each))
    .filter(({ cinemaIds }) => !cinemaIds?.length || (cinema && cinemaIds.includes(cinema.id)))
    .sort((a, b) => a.order - b.order)
  const show = (change: Record<string, string>) =>
    setAddress({ ...(cinema ? { cinema: cinema.id } : {}), ...change }, { replace: true })
  const close = () => show({})
  const opened = products.find(({ id }) => id === address.get('product'))
  const known = levels.data?.levels ?? []
  return (
    <Page
      title={t('stock')}
      lead={t('stock_lead')}
      actions={
        <>
          {cinemas.length > 1 && (
            <Select
              aria-label={t('stock_cinema')}
              data={cinemas.map(({ id, name }) => ({ value: id, label: name }))}
              value={cinema?.id ?? null}
              allowDeselect={false}
              onChange={next => next && setAddress({ cinema: next }, { replace: true })}
            />
          )}
          <Button
            variant="primary"
            icon="plus"
            {...(products.length && cinema ? {} : { disabledReason: t('stock_none') })}
            onPress={() => show({ enter: 'yes' })}
          >
            {t('stock_enter')}
          </Button>
        </>
      }
    >
      <div className="board-layout">
        {!entries.data || !levels.data || !cinema ? (
          <Waiting asked={entries.isError ? entries : levels} skeleton={<Skeleton height="320px" />} />
        ) : products.length === 0 ? (
          <EmptyState icon="popcorn" title={t('stock_none')}>
            {t('stock_none_hint')}
          </EmptyState>
        ) : (
          <Levels
            products={products}
            levels={known}
            zone={cinema.timezone}
            openId={opened?.id}
            onOpen={id => show({ product: id })}
          />
        )}
        {cinema && address.get('enter') ? (
          <EnterStock key={cinema.id} cinema={cinema} products={products} levels={known} onClose={close} />
        ) : (
          cinema && opened && <Movements key={opened.id} cinema={cinema} product={opened} onClose={close} />
        )}
      </div>
    </Page>
  )
}

function Levels({
  products,
  levels,
  zone,
  openId,
  onOpen,
}: {
  products: readonly Product[]
  levels: readonly StockLevelView[]
  zone: string
  openId: string | undefined
  onOpen: (productId: string) => void
}) {
  const { locale, t } = useWords()
  return (
    <ListTable
      label={t('stock')}
      name={{ name: t('stock_product') }}
      heads={[
        { name: t('stock_level'), isNumber: true },
        { name: t('status'), isClear: true },
        { name: t('stock_counted'), isMinor: true },
      ]}
      rows={products.map(({ id, name }) => {
        const level = levels.find(each => each.productId === id)
        return {
          id,
          name: inLocale(name, locale),
          cells: [
            level ? <strong>{level.level}</strong> : '–',
            <LevelStatus key="status" level={level} />,
            level?.countedAt
              ? `${level.counted} · ${formatDay(level.countedAt, locale, zone)} ${formatTime(level.countedAt, locale, zone)}`
              : level && t('stock_never'),
          ],
        }
      })}
      openId={openId ?? null}
      onOpen={onOpen}
    />
  )
}

function LevelStatus({ level }: { level: StockLevelView | undefined }) {
  const { t } = useWords()
  if (!level) return <Status tone="quiet">{t('stock_untracked')}</Status>
  if (level.level < 0) return <Status tone="stop">{t('stock_below')}</Status>
  return level.low ? (
    <Status tone="warn">{t('stock_low')}</Status>
  ) : (
    <Status tone="ok">{t('stock_fine')}</Status>
  )
}
