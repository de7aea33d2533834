/** How pages name the handbook, and the link to it beside what went wrong. The other languages are typed by the English one. */
export const en = {
  help: 'Help',
  help_what_to_do: 'What to do',
}
