import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'version.many': 'Fassungen',
  'version.lead': 'Eine Art, einen Film zu zeigen: Ton, Untertitel und Bild.',
  'version.one': 'Fassung',
  'version.add': 'Neue Fassung',
  'version.none': 'Noch keine Fassungen',
  'version.none_hint': 'Ohne Fassung lässt sich der Film nicht planen.',
  'version.name': 'Fassung',
  'version.movieId': 'Film',
  'version.audioLanguage': 'Ton',
  'version.subtitles': 'Untertitel',
  'version.subtitles.hint': 'Höchstens zwei.',
  'version.dimension': 'Bild',
  'version.dimension.2d': '2D',
  'version.dimension.3d': '3D',
  'version.rentalProfileId': 'Eigene Mietbedingungen',
  'version.rentalProfileId.empty': 'Die des Films',
  'version.mediaType': 'Datenträger',
  'version.mediaType.DCP': 'DCP',
  'version.mediaType.DOLBYATMOS': 'DCP mit Dolby Atmos',
}
