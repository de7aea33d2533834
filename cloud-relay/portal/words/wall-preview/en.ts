/** Walls as they would look with what is typed. The other languages are typed by this file. */
export const en = {
  wall_preview: 'On walls',
  'wall_preview.what':
    'With the shows and prices there are now, before anything is saved. Pages and languages follow each other as on a wall.',
  'wall_preview.away': 'The server does not answer just now; the walls stay as they were.',
  'wall_preview.wide': 'Wide wall',
  'wall_preview.tall': 'Tall wall',
}
