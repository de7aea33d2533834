import { useWords } from '../words/WordsProvider.tsx'

/** What the parts of a show's strip mean. */
export function Legend({ hint }: { hint: string | undefined }) {
  const { t } = useWords()
  return (
    <div className="legend">
      <ul className="legend-parts">
        <li>
          <span className="strip-pre" aria-hidden="true" />
          {t('pre_show')}
        </li>
        <li>
          <span className="strip-feature" aria-hidden="true" />
          {t('feature')}
        </li>
        <li>
          <span className="strip-cleaning" aria-hidden="true" />
          {t('cleaning')}
        </li>
      </ul>
      {hint && <p className="quiet">{hint}</p>}
    </div>
  )
}
