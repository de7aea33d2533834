import { hrefOf, useAddress } from '../address.ts'
import { pathOf } from '../place.ts'
import { useSite } from '../site.ts'
import { pagePlace } from '../written-place.ts'

/** The exhibitor's terms and what it says of withdrawal, where it has pages of them: beside the basket, which stays open. */
export function Terms() {
  const { t, locale, content } = useSite()
  const { base } = useAddress()
  const pages = content.pages.filter(({ legal }) => legal === 'terms' || legal === 'withdrawal')
  if (!pages.length) return null
  return (
    <p className="step-fine quiet terms">
      {t('text_terms')}{' '}
      {pages.map((page, at) => (
        <span key={page.id}>
          {at > 0 && ', '}
          <a href={hrefOf(base, pathOf(pagePlace(page, locale)))} target="_blank" rel="noopener">
            {page.title}
            <span className="visually-hidden"> ({t('new_tab')})</span>
          </a>
        </span>
      ))}
    </p>
  )
}
