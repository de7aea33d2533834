import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { priceList } from '#core/pricing/price-list.entity.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { previewPrices, type AskedPrice } from '#core/pricing/price-preview.ts'
import { withClassRates } from '#core/pricing/class-rates.ts'
import { eventTerms } from '#core/programme/show-terms.ts'
import { seatClass } from '#core/venue/seat-class.entity.ts'
import { builtInClasses } from '#core/venue/seat-class.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useLabels } from '../kit/use-labels.ts'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const channels = ['site', 'pos'] as const
const dimensions = ['2d', '3d'] as const

/** What is asked: a show, and the ticket for it. */
type Asked = Pick<AskedPrice, 'seatClass' | 'dimension' | 'channel'> & {
  screenId: string
  movieId: string
  eventId: string
  priceListId: string
  day: string
  time: string
  bought: string
}

/** What a ticket for some show would cost, by the very rules that its sale goes by, and why other prices are not offered. */
export function PriceCheck({ rates, programme }: { rates: readonly PriceRate[]; programme: Programme }) {
  const { t, locale } = useWords()
  const entries = useEntries(seatClass).data?.entries
  const lists = useEntries(priceList).data?.entries.filter(({ deleted }) => !deleted) ?? []
  const { screens, today, exhibitor } = programme
  const [asked, setAsked] = useState<Asked>({
    screenId: screens[0]?.id ?? '',
    movieId: '',
    eventId: '',
    priceListId: '',
    day: today,
    time: '20:00',
    bought: today,
    seatClass: 'standard',
    dimension: '2d',
    channel: 'site',
  })
  const screen = screens.find(({ id }) => id === asked.screenId)
  if (!screen) return null
  const { seatClass: classId, dimension, channel, bought, eventId, priceListId, ...of } = asked
  const { midnightOffsetMinutes } = exhibitor
  const event = eventTerms(programme.events.find(({ id }) => id === eventId))
  const list = lists.find(({ id }) => id === priceListId) ?? null
  const all = { ...builtInClasses, ...Object.fromEntries((entries ?? []).map(each => [each.id, each])) }
  const classes = Object.entries(all)
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([value, { name }]) => ({ value, label: inLocale(name, locale) }))
  const show = { ...of, event, list, cinemaId: screen.cinemaId, midnightOffsetMinutes }
  return (
    <section className="stack price-check" aria-label={t('price_check')}>
      <h2>{t('price_check')}</h2>
      <p className="quiet">{t('price_check_lead')}</p>
      <Asking
        asked={asked}
        programme={programme}
        classes={classes}
        lists={lists.map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))}
        onAsk={change => setAsked(before => ({ ...before, ...change }))}
      />
      <Answer
        rates={withClassRates(rates, entries ?? [])}
        asked={{ show, seatClass: classId, dimension, channel, today: bought }}
      />
    </section>
  )
}

