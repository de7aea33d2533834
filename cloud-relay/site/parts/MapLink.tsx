import { mapLink } from '#core/venue/map-link.ts'
import { useSite } from '../site.ts'

/** The map at a cinema's door. */
export function MapLink({ cinema }: { cinema: Parameters<typeof mapLink>[0] }) {
  const { t } = useSite()
  return (
    <a href={mapLink(cinema)} target="_blank" rel="noreferrer">
      {t('show_map')}
      <span className="visually-hidden"> ({t('new_tab')})</span>
    </a>
  )
}
