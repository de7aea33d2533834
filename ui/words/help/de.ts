/** How pages name the handbook, and the link to it beside what went wrong. */
export const de = {
  help: 'Hilfe',
  help_what_to_do: 'Was tun?',
}
