import type { EntryWords } from '../entry-words.ts'

/** The forms and lists of questions and their groups. The other languages are typed by this file. */
export const en = {
  'question_group.many': 'Groups of questions',
  'question_group.lead': 'Questions that belong together. A page shows a whole group.',
  'question_group.one': 'Group of questions',
  'question_group.add': 'New group',
  'question_group.none': 'No groups yet',
  'question_group.none_hint': 'Make a group first, under “Questions”.',
  'question_group.title': 'Title',
  'question_group.order': 'Place among the groups',
  'question_group.order.hint': 'The smallest number comes first.',
  'question.many': 'Questions',
  'question.lead': 'What guests ask often, and your answers. A page of the website shows them by groups.',
  'question.one': 'Question',
  'question.add': 'New question',
  'question.none': 'No questions yet',
  'question.none_hint': 'Make a group, then the questions in it.',
  'question.groupId': 'Group',
  'question.question': 'Question',
  'question.answer': 'Answer',
  'question.answer.hint':
    'An empty line begins another paragraph. **bold**, *italic*, [words](https://address)',
  'question.order': 'Place in its group',
  'question.order.hint': 'The smallest number comes first.',
} satisfies EntryWords<'question'> & EntryWords<'question_group'>
