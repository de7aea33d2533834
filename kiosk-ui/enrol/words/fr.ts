import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Une nouvelle box',
  lead: 'Cette box n’appartient encore à aucun cinéma. Saisissez le code du portail : Installer le cinéma, ou Boxes.',
  code: 'Code du portail',
  code_hint: 'Comme kino.example/ABCD-EFGH-JKMN. Il vaut une heure.',
  code_hint_relay: 'La dernière partie suffit : le relais de cette box est {{relay}}.',
  relay: 'Adresse du site',
  relay_hint: 'Seulement si elle n’est pas dans le code.',
  enter: 'En faire la box de ce cinéma',
  old_box:
    'Cette box a-t-elle déjà vendu ? Alors ne saisissez pas de code : remettez son disque ou son second disque.',
  asking: 'Le relais est interrogé …',
  starting: 'La box a son cinéma et démarre. La caisse s’ouvre toute seule.',
  unreachable: 'La box ne répond pas. Vérifiez le réseau et réessayez.',
}
