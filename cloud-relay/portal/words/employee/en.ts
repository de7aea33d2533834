import type { EntryWords } from '../entry-words.ts'

/** The form and list of people. The other languages are typed by this file. */
export const en = {
  'employee.many': 'People',
  'employee.lead': 'Who works here, where, and how they sign in.',
  'employee.one': 'Person',
  'employee.add': 'New person',
  'employee.none': 'Nobody yet',
  'employee.none_hint': 'A person needs a name and a role; then a PIN or a password.',
  'employee.name': 'Name',
  'employee.name.hint': 'It stays in the books after the person has left.',
  'employee.roleIds': 'Roles',
  'employee.cinemaIds': 'Cinemas',
  'employee.cinemaIds.empty': 'All cinemas',
  'employee.portalAccess': 'May sign in to this portal',
  'employee.receivesManagementNotifications': 'Gets mails for the management',
  'employee.language': 'Language of mails',
  'employee.language.empty': 'As the cinema',
  'employee.language.en': 'English',
  'employee.language.de': 'German',
  'employee.language.fr': 'French',
  'employee.language.nl': 'Dutch',
  'employee.active': 'Works here',
} satisfies EntryWords<'employee'>
