import type { Genre } from '#core/programme/movie.ts'

/** The genres in words; the other languages are typed by this file. */
export const en = {
  genre_action: 'Action',
  genre_adventure: 'Adventure',
  genre_animation: 'Animation',
  genre_biography: 'Biography',
  genre_comedy: 'Comedy',
  genre_crime: 'Crime',
  genre_documentary: 'Documentary',
  genre_drama: 'Drama',
  genre_family: 'Family',
  genre_fantasy: 'Fantasy',
  genre_history: 'History',
  genre_horror: 'Horror',
  genre_music: 'Music',
  genre_mystery: 'Mystery',
  genre_romance: 'Romance',
  genre_science_fiction: 'Science fiction',
  genre_thriller: 'Thriller',
  genre_war: 'War',
  genre_western: 'Western',
} as const satisfies Record<`genre_${Genre}`, string>
