import { inLocale, type Locale } from '../i18n/locale.ts'
import type { Event } from './event.ts'

/** An event's title as guests read it. */
export function eventTitle(
  { title, publicTitle }: Pick<Event, 'title' | 'publicTitle'>,
  locale: Locale,
): string {
  return (publicTitle && inLocale(publicTitle, locale)) || title
}
