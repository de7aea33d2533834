import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  wall_preview: 'Op de schermen',
  'wall_preview.what':
    'Met de voorstellingen en prijzen van nu, nog voor er iets is opgeslagen. Pagina’s en talen wisselen elkaar af zoals op een scherm.',
  'wall_preview.away': 'De server antwoordt nu niet; de schermen blijven zoals ze waren.',
  'wall_preview.wide': 'Breed scherm',
  'wall_preview.tall': 'Hoog scherm',
}
