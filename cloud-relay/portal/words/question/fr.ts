import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'question_group.many': 'Groupes de questions',
  'question_group.lead': 'Des questions qui vont ensemble. Une page montre tout un groupe.',
  'question_group.one': 'Groupe de questions',
  'question_group.add': 'Nouveau groupe',
  'question_group.none': 'Pas encore de groupe',
  'question_group.none_hint': 'Créez d’abord un groupe, sous « Questions ».',
  'question_group.title': 'Titre',
  'question_group.order': 'Place parmi les groupes',
  'question_group.order.hint': 'Le plus petit nombre vient en premier.',
  'question.many': 'Questions',
  'question.lead':
    'Ce que les visiteurs demandent souvent, et vos réponses. Une page du site les montre par groupes.',
  'question.one': 'Question',
  'question.add': 'Nouvelle question',
  'question.none': 'Pas encore de question',
  'question.none_hint': 'Créez un groupe, puis ses questions.',
  'question.groupId': 'Groupe',
  'question.question': 'Question',
  'question.answer': 'Réponse',
  'question.answer.hint':
    'Une ligne vide commence un autre paragraphe. **gras**, *italique*, [mots](https://adresse)',
  'question.order': 'Place dans son groupe',
  'question.order.hint': 'Le plus petit nombre vient en premier.',
}
