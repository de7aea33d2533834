import { useId } from 'react'
import { inLocale } from '#core/i18n/locale.ts'
import type { Uses } from '#core/catalogue/uses.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** What refers to an entry, and so keeps it from being deleted. */
export function UsedIn({ uses }: { uses: Uses }) {
  const { locale, t } = useWords()
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h3 className="panel-title" id={title}>
        {t('entry_used_in')}
      </h3>
      {uses.entries.length + uses.rows.length === 0 ? (
        <p className="quiet">{t('entry_used_nowhere')}</p>
      ) : (
        <ul className="chips">
          {uses.rows.map(({ what, count }) => (
            <li key={what}>{t(`entry_used_${what}`, { count })}</li>
          ))}
          {uses.entries.map(({ kind, id, name }) => (
            <li key={`${kind} ${id}`}>
              {t(`entry_kind_${kind}`)}: {inLocale(name, locale)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
