/** How pages name the handbook, and the link to it beside what went wrong. */
export const fr = {
  help: 'Aide',
  help_what_to_do: 'Que faire ?',
}
