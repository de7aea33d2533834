import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'employee.many': 'Personnes',
  'employee.lead': 'Qui travaille ici, où, et comment chacun se connecte.',
  'employee.one': 'Personne',
  'employee.add': 'Nouvelle personne',
  'employee.none': 'Personne encore',
  'employee.none_hint': 'Il faut un nom et un rôle, puis un code ou un mot de passe.',
  'employee.name': 'Nom',
  'employee.name.hint': 'Il reste dans les livres après le départ.',
  'employee.roleIds': 'Rôles',
  'employee.cinemaIds': 'Cinémas',
  'employee.cinemaIds.empty': 'Tous les cinémas',
  'employee.portalAccess': 'Peut se connecter à ce portail',
  'employee.receivesManagementNotifications': 'Reçoit les e-mails de la direction',
  'employee.language': 'Langue des e-mails',
  'employee.language.empty': 'Comme le cinéma',
  'employee.language.en': 'Anglais',
  'employee.language.de': 'Allemand',
  'employee.language.fr': 'Français',
  'employee.language.nl': 'Néerlandais',
  'employee.active': 'Travaille ici',
}
