import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'version.many': 'Versies',
  'version.lead': 'Eén manier om een film te tonen: geluid, ondertitels en beeld.',
  'version.one': 'Versie',
  'version.add': 'Nieuwe versie',
  'version.none': 'Nog geen versies',
  'version.none_hint': 'Zonder versie kan de film niet worden gepland.',
  'version.name': 'Versie',
  'version.movieId': 'Film',
  'version.audioLanguage': 'Geluid',
  'version.subtitles': 'Ondertitels',
  'version.subtitles.hint': 'Hooguit twee.',
  'version.dimension': 'Beeld',
  'version.dimension.2d': '2D',
  'version.dimension.3d': '3D',
  'version.rentalProfileId': 'Eigen huurvoorwaarden',
  'version.rentalProfileId.empty': 'Die van de film',
  'version.mediaType': 'Drager',
  'version.mediaType.DCP': 'DCP',
  'version.mediaType.DOLBYATMOS': 'DCP met Dolby Atmos',
}
