import type { Sentences } from '../../i18n/translate.ts'
import type { OfflineSyncWord } from './en.ts'

export const fr: Sentences<OfflineSyncWord> = {
  taken_one: 'Importé : {{count}} nouvel élément.',
  taken_other: 'Importé : {{count}} nouveaux éléments.',
  nothing_new: 'Tout ce que contient ce fichier était déjà connu ici.',
  from_relay: 'Le fichier vient du site et date de {{time}}.',
  from_box: 'Le fichier vient du boîtier du cinéma et date de {{time}}.',
  missing:
    'Il manque une partie antérieure ; le reste a été laissé de côté. Téléchargez un nouveau fichier en choisissant « Tout depuis le début ».',
  outdated:
    'Une partie du fichier date d’avant la perte de données du site web et a été laissée de côté. Téléchargez-y un nouveau fichier ou connectez ce boîtier à Internet ; envoyez ensuite celui-ci encore une fois.',
  refused:
    'Une partie du fichier n’est pas fiable et a été laissée de côté. Faites vérifier l’ordinateur d’où vient le fichier par la personne qui s’occupe de Foyer.',
  fork: 'Une partie du fichier contredit ce qui est enregistré ici et a été laissée de côté. La personne qui s’occupe de Foyer doit vérifier les deux ordinateurs.',
  forked:
    'Cet ordinateur a été remis dans un état plus ancien et a continué à partir de là : l’autre côté a d’autres enregistrements de la même période. Il ne vend plus rien tant que les deux ne sont pas reconnectés et qu’un responsable n’a pas choisi, dans le portail du site, page d’état, lesquels sont valables.',
  closed:
    'Une partie du fichier vient d’un ordinateur déjà remplacé. Elle a été mise de côté et figure sur la page d’état.',
  forgotten:
    'Le fichier contient des ventes qui manquaient ici. Cet ordinateur se remet à jour et vendra de nouveau dès que l’autre côté aura répondu.',
  opened:
    'Le boîtier peut revenir : téléchargez ici un nouveau fichier pour le cinéma et portez-le au boîtier.',
  waits:
    'Le boîtier demande à revenir, mais ce côté n’a pas encore toutes ses données. Téléchargez ici un fichier avec « Tout depuis le début », portez-le au boîtier et rapportez-en un nouveau.',
  relay_recovers:
    'Le boîtier demande à revenir, mais le site web a peut-être lui-même oublié quelque chose et doit d’abord l’apprendre du boîtier. Connectez le boîtier à Internet ; si le site vient de démarrer, envoyez ce fichier à nouveau dans une minute.',
  recovered:
    'Le boîtier a tout reçu et continue. Ses caisses envoient d’abord les ventes qu’elles ont gardées.',
  asks: 'Le boîtier attend une réponse. Téléchargez sur le boîtier un fichier pour le site, importez-le dans le portail en ligne et rapportez de là un nouveau fichier.',
}
