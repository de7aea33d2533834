import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Arrival = { atCinema: boolean; online: boolean }

/** Names of the cinemas that wait, where known. */
type At = readonly string[] | undefined

/** The word for what the other side does not have yet, or null. */
export function useArrivalWord({ atCinema, online }: Arrival, at?: At): string | null {
  const { t } = useWords()
  if (!atCinema) return at?.length ? t('not_yet_at', { cinemas: at.join(', ') }) : t('not_yet_at_cinema')
  return online ? null : t('not_yet_online')
}

/**
 * A mark beside an entry that the other side does not have yet. Not shown while connected, when it would last only a
 * moment.
 */
export function OnItsWayMark({ arrival, at, short = false }: { arrival: Arrival; at?: At; short?: boolean }) {
  const word = useArrivalWord(arrival, at)
  if (!word) return null
  return (
    <span className="on-its-way" title={short ? word : undefined}>
      <Icon name="wifi-off" size="1.1em" {...(short ? { label: word } : {})} />
      {!short && word}
    </span>
  )
}

/** The same in a panel, saying when it will be gone. */
export function OnItsWayNotice({ arrival, at }: { arrival: Arrival; at?: At }) {
  const { t } = useWords()
  const where = useArrivalWord(arrival, at)
  if (arrival.atCinema && arrival.online) return null
  return (
    <div className="on-its-way-notice">
      <Notice tone="info" title={where}>
        {arrival.atCinema ? t('arrives_online') : t('arrives_at_cinema')}
      </Notice>
    </div>
  )
}
