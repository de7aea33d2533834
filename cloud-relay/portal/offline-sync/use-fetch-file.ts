import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#core/api/route.ts'
import { makeBundle, type readOfflineSync } from '#core/offline-sync/contract.ts'
import { bundleName } from '#core/offline-sync/bundle.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { saveFile } from './save-file.ts'

export type OfflineSync = AnswerOf<typeof readOfflineSync>

/** The file that is being made: for which cinema, what is handed over with it, and how far it is. */
export function useFetchFile({ cinemas, node }: Pick<OfflineSync, 'cinemas' | 'node'>, turns: number) {
  const call = useCall()
  const memory = useQueryClient()
  const [chosen, setChosen] = useState(() => (cinemas.find(each => !each.connected) ?? cinemas[0]!).id)
  const [handOver, setHandOver] = useState(false)
  const [handOverTurns, setHandOverTurns] = useState(false)
  const [whole, setWhole] = useState(false)
  const cinema = cinemas.find(each => each.id === chosen) ?? cinemas[0]!
  const cutOff = node === 'relay' && !cinema.connected
  const seats = { offered: cutOff && cinema.seats > 0, ticked: handOver, tick: setHandOver }
  const turnsToo = { offered: cutOff && turns > 0, ticked: handOverTurns, tick: setHandOverTurns }
  const gives = { seats: seats.offered && handOver, turns: turnsToo.offered && handOverTurns }
  const fetching = useMutation({
    mutationFn: async () => {
      const bytes = await call(makeBundle, {
        body: { cinemaId: cinema.id, handOver: gives.seats, handOverTurns: gives.turns, whole },
      })
      const name = bundleName(node === 'relay' ? 'box' : 'relay', cinema, Date.now())
      saveFile(name, bytes)
      return name
    },
    onSuccess: () => keepAll(),
    onSettled: () => memory.invalidateQueries({ queryKey: ['offlineSync'] }),
  })
  function keepAll() {
    setHandOver(false)
    setHandOverTurns(false)
  }
  return {
    cinema,
    choose(id: string) {
      setChosen(id)
      keepAll()
      fetching.reset()
    },
    /** What of the website's can be handed to the cinema, and whether that is ticked. */
    seats,
    turns: turnsToo,
    /** Everything from the beginning, not only what the other side lacks. */
    whole,
    setWhole,
    /** Whether anything is handed over with the file. */
    givesAny: gives.seats || gives.turns,
    fetching,
  }
}
