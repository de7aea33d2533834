import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { isoIn } from '#core/programme/day.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Draft, Preview } from './draft.ts'

/** When the screen would be occupied, and whether that overlaps another show. */
export function PlanPreview({
  draft,
  preview,
  zone,
}: {
  draft: Draft
  preview: Preview | null
  zone: string
}) {
  const { locale, t } = useWords()
  if (!preview) return null
  const time = (ms: number) => formatTime(isoIn(ms, zone), locale, zone)
  const { span, parts, clashing, past } = preview
  const bad = clashing.length > 0 || past
  return (
    <div aria-live="polite">
      <Notice
        tone={bad ? 'stop' : 'ok'}
        title={past ? t('plan_past') : clashing.length ? t('plan_clash') : t('plan_free')}
      >
        <ul className="plain">
          {clashing.map(other => (
            <li key={other.id}>
              {t('plan_clash_with', {
                title: other.title,
                from: formatTime(other.start, locale, zone),
                to: time(other.readyMs),
              })}
            </li>
          ))}
          <li>
            {t('plan_span', {
              doors: time(span.startMs),
              feature: time(span.featureMs),
              end: time(span.endMs),
            })}
          </li>
          {parts.intermission && (
            <li>
              {t('plan_intermission', {
                from: time(parts.intermission.fromMs),
                until: time(parts.intermission.untilMs),
              })}
            </li>
          )}
          {parts.creditsMs !== null && <li>{t('plan_credits', { time: time(parts.creditsMs) })}</li>}
          <li>{t('plan_ready', { time: time(span.readyMs) })}</li>
          {preview.strip.from >= 1440 && (
            <li>
              {t('plan_night', {
                day: formatPlainDay(draft.day, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
              })}
            </li>
          )}
        </ul>
      </Notice>
    </div>
  )
}
