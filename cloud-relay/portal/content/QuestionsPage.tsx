import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { question, questionGroup } from '#core/content/pages/question.entity.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Page } from '../parts/Page.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { missingLocales } from './missing.ts'

/** Questions with their answers, and the groups they are shown by. */
export function QuestionsPage() {
  const { t, locale } = useWords()
  const [address, setAddress] = useSearchParams()
  const kind = address.get('list') === 'groups' ? 'groups' : 'questions'
  const groups = useEntries(questionGroup).data?.entries ?? []
  const group = (id: string) => groups.find(each => each.id === id)
  const columns: Column<'question'>[] = [
    {
      head: 'question.groupId',
      cell: ({ groupId }) => inLocale((group(groupId)?.title ?? { en: '' }) as Words, locale),
      by: ({ groupId, order }) =>
        `${group(groupId)?.order ?? 0} ${inLocale((group(groupId)?.title ?? { en: '' }) as Words, locale)} ${order}`,
    },
    {
      head: 'page.missing',
      cell: entry =>
        missingLocales([entry.question as Words, entry.answer as Words])
          .join(', ')
          .toUpperCase(),
    },
  ]
  return (
    <Page title={t('question.many')} lead={t('question.lead')}>
      <SegmentedControl
        aria-label={t('question.many')}
        data={[
          { value: 'questions', label: t('question.many') },
          { value: 'groups', label: t('question_group.many') },
        ]}
        value={kind}
        // An open entry is one of the other list.
        onChange={value => setAddress(value === 'groups' ? { list: 'groups' } : {}, { replace: true })}
      />
      {kind === 'questions' ? (
        <EntryList entity={question} icon="help" columns={columns} />
      ) : (
        <EntryList
          entity={questionGroup}
          icon="help"
          columns={[
            {
              head: 'question_group.order',
              cell: ({ order }) => order,
              by: ({ order }) => order,
              isNumber: true,
            },
          ]}
          order={(a, b) => a.order - b.order}
        />
      )}
    </Page>
  )
}
