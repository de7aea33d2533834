import { Select } from '@mantine/core'
import { useState } from 'react'
import type { Block, BlockKind } from '#core/content/pages/block.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { LanguageChoice } from '../../parts/LanguageChoice.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { idOf, type FieldProps } from '../field-props.ts'
import { missingIn, type TypedGroup, type TypedWords } from '../typed-value.ts'
import { useLabels } from '../use-labels.ts'
import { BlockRow } from './BlockRow.tsx'
import { Preview } from './Preview.tsx'

/** As many parts as a text may have. */
const blocksMost = 60

export const blockKinds: readonly BlockKind[] = [
  'heading',
  'paragraph',
  'list',
  'picture',
  'button',
  'questions',
  'prices',
]

/** Which of them a text may have: what is mailed, or printed, would go on telling prices that hold no more. */
const kindsOf = (entity: string): readonly BlockKind[] =>
  ['page', 'preset', 'event'].includes(entity) ? blockKinds : blockKinds.filter(kind => kind !== 'prices')

/** A written text: its parts in one language at a time, and how it will look. */
export function BlocksInput(props: FieldProps) {
  const { entity, field, typed, error, disabled, onType } = props
  const { locale: reader, t } = useWords()
  const { label, hint } = useLabels(entity.kind)
  const [locale, setLocale] = useState<Locale>(reader)
  const [isShown, show] = useState(false)
  const parts = typed as unknown as readonly Block[]
  const put = (next: readonly Block[]) => onType(next as unknown as readonly TypedGroup[])
  const missing = parts.filter(part => isMissing(part, locale)).length
  return (
    <fieldset className="field-group blocks-input" id={idOf(props)} tabIndex={-1}>
      <legend>{label(field.name)}</legend>
      {hint(field.name) && <p className="quiet">{hint(field.name)}</p>}
      <div className="row blocks-head">
        <LanguageChoice locale={locale} onChange={setLocale} />
        <Button size="small" pressed={isShown} onPress={() => show(!isShown)}>
          {t('blocks_preview')}
        </Button>
      </div>
      {missing > 0 && <p className="words-missing">{t('blocks_missing', { count: missing })}</p>}
      {isShown && <Preview blocks={parts} locale={locale} />}
      <ol className="blocks-list">
        {parts.map((part, at) => (
          <li key={part.id}>
            <BlockRow
              block={part}
              at={at}
              count={parts.length}
              locale={locale}
              disabled={disabled}
              onChange={next => put(parts.map(each => (each.id === part.id ? next : each)))}
              onMove={by => put(moved(parts, at, by))}
              onRemove={() => put(parts.filter(each => each.id !== part.id))}
            />
          </li>
        ))}
      </ol>
      {!disabled && parts.length < blocksMost && (
        <Select
          aria-label={t('blocks_add')}
          placeholder={t('blocks_add')}
          data={kindsOf(entity.kind).map(kind => ({ value: kind, label: t(`blocks_${kind}`) }))}
          value={null}
          onChange={kind => kind && put([...parts, emptyBlock(kind as BlockKind)])}
        />
      )}
      {error && (
        <p className="field-group-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function isMissing(part: Block, locale: Locale): boolean {
  if (!('text' in part)) return false
  const words = Object.fromEntries(locales.map(each => [each, part.text[each] ?? ''])) as TypedWords
  const missing = missingIn(words)
  return missing.includes(locale) && missing.length < locales.length
}

/** The parts with one of them moved by one place up (-1) or down (1). */
function moved(parts: readonly Block[], at: number, by: -1 | 1): Block[] {
  const next = [...parts]
  const [part] = next.splice(at, 1)
  next.splice(at + by, 0, part!)
  return next
}

function emptyBlock(kind: BlockKind): Block {
  const id = newId()
  const text = { en: '' }
  switch (kind) {
    case 'list':
      return { kind, id, text, numbered: false }
    case 'picture':
      return { kind, id, file: '', text }
    case 'button':
      return { kind, id, text, href: '/movies' }
    case 'questions':
      return { kind, id, groupId: '' }
    case 'prices':
      return { kind, id }
    default:
      return { kind, id, text }
  }
}
