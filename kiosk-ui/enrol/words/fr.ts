import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Un nouveau boîtier',
  lead: 'Ce boîtier n’appartient encore à aucun cinéma. Saisissez le code du portail (Installer le cinéma, ou Boîtiers).',
  code: 'Code du portail',
  code_hint: 'Par exemple kino.example/ABCD-EFGH-JKMN. Il est valable une heure.',
  code_hint_relay: 'La dernière partie suffit : ce boîtier dépend de {{relay}}.',
  relay: 'Adresse du site',
  relay_hint: 'Seulement si elle n’est pas dans le code.',
  enter: 'Relier ce boîtier au cinéma',
  old_box:
    'Ce boîtier a-t-il déjà vendu ? Alors ne saisissez pas de code : remettez son disque ou son second disque.',
  asking: 'Connexion…',
  starting: 'Le boîtier est relié et démarre. La caisse s’ouvre automatiquement.',
  unreachable: 'Le boîtier ne répond pas. Vérifiez le réseau et réessayez.',
}
