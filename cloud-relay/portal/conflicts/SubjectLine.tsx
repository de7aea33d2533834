import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay, formatPlainDay, formatTime } from '#core/i18n/format.ts'
import type { SubjectView } from '#core/planning/conflict-contract.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { useSubjectName } from './use-choice-words.ts'

/** One entry of a conflict: what it is, who edited it last, when and where, and what can be done with it. */
export function SubjectLine({ subject, children }: { subject: SubjectView; children: ReactNode }) {
  const { locale, t } = useWords()
  const nameOf = useSubjectName()
  const { show, edit } = subject
  const zone = show?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <li className="conflict-subject">
      <div>
        {show ? (
          <Link
            className="conflict-name"
            to={`/programme?cinema=${show.cinemaId}&day=${show.day}&show=${subject.id}`}
          >
            <b className="display figures">{formatTime(show.start, locale, zone)}</b>
            <span>{nameOf(subject)}</span>
          </Link>
        ) : (
          <p className="conflict-name">{nameOf(subject)}</p>
        )}
        {show && (
          <p className="quiet">
            {[
              show.screen,
              formatPlainDay(show.start.slice(0, 10), locale),
              ...(show.taken === null ? [] : [t('seats_taken', { count: show.taken })]),
            ].join(' · ')}
          </p>
        )}
        {edit && (
          <p className="quiet conflict-edit">
            {t('last_change', {
              who: edit.who ?? t('who_nobody'),
              where:
                edit.where === 'cloud' ? t('where_cloud') : t('where_cinema', { cinema: edit.cinema ?? '' }),
              when: `${formatDay(edit.at, locale, zone)} ${formatTime(edit.at, locale, zone)}`,
            })}
          </p>
        )}
      </div>
      <div className="row">{children}</div>
    </li>
  )
}
