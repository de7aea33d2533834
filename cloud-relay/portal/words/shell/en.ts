/** Words of the portal's frame: sign-in, a server that is away, the command palette. */
export const en = {
  sign_in_wrong: 'Email or password is wrong.',
  away_relay: 'The cloud cannot be reached',
  away_relay_what:
    'This page goes on automatically as soon as it can. In the cinema you can work on: open /portal at the address of your registers.',
  away_box: 'The box cannot be reached',
  away_box_what:
    'This page goes on automatically as soon as it can. Check that the box is on and this computer is in its network.',
  palette: 'Search',
  palette_what: 'Page, film, show, person, product, cinema',
  palette_key: 'Ctrl K',
  palette_found_one: '{{count}} found',
  palette_found_other: '{{count}} found',
  palette_pages: 'Pages',
  palette_movies: 'Films',
  palette_shows: 'Shows',
  palette_people: 'People',
  palette_products: 'Products',
  palette_cinemas: 'Cinemas',
  tomorrow: 'Tomorrow',
  pressed_again_title: 'The server has just started',
  pressed_again:
    'It is hearing from the cinemas what it missed. What you pressed waits and is done automatically within half a minute; nothing is done twice.',
}
