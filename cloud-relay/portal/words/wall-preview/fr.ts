import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  wall_preview: 'Sur les écrans',
  'wall_preview.what':
    'Avec les séances et les prix du moment, avant tout enregistrement. Pages et langues alternent comme sur un écran.',
  'wall_preview.away': 'Le serveur ne répond pas pour l’instant ; les écrans restent tels quels.',
  'wall_preview.wide': 'Écran large',
  'wall_preview.tall': 'Écran haut',
}
