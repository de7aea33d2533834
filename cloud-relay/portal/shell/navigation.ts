import { iconPaths } from '#ui/parts/icon-paths.ts'
import type { PortalWord } from '../words/WordsProvider.tsx'

/** What the portal can do today, in the order of a manager's morning. `stroke` is drawn like the icons of `ui`. */
export const rooms = [
  { to: '/', word: 'today', stroke: iconPaths.clock },
  { to: '/programme', word: 'programme', stroke: iconPaths.calendar },
  {
    to: '/conflicts',
    word: 'conflicts',
    stroke:
      'M3 6h5c5 0 5 12 10 12h3M3 18h5c2 0 3.2-1.8 4.2-4M14.2 8c.9-1.3 2-2 3.8-2h3M18.5 3.5L21 6l-2.5 2.5M18.5 15.5L21 18l-2.5 2.5',
  },
  { to: '/movies', word: 'movies', stroke: iconPaths.film },
  { to: '/sales', word: 'sales', stroke: iconPaths.ticket },
  { to: '/payments', word: 'worklist', stroke: 'M3 7h18v11H3zM3 11h18M7 15h4' },
  { to: '/vouchers', word: 'vouchers', stroke: iconPaths.voucher },
  { to: '/cinemas', word: 'cinema.many', stroke: iconPaths.seat },
  {
    to: '/boxes',
    word: 'boxes',
    stroke: 'M4 8l8-4.5L20 8v8.5L12 21l-8-4.5zM4 8l8 4.5L20 8M12 12.5V21',
  },
  { to: '/health', word: 'health', stroke: 'M3 12.5h4l2.5-6 4.5 12 2.5-6H21' },
] as const satisfies readonly { to: string; word: PortalWord; stroke: string }[]
