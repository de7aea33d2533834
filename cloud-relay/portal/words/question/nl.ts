import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'question_group.many': 'Groepen vragen',
  'question_group.lead': 'Vragen die bij elkaar horen. Een pagina toont een hele groep.',
  'question_group.one': 'Groep vragen',
  'question_group.add': 'Nieuwe groep',
  'question_group.none': 'Nog geen groepen',
  'question_group.none_hint': 'Maak eerst een groep, onder “Vragen”.',
  'question_group.title': 'Titel',
  'question_group.order': 'Plaats tussen de groepen',
  'question_group.order.hint': 'Het kleinste getal komt eerst.',
  'question.many': 'Vragen',
  'question.lead': 'Wat gasten vaak vragen, en je antwoorden. Een pagina van de website toont ze per groep.',
  'question.one': 'Vraag',
  'question.add': 'Nieuwe vraag',
  'question.none': 'Nog geen vragen',
  'question.none_hint': 'Maak een groep en dan de vragen erin.',
  'question.groupId': 'Groep',
  'question.question': 'Vraag',
  'question.answer': 'Antwoord',
  'question.answer.hint':
    'Een lege regel begint een nieuwe alinea. **vet**, *cursief*, [woorden](https://adres)',
  'question.order': 'Plaats in de groep',
  'question.order.hint': 'Het kleinste getal komt eerst.',
}
