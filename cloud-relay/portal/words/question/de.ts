import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'question_group.many': 'Gruppen von Fragen',
  'question_group.lead': 'Fragen, die zusammengehören. Eine Seite zeigt eine ganze Gruppe.',
  'question_group.one': 'Gruppe von Fragen',
  'question_group.add': 'Neue Gruppe',
  'question_group.none': 'Noch keine Gruppen',
  'question_group.none_hint': 'Legen Sie zuerst unter „Fragen“ eine Gruppe an.',
  'question_group.title': 'Titel',
  'question_group.order': 'Platz unter den Gruppen',
  'question_group.order.hint': 'Die kleinste Zahl steht vorn.',
  'question.many': 'Fragen',
  'question.lead': 'Was Gäste oft fragen, und Ihre Antworten. Eine Seite der Website zeigt sie nach Gruppen.',
  'question.one': 'Frage',
  'question.add': 'Neue Frage',
  'question.none': 'Noch keine Fragen',
  'question.none_hint': 'Legen Sie eine Gruppe an, dann ihre Fragen.',
  'question.groupId': 'Gruppe',
  'question.question': 'Frage',
  'question.answer': 'Antwort',
  'question.answer.hint':
    'Eine leere Zeile beginnt einen neuen Absatz. **fett**, *kursiv*, [Worte](https://adresse)',
  'question.order': 'Platz in ihrer Gruppe',
  'question.order.hint': 'Die kleinste Zahl steht vorn.',
}
