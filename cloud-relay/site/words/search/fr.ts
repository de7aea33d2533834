import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  words: 'Film, personne, événement ou question',
  search_now: 'Rechercher',
  lead: 'Cherchez par titre, réalisation, distribution, ou par les mots de nos pages. Accents et majuscules ne comptent pas.',
  film: 'Film',
  event: 'Événement',
  page: 'Page',
  question: 'Question',
  results_one: '{{count}} résultat pour « {{query}} »',
  results_other: '{{count}} résultats pour « {{query}} »',
  more: 'Il y en a d’autres. Ajoutez un mot pour les trouver.',
  nothing: 'Rien trouvé pour « {{query}} »',
  nothing_hint:
    'Essayez avec moins de mots ou d’autres mots, ou parcourez tous les films. Vous pouvez aussi nous écrire.',
}
