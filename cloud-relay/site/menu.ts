import type { MenuView } from '#core/content/website/shell-view.ts'
import { pathOf } from './place.ts'
import { comingEvents } from './showings.ts'
import { useSite } from './site.ts'
import { pagePlace } from './written-place.ts'

/**
 * The exhibitor's menu; where it has written none, the films, the events while there are some, vouchers while they are
 * sold, and the page that says what tickets cost.
 */
export function useMenu(): readonly MenuView[] {
  const { t, locale, programme, content, now } = useSite()
  if (content.menu.length) return content.menu
  const movies: MenuView = { kind: 'link', text: t('movies'), href: '/movies' }
  const events: MenuView = { kind: 'link', text: t('events'), href: '/events' }
  const vouchers: MenuView = { kind: 'link', text: t('vouchers'), href: '/info/vouchers' }
  return [
    movies,
    ...(comingEvents(programme, now).length > 0 ? [events] : []),
    ...(programme.sellsVouchers ? [vouchers] : []),
    ...content.pages
      .filter(({ prices }) => prices)
      .slice(0, 1)
      .map((page): MenuView => ({ kind: 'link', text: page.title, href: pathOf(pagePlace(page, locale)) })),
  ]
}
