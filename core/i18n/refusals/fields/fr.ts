import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'field.required': 'Veuillez remplir ce champ.',
  'field.day_to_come': 'Choisissez un jour à venir, dans un an au plus.',
  'field.invalid': 'Veuillez vérifier.',
  'field.email': 'Vérifiez l’adresse e-mail.',
  'field.email_not_confirmed': 'Les adresses e-mail ne correspondent pas.',
  'field.too_long': 'C’est trop long.',
  'field.too_short': 'C’est trop court.',
  'field.search_short': 'Saisissez au moins {{min}} caractères.',
  'field.not_the_same': 'Les deux ne correspondent pas.',
  'field.too_small': 'C’est trop petit.',
  'field.too_big': 'C’est trop grand.',
  'field.taken': 'Cela existe déjà. Choisissez autre chose.',
  'field.fixed': 'Ceci ne peut plus être modifié.',
  'field.gone': 'Cela n’existe plus. Choisissez autre chose.',
  'field.day': 'Écrivez la date ainsi : 31/01/2027 ou 2027-01-31.',
  'field.sum': 'Saisissez une somme d’argent.',
  'field.number': 'Saisissez un nombre entier.',
  'field.yes_or_no': 'Écrivez oui ou non.',
  'field.no_such': 'Rien ne porte ce nom ici. Créez-le d’abord, ou corrigez le nom.',
  'field.several_such': 'Plusieurs portent ce nom. Précisez lequel dans les colonnes voisines.',
  'field.time': 'Écrivez l’heure comme 20:15.',
  'field.no_whole_turns':
    'Cela ne fait pas un nombre entier d’entrées de ce type. Indiquez plutôt les entrées.',
  'field.unknown': 'Ce champ n’est pas connu ici. Retirez-le.',
}
