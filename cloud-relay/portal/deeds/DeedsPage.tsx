import { Select, TextInput } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { employee as employeeEntity } from '#core/people/employee.entity.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { aboutFact, type About } from '../boxes/breach-words.ts'
import { useEntries } from '../kit/use-entries.ts'
import { Failed } from '../parts/Failed.tsx'
import { Page } from '../parts/Page.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useZone } from '../vouchers/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { useDeeds } from './use-deeds.ts'

const subjects: readonly About[] = [
  'sales',
  'refunds',
  'vouchers',
  'money',
  'admission',
  'seats',
  'programme',
  'prices',
  'people',
  'personal',
  'boxes',
  'settings',
]

/** Who did what, everywhere: by person, by what it was about and by day, newest first. */
export function DeedsPage() {
  const { t, locale } = useWords()
  const zone = useZone()
  const [address, setAddress] = useSearchParams()
  const about = subjects.find(each => each === address.get('about')) ?? null
  const wanted = { employee: address.get('who'), about, day: address.get('day') }
  const { asked, deeds, isLooking } = useDeeds(wanted, zone)
  const put = (name: string, value: string | null) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <Page title={t('who_did')} lead={t('who_did_lead')}>
      <div className="stack deeds">
        <Filter wanted={wanted} put={put} />
        <Failed error={asked.error} />
        {deeds.length > 0 && (
          <PlainTable
            label={t('who_did')}
            heads={[t('who_did_when'), t('who_did_who'), t('who_did_what'), t('who_did_where')]}
            rows={deeds.map(deed => ({
              key: deed.id,
              cells: [
                <span className="figures">
                  {formatDay(deed.at, locale, zone)}, {formatTime(deed.at, locale, zone)}
                </span>,
                deed.who,
                `${t(`deed_${aboutFact(deed.what)}`)}${deed.name ? `: ${inLocale(deed.name, locale)}` : ''}`,
                deed.via === 'portal' ? t('session_portal') : deed.via,
              ],
            }))}
          />
        )}
        {deeds.length === 0 && isLooking && <Skeleton height="320px" />}
        {deeds.length === 0 && !isLooking && !asked.error && (
          <EmptyState icon="clock" title={t(asked.hasNextPage ? 'deeds_none_lately' : 'deeds_none')} />
        )}
        {asked.hasNextPage && !(deeds.length === 0 && isLooking) && (
          <div className="row">
            <Button busy={isLooking} onPress={() => void asked.fetchNextPage()}>
              {t('entry_older')}
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}

function Filter({
  wanted,
  put,
}: {
  wanted: { employee: string | null; about: string | null; day: string | null }
  put: (name: string, value: string | null) => void
}) {
  const { t, locale } = useWords()
  const people = useEntries(employeeEntity).data?.entries ?? []
  const names = people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="deeds-filter">
      <Select
        label={t('who_did_who')}
        placeholder={t('who_did_everybody')}
        data={names.toSorted((a, b) => a.label.localeCompare(b.label, locale))}
        value={wanted.employee}
        clearable
        searchable
        nothingFoundMessage={t('nothing_found')}
        onChange={value => put('who', value)}
      />
      <Select
        label={t('who_did_what')}
        placeholder={t('who_did_everything')}
        data={subjects.map(value => ({ value, label: t(`deed_${value}`) }))}
        value={wanted.about}
        clearable
        onChange={value => put('about', value)}
      />
      <TextInput
        type="date"
        label={t('who_did_day')}
        value={wanted.day ?? ''}
        onChange={event => put('day', event.currentTarget.value || null)}
      />
    </div>
  )
}
