import { Checkbox, Select } from '@mantine/core'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useFetchFile, type OfflineSync } from './use-fetch-file.ts'

/**
 * Makes a bundle for the other side; at the relay it can hand the website's seats and voucher turns to the cinema with
 * it.
 */
export function FetchFile({
  cinemas,
  node,
  hours,
  turns,
}: {
  cinemas: OfflineSync['cinemas']
  node: OfflineSync['node']
  hours: number
  turns: number
}) {
  const { t } = useWords()
  const file = useFetchFile({ cinemas, node }, turns)
  const { cinema, fetching } = file
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        if (!fetching.isPending) fetching.mutate()
      }}
    >
      <h3 className="panel-title">
        {t(node === 'relay' ? 'offline_sync_fetch_relay' : 'offline_sync_fetch_box')}
      </h3>
      {cinemas.length > 1 && (
        <Select
          label={t('cinema')}
          data={cinemas.map(each => ({ value: each.id, label: each.name }))}
          value={cinema.id}
          allowDeselect={false}
          onChange={id => {
            if (id) file.choose(id)
          }}
        />
      )}
      {cinema.connected && <p className="quiet">{t('offline_sync_line_up')}</p>}
      <HandOver
        part={file.seats}
        label={t('offline_sync_hand_over', {
          seats: t('seats', { count: cinema.seats }),
          shows: t('shows', { count: cinema.shows }),
          hours,
        })}
        meaning={t('offline_sync_hand_over_means')}
      />
      <HandOver
        part={file.turns}
        label={t('offline_sync_hand_over_turns', { turns: t('turns', { count: turns }) })}
        meaning={t('offline_sync_hand_over_turns_means')}
      />
      <Checkbox
        label={t('offline_sync_whole')}
        description={t('offline_sync_whole_hint')}
        checked={file.whole}
        onChange={event => file.setWhole(event.currentTarget.checked)}
      />
      <div className="row">
        <Button type="submit" variant={cinema.connected ? 'quiet' : 'primary'} busy={fetching.isPending}>
          {t(file.givesAny ? 'offline_sync_give_and_fetch' : 'offline_sync_fetch')}
        </Button>
      </div>
      <Fetched node={node} fetching={fetching} />
    </form>
  )
}

/** One thing of the website's that can be handed over, and once it is ticked what that means. */
function HandOver({
  part,
  label,
  meaning,
}: {
  part: ReturnType<typeof useFetchFile>['seats']
  label: string
  meaning: string
}) {
  if (!part.offered) return null
  return (
    <>
      <Checkbox
        label={label}
        checked={part.ticked}
        onChange={event => part.tick(event.currentTarget.checked)}
      />
      {part.ticked && <Notice tone="warn">{meaning}</Notice>}
    </>
  )
}

/** The file's name once it is there, or why it could not be made. */
function Fetched({
  node,
  fetching,
}: {
  node: OfflineSync['node']
  fetching: ReturnType<typeof useFetchFile>['fetching']
}) {
  const { t } = useWords()
  return (
    <>
      <Failed error={fetching.error} />
      {fetching.data && (
        <Notice tone="ok" announce title={<span className="offline-sync-name">{fetching.data}</span>}>
          {t(node === 'relay' ? 'offline_sync_fetched_relay' : 'offline_sync_fetched_box')}{' '}
          {t('offline_sync_private')}
        </Notice>
      )}
    </>
  )
}
