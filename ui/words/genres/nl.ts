import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  genre_action: 'Actie',
  genre_adventure: 'Avontuur',
  genre_animation: 'Animatie',
  genre_biography: 'Biografie',
  genre_comedy: 'Komedie',
  genre_crime: 'Misdaad',
  genre_documentary: 'Documentaire',
  genre_drama: 'Drama',
  genre_family: 'Familie',
  genre_fantasy: 'Fantasy',
  genre_history: 'Historisch',
  genre_horror: 'Horror',
  genre_music: 'Muziek',
  genre_mystery: 'Mysterie',
  genre_romance: 'Romantiek',
  genre_science_fiction: 'Sciencefiction',
  genre_thriller: 'Thriller',
  genre_war: 'Oorlog',
  genre_western: 'Western',
}
