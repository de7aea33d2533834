import { Checkbox, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#core/api/route.ts'
import { makeBundle, type readOfflineSync } from '#core/offline-sync/contract.ts'
import { bundleName } from '#core/offline-sync/bundle.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { saveFile } from './save-file.ts'

type OfflineSync = AnswerOf<typeof readOfflineSync>

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
  const call = useCall()
  const memory = useQueryClient()
  const [chosen, setChosen] = useState(() => (cinemas.find(each => !each.connected) ?? cinemas[0]!).id)
  const [handOver, setHandOver] = useState(false)
  const [handOverTurns, setHandOverTurns] = useState(false)
  const [whole, setWhole] = useState(false)
  const cinema = cinemas.find(each => each.id === chosen) ?? cinemas[0]!
  const cutOff = node === 'relay' && !cinema.connected
  const mayHandOver = cutOff && cinema.seats > 0
  const gives = handOver && mayHandOver
  const mayHandOverTurns = cutOff && turns > 0
  const givesTurns = handOverTurns && mayHandOverTurns
  const fetching = useMutation({
    mutationFn: async () => {
      const bytes = await call(makeBundle, {
        body: { cinemaId: cinema.id, handOver: gives, handOverTurns: givesTurns, whole },
      })
      const name = bundleName(node === 'relay' ? 'box' : 'relay', cinema, Date.now())
      saveFile(name, bytes)
      return name
    },
    onSuccess: () => keepAll(),
    onSettled: () => memory.invalidateQueries({ queryKey: ['offlineSync'] }),
  })
  function keepAll() {
    setHandOver(false)
    setHandOverTurns(false)
  }
  const seats = t('seats', { count: cinema.seats })
  const shows = t('shows', { count: cinema.shows })
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
            if (!id) return
            setChosen(id)
            keepAll()
            fetching.reset()
          }}
        />
      )}
      {cinema.connected && <p className="quiet">{t('offline_sync_line_up')}</p>}
      {mayHandOver && (
        <Checkbox
          label={t('offline_sync_hand_over', { seats, shows, hours })}
          checked={handOver}
          onChange={event => setHandOver(event.currentTarget.checked)}
        />
      )}
      {gives && <Notice tone="warn">{t('offline_sync_hand_over_means')}</Notice>}
      {mayHandOverTurns && (
        <Checkbox
          label={t('offline_sync_hand_over_turns', { turns: t('turns', { count: turns }) })}
          checked={handOverTurns}
          onChange={event => setHandOverTurns(event.currentTarget.checked)}
        />
      )}
      {givesTurns && <Notice tone="warn">{t('offline_sync_hand_over_turns_means')}</Notice>}
      <Checkbox
        label={t('offline_sync_whole')}
        description={t('offline_sync_whole_hint')}
        checked={whole}
        onChange={event => setWhole(event.currentTarget.checked)}
      />
      <div className="row">
        <Button type="submit" variant={cinema.connected ? 'quiet' : 'primary'} busy={fetching.isPending}>
          {t(gives || givesTurns ? 'offline_sync_give_and_fetch' : 'offline_sync_fetch')}
        </Button>
      </div>
      {fetching.isError && (
        <Notice tone="stop" announce>
          {sentenceOf(fetching.error, t('unreachable'))}
        </Notice>
      )}
      {fetching.data && (
        <Notice tone="ok" announce title={<span className="offline-sync-name">{fetching.data}</span>}>
          {t(node === 'relay' ? 'offline_sync_fetched_relay' : 'offline_sync_fetched_box')}{' '}
          {t('offline_sync_private')}
        </Notice>
      )}
    </form>
  )
}
