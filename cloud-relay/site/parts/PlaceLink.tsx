import type { MouseEvent, ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { pathOf, type Place } from '../place.ts'

/**
 * A link inside the site: a plain one for a script-less reader, a new tab and a search engine, without a page load
 * for everyone else. `keepPlace` leaves the view where it is, for filters above a list. (The router's own Link
 * brings its data loading along, 5 KB that nothing here uses.)
 */
export function PlaceLink({
  to,
  className,
  current,
  keepPlace,
  label,
  children,
}: {
  to: Place
  className?: string
  current?: boolean
  keepPlace?: boolean
  label?: string
  children: ReactNode
}) {
  const path = pathOf(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    void navigate(path, { state: keepPlace ? { keepPlace } : undefined })
  }
  return (
    <a
      href={useHref(path)}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      onClick={follow}
    >
      {children}
    </a>
  )
}
