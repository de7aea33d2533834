import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  genre_action: 'Action',
  genre_adventure: 'Abenteuer',
  genre_animation: 'Animation',
  genre_biography: 'Biografie',
  genre_comedy: 'Komödie',
  genre_crime: 'Krimi',
  genre_documentary: 'Dokumentarfilm',
  genre_drama: 'Drama',
  genre_family: 'Familie',
  genre_fantasy: 'Fantasy',
  genre_history: 'Historienfilm',
  genre_horror: 'Horror',
  genre_music: 'Musik',
  genre_mystery: 'Mystery',
  genre_romance: 'Liebesfilm',
  genre_science_fiction: 'Science-Fiction',
  genre_thriller: 'Thriller',
  genre_war: 'Kriegsfilm',
  genre_western: 'Western',
}
