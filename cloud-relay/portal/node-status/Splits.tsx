import { useQueryClient } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { settleSplit, type SplitView } from '#core/recovery/contract.ts'
import { isWord, keepWords } from '#core/recovery/words.ts'
import { TypedWord } from '#ui/parts/TypedWord.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useProgramme, useSplits } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const sides = ['relay', 'box'] as const

/** Streams with two histories: what each side holds after the split, and the choice between them. */
export function Splits() {
  const splits = useSplits(!useReason('manage_devices')).data?.splits ?? []
  return splits.map(split => <Split key={split.nodeId} split={split} />)
}

function Split({ split }: { split: SplitView }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  return (
    <section className="card">
      <h2>
        {t('split_title')}: <code>{split.nodeId}</code>
      </h2>
      {split.streams.map(stream => (
        <Stream key={stream.origin} stream={stream} />
      ))}
      <div className="node-status-choices">
        {sides.map(keep => {
          const word = keepWords[keep][locale]
          return (
            <TypedWord
              key={keep}
              title={t(`keep_${keep}`)}
              label={t('word_type', { word })}
              first={t('word_first', { word })}
              action={t('keep_do')}
              isTyped={typed => isWord(keepWords[keep], typed)}
              onDecide={typed =>
                call(settleSplit, { body: { word: typed, nodeId: split.nodeId, keep } }).then(() =>
                  memory.invalidateQueries(),
                )
              }
            >
              <p>{t('keep_what')}</p>
              <p>{t('emergency_mode_recorded')}</p>
            </TypedWord>
          )
        })}
      </div>
    </section>
  )
}

function Stream({ stream }: { stream: SplitView['streams'][number] }) {
  const { locale, t } = useWords()
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  const when = (at: string | null) =>
    at === null ? '–' : `${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}`
  return (
    <>
      <p>{t('split_what', { seq: stream.seq, origin: stream.origin })}</p>
      <PlainTable
        label={stream.origin}
        heads={[t('split_side'), t('split_facts'), t('split_sales'), t('split_total'), t('split_times')]}
        rows={sides.map(side => {
          const { facts, sales, totalCents, from, until } = stream[side]
          return {
            key: side,
            cells: [
              <strong>{t(`split_${side}`)}</strong>,
              <span className="figures">{facts}</span>,
              <span className="figures">{sales}</span>,
              <span className="figures">{formatCents(totalCents, locale)}</span>,
              `${when(from)} – ${when(until)}`,
            ],
          }
        })}
      />
    </>
  )
}
