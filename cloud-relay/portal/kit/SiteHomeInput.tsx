import { Select } from '@mantine/core'
import { page } from '#core/content/pages/page.entity.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import { homes } from '#core/venue/settings/pages.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'
import { useEntries } from './use-entries.ts'

/** Where the website's home leads: to itself, to a list of shows, or to a page the exhibitor wrote. */
export function SiteHomeInput(props: FieldProps) {
  const { typed, onType } = props
  const { t, locale } = useWords()
  const plain = usePlain(props)
  const pages = useEntries(page).data?.entries ?? []
  const value = String(typed)
  const written = pages.map(({ id, title, status }) => ({
    value: `page:${id}`,
    label: inLocale(title as Words, locale) + (status === 'published' ? '' : ` (${t('page.shown.draft')})`),
  }))
  // A page that was deleted since: home is itself until another one is chosen.
  const isGone = value.startsWith('page:') && !written.some(each => each.value === value)
  return (
    <Select
      {...plain}
      allowDeselect={false}
      searchable={written.length > 8}
      nothingFoundMessage={t('nothing_found')}
      data={[
        ...homes.map(home => ({ value: home, label: t(`site_home_${home}`) })),
        ...written,
        ...(isGone ? [{ value, label: t('site_home_gone') }] : []),
      ]}
      value={value}
      onChange={next => onType(next ?? 'home')}
    />
  )
}
