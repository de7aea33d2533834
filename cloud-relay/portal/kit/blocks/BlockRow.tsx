import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { questionGroup } from '#core/content/pages/question.entity.ts'
import type { Block } from '#core/content/pages/block.ts'
import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { useEntries } from '../use-entries.ts'
import { PictureChoice } from './PictureChoice.tsx'

type Props = {
  block: Block
  at: number
  count: number
  locale: Locale
  disabled: boolean
  onChange: (next: Block) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One part of a written text, in one language. */
export function BlockRow({ block, at, count, disabled, onMove, onRemove, ...props }: Props) {
  const { t } = useWords()
  const name = t('blocks_part', { number: at + 1, kind: t(`blocks_${block.kind}`) })
  return (
    <div className="block-row" role="group" aria-label={name}>
      <div className="row block-row-head">
        <strong>{t(`blocks_${block.kind}`)}</strong>
        {!disabled && (
          <span className="row">
            {at > 0 && (
              <Button size="small" label={t('blocks_up', { name })} onPress={() => onMove(-1)}>
                ↑
              </Button>
            )}
            {at < count - 1 && (
              <Button size="small" label={t('blocks_down', { name })} onPress={() => onMove(1)}>
                ↓
              </Button>
            )}
            <Button size="small" icon="cross" label={t('blocks_remove', { name })} onPress={onRemove} />
          </span>
        )}
      </div>
      <Content block={block} name={name} disabled={disabled} {...props} />
    </div>
  )
}

type Inside = Pick<Props, 'block' | 'locale' | 'disabled' | 'onChange'> & { name: string }

function Content(props: Inside) {
  const { block, disabled, onChange } = props
  const { t } = useWords()
  switch (block.kind) {
    case 'heading':
      return <TextOf {...props} block={block} />
    case 'paragraph':
      return <TextOf {...props} block={block} isLong />
    case 'list':
      return (
        <>
          <TextOf {...props} block={block} isLong hint={t('blocks_list_hint')} />
          <Checkbox
            label={t('blocks_numbered')}
            disabled={disabled}
            checked={block.numbered}
            onChange={event => onChange({ ...block, numbered: event.currentTarget.checked })}
          />
        </>
      )
    case 'picture':
      return (
        <>
          <PictureChoice
            hash={block.file}
            disabled={disabled}
            onChange={file => onChange({ ...block, file })}
          />
          <TextOf {...props} block={block} hint={t('blocks_picture_hint')} />
        </>
      )
    case 'button':
      return (
        <>
          <TextOf {...props} block={block} />
          <TextInput
            label={t('blocks_href')}
            description={t('blocks_href_hint')}
            disabled={disabled}
            maxLength={500}
            value={block.href}
            onChange={event => onChange({ ...block, href: event.currentTarget.value.trim() })}
          />
        </>
      )
    case 'questions':
      return <GroupOf {...props} block={block} />
    case 'prices':
      return <p className="quiet">{t('blocks_prices_hint')}</p>
  }
}

/** The words of a part; of a long one also how they are written. */
function TextOf({
  block,
  locale,
  disabled,
  name,
  isLong = false,
  hint,
  onChange,
}: Inside & { block: Extract<Block, { text: Words }>; isLong?: boolean; hint?: string }) {
  const { t } = useWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const value = block.text[locale] ?? ''
  const put = (text: string) => {
    const { [locale]: _, ...others } = block.text
    const words = (text === '' && locale !== 'en' ? others : { ...block.text, [locale]: text }) as Words
    onChange({ ...block, text: words } as Block)
  }
  const common = {
    'aria-label': name,
    description: hint,
    disabled,
    lang: locale,
    autoComplete: 'off',
    value,
    placeholder: value === '' && block.text.en && locale !== 'en' ? block.text.en.slice(0, 120) : undefined,
    onChange: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
  }
  if (!isLong) return <TextInput {...common} maxLength={160} />
  const mark = (before: string, after: string) => {
    const input = area.current
    if (!input) return
    const { selectionStart: from, selectionEnd: to } = input
    put(value.slice(0, from) + before + value.slice(from, to) + after + value.slice(to))
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(from + before.length, to + before.length)
    })
  }
  return (
    <>
      {!disabled && (
        <div className="row block-marks">
          <Button size="small" label={t('blocks_bold')} onPress={() => mark('**', '**')}>
            <b>B</b>
          </Button>
          <Button size="small" label={t('blocks_italic')} onPress={() => mark('*', '*')}>
            <i>I</i>
          </Button>
          <Button size="small" onPress={() => mark('[', '](https://)')}>
            {t('blocks_link')}
          </Button>
        </div>
      )}
      <Textarea {...common} ref={area} autosize minRows={3} maxRows={14} maxLength={4000} />
    </>
  )
}

function GroupOf({ block, disabled, onChange }: Inside & { block: Extract<Block, { kind: 'questions' }> }) {
  const { t, locale } = useWords()
  const groups = useEntries(questionGroup).data?.entries ?? []
  return (
    <Select
      label={t('question_group.one')}
      description={groups.length === 0 ? t('question_group.none_hint') : undefined}
      disabled={disabled}
      placeholder={t('choose')}
      nothingFoundMessage={t('nothing_found')}
      data={groups.map(({ id, title }) => ({ value: id, label: inLocale(title, locale) }))}
      value={block.groupId || null}
      allowDeselect={false}
      onChange={groupId => groupId && onChange({ ...block, groupId })}
    />
  )
}
