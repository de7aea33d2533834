import { inLocale } from '#core/i18n/locale.ts'
import { useSite } from '../site.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** The tags that films have, each a list of its own; the chosen one leads back to all. `filter` is the list's day. */
export function TagButtons({ filter, chosen }: { filter: string; chosen: string | null }) {
  const { t, locale, programme, offered } = useSite()
  const tags = programme.tags.filter(({ id, slug }) => offered.tagIds.includes(id) || slug === chosen)
  if (!tags.length) return null
  return (
    <nav className="ranges tags" aria-label={t('tags')}>
      {tags.map(({ id, slug, title }) => (
        <PlaceLink
          key={id}
          to={{ name: 'movies', filter, tag: slug === chosen ? null : slug }}
          className="chip"
          current={slug === chosen}
          keepPlace
        >
          {inLocale(title, locale)}
        </PlaceLink>
      ))}
    </nav>
  )
}
