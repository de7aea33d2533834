import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'site_text.many': 'Textes du site',
  'site_text.lead':
    'Vos propres mots à des endroits fixes du site et dans l’e-mail d’une commande. Un texte vide n’affiche rien, ou les mots intégrés.',
  'site_text.one': 'Texte',
  'site_text.add': 'Nouveau texte',
  'site_text.none': 'Aucun texte',
  'site_text.none_hint': 'Il y a toujours treize endroits.',
  'site_text.name': 'Endroit',
  'site_text.status': 'État',
  'site_text.status.draft': 'Brouillon : personne ne le voit',
  'site_text.status.published': 'Affiché',
  'site_text.publishFrom': 'Affiché à partir de',
  'site_text.publishFrom.hint': 'Vide : tout de suite. À l’heure de votre cinéma.',
  'site_text.publishUntil': 'Affiché jusqu’à',
  'site_text.body': 'Texte',
  'site_text.body.hint':
    '20 000 caractères au plus, toutes langues confondues. Un texte plus long est une page vers laquelle celui-ci mène.',
  'site_text.seen': 'Où on le voit',
  'site_text.state': 'En ce moment',
  'site_text.nothing': 'Vide : rien ne s’affiche',
  'site_text.built_in': 'Vide : les mots intégrés',
}
