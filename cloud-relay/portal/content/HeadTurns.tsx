import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { entryCalls } from '#core/catalogue/contract.ts'
import { headPicture } from '#core/content/website/head-picture.entity.ts'
import { inTurn } from '#core/content/website/head-view.ts'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Picture = Entry<'head_picture'>

/** In which turn the pictures of each page come: dragged, or moved by the arrows. */
export function HeadTurns({ placeOf }: { placeOf: (picture: Picture) => string }) {
  const { t } = useWords()
  const all = useEntries(headPicture).data?.entries ?? []
  const notAllowed = useReason('manage_programme')
  const groups = Map.groupBy(all.toSorted(inTurn), ({ at, pageId }) => `${at} ${pageId ?? ''}`)
  const several = [...groups.values()].filter(pictures => pictures.length > 1)
  if (notAllowed || !several.length) return null
  return (
    <section className="card stack" aria-labelledby="head-turns">
      <h2 id="head-turns">{t('head_turns')}</h2>
      <p className="quiet">{t('head_turns_lead')}</p>
      {several.map(pictures => (
        <Turns key={placeOf(pictures[0]!)} place={placeOf(pictures[0]!)} pictures={pictures} />
      ))}
    </section>
  )
}

/** The pictures of one page. */
function Turns({ place, pictures }: { place: string; pictures: readonly Picture[] }) {
  const { t, locale } = useWords()
  const ordering = useOrdering()
  const [dragged, drag] = useState<number | null>(null)
  // What was just moved stands where it was put until the server has answered.
  const shown = ordering.isPending ? ordering.variables : pictures
  const move = (from: number, to: number) => {
    const next = [...shown]
    const [moved] = next.splice(from, 1)
    next.splice(to, 0, moved!)
    if (from !== to && !ordering.isPending) ordering.mutate(next)
  }
  return (
    <div className="stack">
      <h3>{place}</h3>
      <ol className="head-turns" aria-busy={ordering.isPending}>
        {shown.map((picture, at) => {
          const name = t('head_turn_of', { title: inLocale(picture.title as Words, locale), number: at + 1 })
          return (
            <li
              key={picture.id}
              draggable
              data-dragged={dragged === at || undefined}
              onDragStart={event => {
                event.dataTransfer.effectAllowed = 'move'
                drag(at)
              }}
              onDragEnd={() => drag(null)}
              onDragOver={event => event.preventDefault()}
              onDrop={event => {
                event.preventDefault()
                if (dragged !== null) move(dragged, at)
                drag(null)
              }}
            >
              <span className="head-grip" aria-hidden="true">
                ⠿
              </span>
              <img className="head-thumb" src={renditionOf(`/files/${picture.picture}`, '200.webp')} alt="" />
              <span className="head-turn-title">{inLocale(picture.title as Words, locale)}</span>
              <span className="row">
                {at > 0 && (
                  <Button size="small" label={t('blocks_up', { name })} onPress={() => move(at, at - 1)}>
                    ↑
                  </Button>
                )}
                {at < shown.length - 1 && (
                  <Button size="small" label={t('blocks_down', { name })} onPress={() => move(at, at + 1)}>
                    ↓
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <Failed error={ordering.error} />
    </div>
  )
}

/** Writes the turn of each picture that has another one now. */
function useOrdering() {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: async (pictures: readonly Picture[]) => {
      for (const [order, picture] of pictures.entries())
        if (picture.order !== order)
          await call(entryCalls(headPicture).change, { params: { id: picture.id }, body: { order } })
    },
    onSettled: () => memory.invalidateQueries({ queryKey: ['entries', headPicture.kind] }),
  })
}
