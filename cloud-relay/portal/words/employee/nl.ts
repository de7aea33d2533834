import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'employee.many': 'Personen',
  'employee.lead': 'Wie hier werkt, waar, en hoe ze zich aanmelden.',
  'employee.one': 'Persoon',
  'employee.add': 'Nieuwe persoon',
  'employee.none': 'Nog niemand',
  'employee.none_hint': 'Een persoon heeft een naam en een rol nodig, daarna een pincode of wachtwoord.',
  'employee.name': 'Naam',
  'employee.name.hint': 'Die blijft in de boeken, ook na vertrek.',
  'employee.roleIds': 'Rollen',
  'employee.cinemaIds': 'Bioscopen',
  'employee.cinemaIds.empty': 'Alle bioscopen',
  'employee.portalAccess': 'Mag zich bij dit portaal aanmelden',
  'employee.receivesManagementNotifications': 'Krijgt mails voor de leiding',
  'employee.language': 'Taal van de mails',
  'employee.language.empty': 'Zoals de bioscoop',
  'employee.language.en': 'Engels',
  'employee.language.de': 'Duits',
  'employee.language.fr': 'Frans',
  'employee.language.nl': 'Nederlands',
  'employee.active': 'Werkt hier',
}
