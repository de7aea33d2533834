import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'employee.many': 'Personen',
  'employee.lead': 'Wer hier arbeitet, wo, und wie sie sich anmelden.',
  'employee.one': 'Person',
  'employee.add': 'Neue Person',
  'employee.none': 'Noch niemand',
  'employee.none_hint': 'Eine Person braucht einen Namen und eine Rolle, dann eine PIN oder ein Passwort.',
  'employee.name': 'Name',
  'employee.name.hint': 'Er bleibt in den Büchern, auch wenn die Person geht.',
  'employee.roleIds': 'Rollen',
  'employee.cinemaIds': 'Kinos',
  'employee.cinemaIds.empty': 'Alle Kinos',
  'employee.portalAccess': 'Darf sich in diesem Portal anmelden',
  'employee.receivesManagementNotifications': 'Bekommt Mails an die Leitung',
  'employee.language': 'Sprache der Mails',
  'employee.language.empty': 'Wie das Kino',
  'employee.language.en': 'Englisch',
  'employee.language.de': 'Deutsch',
  'employee.language.fr': 'Französisch',
  'employee.language.nl': 'Niederländisch',
  'employee.active': 'Arbeitet hier',
}
