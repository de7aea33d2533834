import type { ReactNode } from 'react'
import { leadsElsewhere } from '#core/content/pages/href.ts'
import { placeOf } from '../place.ts'
import { useSite } from '../site.ts'
import { hrefOf, useAddress } from '../address.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** A link that the exhibitor wrote: inside the website in place, elsewhere beside it, and said so. */
export function SiteLink({
  href,
  className,
  current = false,
  children,
}: {
  href: string
  className?: string
  current?: boolean
  children: ReactNode
}) {
  const { t } = useSite()
  const { base } = useAddress()
  if (leadsElsewhere(href))
    return (
      <a href={href} className={className} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> ({t('new_tab')})</span>
      </a>
    )
  if (!href.startsWith('/'))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  const place = /[?#]/.test(href) ? null : placeOf(href)
  return place ? (
    <PlaceLink to={place} current={current} {...(className ? { className } : {})}>
      {children}
    </PlaceLink>
  ) : (
    <a href={hrefOf(base, href)} className={className}>
      {children}
    </a>
  )
}
