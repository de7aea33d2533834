import { useQueryClient } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { settleFork, type ForkView } from '#core/recovery/contract.ts'
import { isWord, keepWords } from '#core/recovery/words.ts'
import { TypedWord } from '#ui/parts/TypedWord.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useProgramme, useForks } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const sides = ['relay', 'box'] as const

/** Streams with two histories: what each side holds after the fork, and the choice between them. */
export function Forks() {
  const forks = useForks(!useReason('manage_devices')).data?.forks ?? []
  return forks.map(fork => <Fork key={fork.nodeId} fork={fork} />)
}

function Fork({ fork }: { fork: ForkView }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  return (
    <section className="card">
      <h2>
        {t('fork_title')}: <code>{fork.nodeId}</code>
      </h2>
      {fork.streams.map(stream => (
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
                call(settleFork, { body: { word: typed, nodeId: fork.nodeId, keep } }).then(() =>
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

function Stream({ stream }: { stream: ForkView['streams'][number] }) {
  const { locale, t } = useWords()
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  const when = (at: string | null) =>
    at === null ? '–' : `${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}`
  return (
    <>
      <p>{t('fork_what', { seq: stream.seq, origin: stream.origin })}</p>
      <PlainTable
        label={stream.origin}
        heads={[t('fork_side'), t('fork_facts'), t('fork_sales'), t('fork_total'), t('fork_times')]}
        rows={sides.map(side => {
          const { facts, sales, totalCents, from, until } = stream[side]
          return {
            key: side,
            cells: [
              <strong>{t(`fork_${side}`)}</strong>,
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
