import type { Sentences } from '../../i18n/translate.ts'
import type { OfflineSyncWord } from './en.ts'

export const fr: Sentences<OfflineSyncWord> = {
  taken_one: 'Repris : {{count}} nouvel élément.',
  taken_other: 'Repris : {{count}} nouveaux éléments.',
  nothing_new: 'Tout ce qui pouvait être repris de ce fichier était déjà connu ici.',
  from_relay: 'Le fichier vient du site web et date de {{time}}.',
  from_box: 'Le fichier vient de la box du cinéma et date de {{time}}.',
  missing:
    'Il manque un morceau avant une partie du fichier ; cette partie a été laissée. Prenez un nouveau fichier en choisissant « Tout depuis le début ».',
  refused:
    'Une partie n’a pas été écrite par la machine dont elle se réclame, ou dit ce que cette machine n’a pas le droit de dire. Elle n’a pas été reprise ; la personne qui s’occupe de Foyer doit examiner la machine d’où vient le fichier.',
  fork: 'Une partie du fichier contredit ce que cette machine a enregistré. Elle n’a pas été reprise ; la personne qui s’occupe de Foyer doit vérifier les deux machines.',
  closed:
    'Une partie du fichier vient d’une machine qui était déjà remplacée. Elle a été mise de côté et figure sur la page d’état.',
  forgotten:
    'Le fichier sait des choses que cette machine avait oubliées sur elle-même. Elle se rétablit et vendra de nouveau quand l’autre côté aura été entendu.',
  opened:
    'La box a demandé à être rétablie, et peut l’être : prenez ici un nouveau fichier pour le cinéma et portez-le à la box.',
  waits:
    'La box a demandé à être rétablie, mais ce côté ne connaît pas encore la même chose d’elle. Prenez ici un fichier avec « Tout depuis le début », portez-le à la box et rapportez-en un nouveau.',
  recovered: 'La box a tout appris et continue. Ses caisses rendent d’abord ce dont elles se souviennent.',
  asks: 'La box attend une réponse. Prenez sur la box un fichier pour le site, reprenez-le au portail et rapportez de là un nouveau fichier.',
}
