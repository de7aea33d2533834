/** How pages name the handbook, and the link to it beside what went wrong. */
export const nl = {
  help: 'Help',
  help_what_to_do: 'Wat te doen?',
}
