import type { Cinema } from './cinema.ts'

/** Where a cinema is on a map: the link it gave, or OpenStreetMap at its coordinates. */
export function mapLink({ mapUrl, lat, lng }: Pick<Cinema, 'mapUrl' | 'lat' | 'lng'>): string {
  return mapUrl || `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
