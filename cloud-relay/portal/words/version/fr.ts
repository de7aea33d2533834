import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'version.many': 'Versions',
  'version.lead': 'Une façon de montrer un film : le son, les sous-titres et l’image.',
  'version.one': 'Version',
  'version.add': 'Nouvelle version',
  'version.none': 'Pas encore de version',
  'version.none_hint': 'Sans version, le film ne peut pas être programmé.',
  'version.name': 'Version',
  'version.movieId': 'Film',
  'version.audioLanguage': 'Son',
  'version.subtitles': 'Sous-titres',
  'version.subtitles.hint': 'Deux au plus.',
  'version.dimension': 'Image',
  'version.dimension.2d': '2D',
  'version.dimension.3d': '3D',
  'version.rentalProfileId': 'Conditions propres',
  'version.rentalProfileId.empty': 'Celles du film',
  'version.mediaType': 'Support',
  'version.mediaType.DCP': 'DCP',
  'version.mediaType.DOLBYATMOS': 'DCP avec Dolby Atmos',
}
