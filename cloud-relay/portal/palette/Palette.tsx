import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { findKinds, findsFor, type Find } from './finds.ts'
import { useFinds } from './use-finds.ts'

/**
 * Goes to whatever is typed: a page, a film, a show, a person, a product, a cinema. A combobox with a list (WAI-ARIA):
 * arrows choose, Enter goes, Escape closes. On a phone it is the whole screen.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const go = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const all = useFinds()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const finds = findsFor(all, typed)
  const chosen = finds[Math.min(at, finds.length - 1)]
  useEffect(() => {
    const open = dialog.current
    const before = document.activeElement
    open?.showModal()
    return () => {
      open?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const open = (find: Find | undefined) => {
    if (!find) return
    onClose()
    void go(find.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && finds.length) setAt((Math.min(at, finds.length - 1) + step + finds.length) % finds.length)
    else if (event.key === 'Enter') open(chosen)
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('palette')}
      // `close` comes a moment after Escape, in which the key that opens it would be taken for the one that closes it.
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="palette-head">
        <Icon name="search" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label={t('palette_what')}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(listId, chosen)}
          placeholder={t('palette_what')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Button size="small" icon="cross" label={t('close')} onPress={onClose} />
      </div>
      <Finds listId={listId} finds={finds} chosen={chosen} onOpen={open} />
      <p className="visually-hidden" role="status">
        {t('palette_found', { count: finds.length })}
      </p>
    </dialog>
  )
}

/** What fits, by kind. */
function Finds({
  listId,
  finds,
  chosen,
  onOpen,
}: {
  listId: string
  finds: readonly Find[]
  chosen: Find | undefined
  onOpen: (find: Find) => void
}) {
  const { t } = useWords()
  return (
    <div
      id={listId}
      className="palette-list"
      role="listbox"
      aria-label={t('palette_found', { count: finds.length })}
    >
      {findKinds.map(kind => {
        const mine = finds.filter(find => find.kind === kind)
        if (!mine.length) return null
        return (
          <div key={kind} role="group" aria-label={t(`palette_${kind}`)}>
            <p className="palette-kind" aria-hidden="true">
              {t(`palette_${kind}`)}
            </p>
            {mine.map(find => (
              <Option
                key={find.key}
                id={optionId(listId, find)}
                find={find}
                isChosen={find === chosen}
                onOpen={onOpen}
              />
            ))}
          </div>
        )
      })}
      {!finds.length && <p className="palette-none">{t('nothing_found')}</p>}
    </div>
  )
}

function Option({
  id,
  find,
  isChosen,
  onOpen,
}: {
  id: string
  find: Find
  isChosen: boolean
  onOpen: (find: Find) => void
}) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isChosen}
      className="palette-option"
      onClick={() => onOpen(find)}
    >
      <span>{find.name}</span>
      {find.about && <span className="quiet">{find.about}</span>}
    </div>
  )
}

const optionId = (listId: string, { kind, key }: Find) => `${listId}-${kind}-${key}`
