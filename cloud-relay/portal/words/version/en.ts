import type { EntryWords } from '../entry-words.ts'

/** The form of versions of films. The other languages are typed by this file. */
export const en = {
  'version.many': 'Versions',
  'version.lead': 'One way a film is shown: its sound, its subtitles and its picture.',
  'version.one': 'Version',
  'version.add': 'New version',
  'version.none': 'No versions yet',
  'version.none_hint': 'Without one the film cannot be planned.',
  'version.name': 'Version',
  'version.movieId': 'Film',
  'version.audioLanguage': 'Sound',
  'version.subtitles': 'Subtitles',
  'version.subtitles.hint': 'Two at most.',
  'version.dimension': 'Picture',
  'version.dimension.2d': '2D',
  'version.dimension.3d': '3D',
  'version.rentalProfileId': 'Rental terms of its own',
  'version.rentalProfileId.empty': 'The film’s',
  'version.mediaType': 'Medium',
  'version.mediaType.DCP': 'DCP',
  'version.mediaType.DOLBYATMOS': 'DCP with Dolby Atmos',
} satisfies EntryWords<'version'>
