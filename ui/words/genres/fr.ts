import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  genre_action: 'Action',
  genre_adventure: 'Aventure',
  genre_animation: 'Animation',
  genre_biography: 'Biopic',
  genre_comedy: 'Comédie',
  genre_crime: 'Policier',
  genre_documentary: 'Documentaire',
  genre_drama: 'Drame',
  genre_family: 'Famille',
  genre_fantasy: 'Fantastique',
  genre_history: 'Historique',
  genre_horror: 'Horreur',
  genre_music: 'Musique',
  genre_mystery: 'Mystère',
  genre_romance: 'Romance',
  genre_science_fiction: 'Science-fiction',
  genre_thriller: 'Thriller',
  genre_war: 'Guerre',
  genre_western: 'Western',
}