function Asking({
  asked,
  programme,
  classes,
  lists,
  onAsk,
}: {
  asked: Asked
  programme: Programme
  classes: readonly { value: string; label: string }[]
  lists: readonly { value: string; label: string }[]
  onAsk: (change: Partial<Asked>) => void
}) {
  const { t } = useWords()
  const { option } = useLabels('price_rate')
  const { cinemas, screens, movies, events } = programme
  const placeOf = ({ name, cinemaId }: Programme['screens'][number]) =>
    cinemas.length > 1 ? `${cinemas.find(({ id }) => id === cinemaId)?.name ?? ''} · ${name}` : name
  const choice = (
    name: 'dimension' | 'channel',
    values: readonly string[],
    [label, words]: [string, string],
  ) => (
    <Select
      label={label}
      data={values.map(value => ({ value, label: option(words, value) }))}
      value={asked[name]}
      allowDeselect={false}
      onChange={next => next && onAsk({ [name]: next })}
    />
  )
  return (
    <div className="row price-check-asked">
      <Select
        label={t('price_check_screen')}
        data={screens.map(screen => ({ value: screen.id, label: placeOf(screen) }))}
        value={asked.screenId}
        allowDeselect={false}
        onChange={next => next && onAsk({ screenId: next })}
      />
      <Select
        label={t('price_check_film')}
        placeholder={t('price_check_film_any')}
        data={movies.map(({ id, title }) => ({ value: id, label: title }))}
        value={asked.movieId || null}
        clearable
        searchable
        limit={60}
        nothingFoundMessage={t('nothing_found')}
        onChange={next => onAsk({ movieId: next ?? '' })}
      />
      <EventInput events={events} id={asked.eventId} onAsk={onAsk} />
      <ListInput lists={lists} id={asked.priceListId} onAsk={onAsk} />
      <DayInput label={t('price_check_day')} day={asked.day} onDay={day => onAsk({ day })} />
      <TextInput
        type="time"
        label={t('price_check_time')}
        value={asked.time}
        onChange={({ currentTarget: { value } }) => value && onAsk({ time: value.slice(0, 5) })}
      />
      <DayInput label={t('price_check_bought')} day={asked.bought} onDay={bought => onAsk({ bought })} />
      {choice('channel', channels, [t('price_check_place'), 'visibility'])}
      <Select
        label={t('price_check_seat')}
        data={[...classes]}
        value={asked.seatClass}
        allowDeselect={false}
        onChange={next => next && onAsk({ seatClass: next })}
      />
      {choice('dimension', dimensions, [t('price_check_picture'), 'dimension'])}
    </div>
  )
}

/** The event it is; nothing where there are none. */
function EventInput({
  events,
  id,
  onAsk,
}: {
  events: Programme['events']
  id: string
  onAsk: (change: Partial<Asked>) => void
}) {
  const { t } = useWords()
  if (!events.length) return null
  return (
    <Select
      label={t('price_check_event')}
      placeholder={t('price_check_event_none')}
      data={events.map(({ id, title }) => ({ value: id, label: title }))}
      value={id || null}
      clearable
      onChange={next => onAsk({ eventId: next ?? '' })}
    />
  )
}

/** The price list of the show; nothing where there are none. */
function ListInput({
  lists,
  id,
  onAsk,
}: {
  lists: readonly { value: string; label: string }[]
  id: string
  onAsk: (change: Partial<Asked>) => void
}) {
  const { t } = useWords()
  if (!lists.length) return null
  return (
    <Select
      label={t('show_price_list')}
      placeholder={t('show_price_list_none')}
      data={[...lists]}
      value={id || null}
      clearable
      onChange={next => onAsk({ priceListId: next ?? '' })}
    />
  )
}

/** A day that is never empty. */
function DayInput({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  return (
    <TextInput
      type="date"
      label={label}
      value={day}
      onChange={({ currentTarget: { value } }) => value && onDay(value)}
    />
  )
}

function Answer({ rates, asked }: { rates: readonly PriceRate[]; asked: AskedPrice }) {
  const { t, locale } = useWords()
  const { offered, not } = previewPrices(rates, asked)
  const sum = (cents: number) => formatCents(cents, locale)
  return (
    <div className="stack" aria-live="polite">
      {offered.length ? (
        <PlainTable
          label={t('price_check_offered')}
          heads={[t('price_check_rate'), t('price_check_parts'), t('price_check_sum')]}
          numbers={[t('price_check_sum')]}
          rows={offered.map(({ rate, parts, totalCents }) => ({
            key: rate.id,
            cells: [
              inLocale(rate.name, locale),
              parts
                .map(({ name, cents }) => {
                  const text = name === 'handling' ? t('price_check_handling') : inLocale(name, locale)
                  return `${text} ${sum(cents)}`
                })
                .join(' + '),
              sum(totalCents),
            ],
          }))}
        />
      ) : (
        <Notice tone="warn">{t('price_check_none')}</Notice>
      )}
      {not.length > 0 && (
        <PlainTable
          label={t('price_check_not')}
          heads={[t('price_check_not'), t('price_check_why')]}
          rows={not.map(({ rate, why }) => ({
            key: rate.id,
            cells: [inLocale(rate.name, locale), t(`rate_why.${why}`)],
          }))}
        />
      )}
    </div>
  )
}
