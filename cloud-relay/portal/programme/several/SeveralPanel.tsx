import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { guestChannels } from '#core/planning/contract.ts'
import { severalMost } from '#core/planning/several-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { SidePanel } from '../../parts/SidePanel.tsx'
import { sentenceOf } from '../../server/ServerProvider.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { takenOf } from '../board.ts'
import { CancelMode, type CancelModeChoice } from '../CancelMode.tsx'
import { KeywordForm } from '../KeywordForm.tsx'
import { ShowPriceList } from '../ShowPriceList.tsx'
import { OnlineForm } from './OnlineSale.tsx'
import { useCancelShows, useChangeShows } from './use-change-shows.ts'
import type { Several } from './use-several.ts'

/** The shows that are chosen on the board, and what is done with all of them. */
export function SeveralPanel({
  several,
  zone,
  onClose,
}: {
  several: Several
  zone: string
  onClose: () => void
}) {
  const { t } = useWords()
  const { shows } = several
  const cinemaId = shows[0]?.schedule.cinemaId ?? ''
  const ids = shows.map(({ schedule }) => schedule.id)
  return (
    <SidePanel title={t('several_title', { count: shows.length })} lead={t('several_lead')} onClose={onClose}>
      {shows.length > 0 && (
        <>
          <div className="row">
            <Button size="small" onPress={several.ofTheseFilms}>
              {t('several_films')}
            </Button>
            <Button size="small" onPress={several.ofTheseDays}>
              {t('several_days')}
            </Button>
            <Button size="small" onPress={several.none}>
              {t('several_clear')}
            </Button>
          </div>
          <Chosen several={several} zone={zone} />
        </>
      )}
      {shows.length > severalMost && (
        <Notice tone="warn">{t('several_too_many', { most: severalMost })}</Notice>
      )}
      {shows.length > 0 && shows.length <= severalMost && (
        <>
          <Shown cinemaId={cinemaId} ids={ids} several={several} />
          <ShowPriceList cinemaId={cinemaId} ids={ids} now={listOf(several)} />
          <details>
            <summary>{t('online_sale')}</summary>
            <OnlineForm cinemaId={cinemaId} ids={ids} now={shows[0]!.schedule} />
          </details>
          <Cancelling cinemaId={cinemaId} ids={ids} several={several} />
        </>
      )}
    </SidePanel>
  )
}

/** The price list that all of them have; undefined where they have not the same. */
function listOf({ shows }: Several): string | null | undefined {
  const lists = new Set(shows.map(({ schedule }) => schedule.priceList?.id ?? null))
  return lists.size === 1 ? [...lists][0] : undefined
}

function Chosen({ several, zone }: { several: Several; zone: string }) {
  const { locale } = useWords()
  return (
    <ul className="plain several-shows">
      {several.shows.map(({ schedule, movie, screen }) => (
        <li key={schedule.id}>
          <Checkbox
            size="md"
            checked
            onChange={() => several.toggle(schedule.id)}
            label={
              <span>
                <b className="figures">
                  {formatPlainDay(schedule.day, locale)} {formatTime(schedule.start, locale, zone)}
                </b>{' '}
                {movie.title} · {screen.name}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  )
}

type About = { cinemaId: string; ids: readonly string[]; several: Several }

/** Where they are told and sold: a tick that not all of them have is drawn as half, and a press gives it to all. */
function Shown({ cinemaId, ids, several }: About) {
  const { t } = useWords()
  const changing = useChangeShows(cinemaId, ids)
  const has = (channel: (typeof guestChannels)[number]) =>
    several.shows.filter(({ schedule }) => schedule.shownOn.includes(channel)).length
  const alike = new Set(several.shows.map(({ schedule }) => schedule.shownOn.join(' '))).size === 1
  const [first] = several.shows
  return (
    <fieldset className="stack several-shown">
      <legend>{t('movie.visibility')}</legend>
      {!alike && <p className="quiet">{t('several_not_alike')}</p>}
      <div className="ticks">
        {guestChannels.map(channel => {
          const count = has(channel)
          const isAll = count === ids.length
          return (
            <Checkbox
              key={channel}
              size="md"
              label={t(`movie.visibility.${channel}`)}
              checked={isAll}
              indeterminate={count > 0 && !isAll}
              disabled={changing.isPending}
              onChange={() => {
                const now = alike ? first!.schedule.shownOn : guestChannels.filter(each => has(each) > 0)
                const without = now.filter(each => each !== channel)
                changing.mutate({ shownOn: isAll ? without : [...without, channel] })
              }}
            />
          )
        })}
      </div>
      <Failed error={changing.error} />
    </fieldset>
  )
}

/** Cancelling all of them, once the keyword was typed. */
function Cancelling({ cinemaId, ids, several }: About) {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const [back, setBack] = useState<CancelModeChoice>('refund')
  const cancelling = useCancelShows(cinemaId, ids)
  const taken = several.shows.reduce((sum, { schedule }) => sum + takenOf(schedule), 0)
  if (!asking)
    return (
      <div className="panel-foot row">
        <Button onPress={() => setAsking(true)}>{t('several_cancel', { count: ids.length })}</Button>
      </div>
    )
  return (
    <div className="panel-foot stack">
      {taken > 0 && <CancelMode value={back} onChange={setBack} />}
      <KeywordForm
        title={t('several_cancel', { count: ids.length })}
        confirm={t('cancel_show_now')}
        busy={cancelling.isPending}
        error={cancelling.isError ? sentenceOf(cancelling.error, t('unreachable')) : undefined}
        onConfirm={() => cancelling.mutate(back === 'refund', { onSuccess: several.none })}
        onKeep={() => setAsking(false)}
      >
        {taken > 0 ? t('cancel_with_tickets', { count: taken }) : t('several_cancel_empty')}
      </KeywordForm>
    </div>
  )
}
