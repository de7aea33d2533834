import { SegmentedControl, TextInput } from '@mantine/core'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { freshOf, type AnyEntity, type Entity } from '#core/catalogue/entity.ts'
import { wordsOf } from '#core/catalogue/words-of.ts'
import type { Entry, EntryKind } from '#core/journal/entry-fields.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import type { IconName } from '#ui/parts/icon-paths.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { ListTable } from '../parts/ListTable.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords, type SpokenWord } from '../words/WordsProvider.tsx'
import { EntryPanel, type Beside } from './EntryPanel.tsx'
import type { Preview } from './EntryForm.tsx'
import { foundIn, sortedBy, type Sorting } from './list-rows.ts'
import { useEntries } from './use-entries.ts'
import { useLabels } from './use-labels.ts'

/** A column besides the name, which comes first in every list. */
export type Column<K extends EntryKind> = {
  head: SpokenWord
  cell: (entry: Entry<K>, locale: Locale) => ReactNode
  /** The value to sort by; without one the column is not sortable. */
  by?: (entry: Entry<K>) => string | number
  /** A number, aligned at the end of its cell. */
  isNumber?: boolean
  /** Hidden where the list is narrow. */
  isMinor?: boolean
}

type Props<K extends EntryKind> = {
  entity: Entity<K>
  columns: readonly Column<K>[]
  icon: IconName
  /** The order until the user sorts; by name when left out. */
  order?: (a: Entry<K>, b: Entry<K>) => number
  /** What else there is to do with an open entry. */
  beside?: (entry: Entry<K>, open: (id: string) => void) => ReactNode
  /** What an open entry looks like as it is typed now. */
  preview?: (typed: Entry<K>) => ReactNode
}

/** The entries of a kind, and those that are always there though nobody has made or changed them yet. */
function withFixedIds<K extends EntryKind>(
  entity: Entity<K>,
  made: readonly Entry<K>[],
): readonly Entry<K>[] {
  const { edit } = entity
  const builtIn = Object.keys(edit?.builtIn ?? {}).filter(id => !made.some(each => each.id === id))
  if (builtIn.length)
    return [
      ...builtIn.map(id => ({ ...freshOf(entity as unknown as AnyEntity, id), id }) as Entry<K>),
      ...made,
    ]
  return edit?.ids?.map(id => made.find(each => each.id === id) ?? ({ id } as Entry<K>)) ?? made
}

const isAside = (entry: object) => (entry as { archived?: boolean }).archived === true

/** All entries of a kind, to search, sort and open, and the one that is open beside them. */
export function EntryList<K extends EntryKind>(props: Props<K>) {
  const { entity, icon } = props
  const { t } = useWords()
  const { textOf } = useLabels(entity.kind)
  const notAllowed = useReason(entity.edit!.permission)
  const [openId, open] = useOpenEntry()
  const [text, setText] = useState('')
  const [aside, setAside] = useState(false)
  const [sorting, setSorting] = useState<Sorting>(null)
  const asked = useEntries(entity)
  const made = asked.data?.entries
  const all = made && withFixedIds(entity, made)
  const rows = useRows(props, all ?? [], { text: useDeferredValue(text), aside, sorting })
  if (notAllowed) return <Notice tone="info">{notAllowed}</Notice>
  if (!all) return <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
  const asideCount = all.filter(isAside).length
  return (
    <div className="board-layout">
      <div className="stack">
        <div className="row entry-tools">
          <TextInput
            aria-label={t('entry_search')}
            placeholder={t('entry_search')}
            leftSection={<Icon name="search" />}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          {(asideCount > 0 || aside) && (
            <SegmentedControl
              aria-label={textOf('many')}
              data={[
                { value: 'now', label: t('entry_in_use') },
                { value: 'aside', label: t('entry_set_aside', { count: asideCount }) },
              ]}
              value={aside ? 'aside' : 'now'}
              onChange={value => setAside(value === 'aside')}
            />
          )}
          {!entity.edit?.ids && (
            <Button variant="primary" icon="plus" onPress={() => open('new')}>
              {textOf('add')}
            </Button>
          )}
        </div>
        {rows.length > 0 ? (
          <Table {...props} rows={rows} openId={openId} onOpen={open} sorting={sorting} onSort={setSorting} />
        ) : text || aside ? (
          <EmptyState icon="search" title={t('nothing_found')} />
        ) : (
          <EmptyState icon={icon} title={textOf('none')}>
            {textOf('none_hint')}
          </EmptyState>
        )}
      </div>
      {openId && (
        <EntryPanel
          key={openId}
          entity={entity as unknown as AnyEntity}
          id={openId === 'new' ? null : openId}
          isMade={
            (!entity.edit?.ids && !entity.edit?.builtIn?.[openId]) || made!.some(({ id }) => id === openId)
          }
          beside={props.beside as Beside | undefined}
          preview={props.preview as Preview | undefined}
          onClose={() => open(null)}
          onMade={open}
        />
      )}
    </div>
  )
}

