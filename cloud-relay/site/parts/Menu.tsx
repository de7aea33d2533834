import { useEffect, useId, useState } from 'react'
import type { LinkView, MenuPart, MenuView } from '#core/content/website/shell-view.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { useAddress } from '../address.ts'
import { useMenu } from '../menu.ts'
import { pathOf, type Place } from '../place.ts'
import { useSite } from '../site.ts'
import { SiteLink } from './SiteLink.tsx'
import { useClosingMenu } from './use-closing-menu.ts'

/** As many entries stand side by side on a phone; more are folded behind a button there. */
const besideMost = 3

/** The website's menu: the exhibitor's own, or films and events. */
export function Menu({ place }: { place: Place }) {
  const { t } = useSite()
  const { key } = useAddress().arrival
  const entries = useMenu()
  const [isOpen, open] = useState(false)
  const id = useId()
  useEffect(() => open(false), [key])
  const folds = entries.length > besideMost
  return (
    <>
      {folds && (
        <button
          type="button"
          className="menu-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          <Icon name={isOpen ? 'cross' : 'menu'} />
          <span className="menu-word">{t('menu')}</span>
        </button>
      )}
      <nav
        id={id}
        className="rooms"
        aria-label={t('navigation')}
        data-folds={folds || undefined}
        data-open={isOpen || undefined}
        onKeyDown={event => {
          if (event.key === 'Escape') open(false)
        }}
      >
        {entries.map((entry, at) =>
          entry.kind === 'menu' ? (
            <DropDown key={at} entry={entry} place={place} />
          ) : (
            <OneLink key={at} link={entry} place={place} />
          ),
        )}
      </nav>
    </>
  )
}

function DropDown({ entry, place }: { entry: Extract<MenuView, { kind: 'menu' }>; place: Place }) {
  const menu = useClosingMenu()
  return (
    <details className="menu-drop" ref={menu}>
      <summary>
        {entry.text}
        <Badge text={entry.badge} />
      </summary>
      <ul className="menu-list">
        {entry.parts.map((part, at) => (
          <Part key={at} part={part} place={place} />
        ))}
      </ul>
    </details>
  )
}

function Part({ part, place }: { part: MenuPart; place: Place }) {
  if (part.kind === 'divider') return <li className="menu-divider" role="separator" />
  if (part.kind === 'title') return <li className="menu-title">{part.text}</li>
  return (
    <li>
      <OneLink link={part} place={place} />
    </li>
  )
}

function OneLink({ link, place }: { link: LinkView; place: Place }) {
  return (
    <SiteLink href={link.href} current={isAt(link.href, place)}>
      {link.text}
      <Badge text={link.badge} />
    </SiteLink>
  )
}

const Badge = ({ text }: { text?: string | undefined }) => text && <span className="menu-badge">{text}</span>

/** Whether a link of the menu leads to where the reader is; a film belongs to the films, an event to the events. */
function isAt(href: string, place: Place): boolean {
  if (href === '/movies') return place.name === 'movies' || place.name === 'movies.view'
  if (href === '/events') return place.name === 'events' || place.name === 'events.view'
  if (href === '/info/vouchers') return place.name === 'vouchers' || place.name === 'vouchers.view'
  return href === pathOf(place)
}
