import { useWords } from '../words/WordsProvider.tsx'

/** The exhibitor is there: where to sign in. */
export function Founded({ name, portalUrl }: { name: string; portalUrl: string }) {
  const { t } = useWords()
  return (
    <div className="stack" role="status">
      <h1>{t('found_done', { name })}</h1>
      <p>{t('found_done_hint', { address: portalUrl })}</p>
      <p>
        <a className="found-go" href={portalUrl}>
          {t('found_go')}
        </a>
      </p>
    </div>
  )
}
