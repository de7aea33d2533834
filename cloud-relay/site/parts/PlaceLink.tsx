import type { MouseEvent, ReactNode } from 'react'
import { hrefOf, useAddress } from '../address.ts'
import { pathOf, type Place } from '../place.ts'

/**
 * A link inside the site: an ordinary one for readers without scripts, new tabs and search engines, without a page load
 * otherwise. `keepPlace` keeps the scroll position, for filters above a list.
 */
export function PlaceLink({
  to,
  className,
  current,
  keepPlace,
  label,
  look,
  children,
}: {
  to: Place
  className?: string
  current?: boolean
  keepPlace?: boolean
  label?: string
  /** A look of its own: see `event-look.ts`. */
  look?: string | undefined
  children: ReactNode
}) {
  const { base, go } = useAddress()
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    go(to, { keepPlace })
  }
  return (
    <a
      href={hrefOf(base, pathOf(to))}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      data-accent={look && ''}
      data-look={look}
      onClick={follow}
    >
      {children}
    </a>
  )
}