/** Reads and sets the entry that the address names; `new` is one being made. */
function useOpenEntry(): [string | null, (id: string | null) => void] {
  const [address, setAddress] = useSearchParams()
  const open = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id) next.set('entry', id)
    else next.delete('entry')
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return [address.get('entry'), open]
}

function useName<K extends EntryKind>(entity: Entity<K>): (entry: Entry<K>) => string {
  const { locale } = useWords()
  return entry => inLocale(wordsOf(entity.name(entry)), locale)
}

function useRows<K extends EntryKind>(
  { entity, columns, order }: Props<K>,
  all: readonly Entry<K>[],
  { text, aside, sorting }: { text: string; aside: boolean; sorting: Sorting },
): readonly Entry<K>[] {
  const { locale } = useWords()
  const nameOf = useName(entity)
  const shown = all.filter(entry => isAside(entry) === aside)
  const found = foundIn(shown, text, entry => [
    nameOf(entry),
    ...columns.map(({ by }) => String(by?.(entry) ?? '')),
  ])
  const by = sorting && (sorting.column === -1 ? nameOf : columns[sorting.column]?.by)
  if (sorting && by) return sortedBy(found, by, sorting.down, locale)
  return order ? found.toSorted(order) : sortedBy(found, nameOf, false, locale)
}

function Table<K extends EntryKind>({
  entity,
  columns,
  rows,
  openId,
  onOpen,
  sorting,
  onSort,
}: Props<K> & {
  rows: readonly Entry<K>[]
  openId: string | null
  onOpen: (id: string) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}) {
  const { locale, t } = useWords()
  const { textOf, label } = useLabels(entity.kind)
  const nameOf = useName(entity)
  const sortable = (name: string, at: number) => ({
    content: <SortButton name={name} at={at} sorting={sorting} onSort={onSort} />,
    sorted:
      sorting?.column !== at ? undefined : sorting.down ? ('descending' as const) : ('ascending' as const),
  })
  return (
    <ListTable
      label={textOf('many')}
      name={{ name: label('name'), ...sortable(label('name'), -1) }}
      heads={columns.map((column, at) => ({
        name: t(column.head),
        isNumber: column.isNumber,
        isMinor: column.isMinor,
        ...(column.by ? sortable(t(column.head), at) : {}),
      }))}
      rows={rows.map(entry => ({
        id: entry.id,
        name: nameOf(entry),
        cells: columns.map(column => column.cell(entry, locale)),
      }))}
      openId={openId}
      onOpen={onOpen}
    />
  )
}

function SortButton({
  name,
  at,
  sorting,
  onSort,
}: {
  name: string
  at: number
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}) {
  const mine = sorting?.column === at ? sorting : null
  return (
    <button
      type="button"
      className="sort-head"
      onClick={() => onSort({ column: at, down: mine ? !mine.down : false })}
    >
      {name}
      <span aria-hidden="true">{mine ? (mine.down ? ' ↓' : ' ↑') : ''}</span>
    </button>
  )
}
