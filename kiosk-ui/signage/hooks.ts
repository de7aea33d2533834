import { useEffect, useState } from 'preact/hooks'
import { followProgramme, type Known } from './programme-line.ts'

/** One beat: how long a picture stays in front. */
const beatMs = 5000

export function useProgramme(): { known: Known | null; connected: boolean; ready: boolean } {
  const [known, setKnown] = useState<Known | null>(null)
  const [connected, setConnected] = useState(true)
  const [ready, setReady] = useState(true)
  useEffect(
    () => followProgramme({ onProgramme: setKnown, onLine: setConnected, onNodeStatus: setReady }),
    [],
  )
  return { known, connected, ready }
}

/** Beats since the page began. */
export function useBeat(): number {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setBeat(before => before + 1), beatMs)
    return () => clearInterval(timer)
  }, [])
  return beat
}

/** This device's clock in epoch milliseconds, by the second. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function usePortrait(): boolean {
  const [query] = useState(() => matchMedia('(orientation: portrait)'))
  const [portrait, setPortrait] = useState(query.matches)
  useEffect(() => {
    const turn = () => setPortrait(query.matches)
    query.addEventListener('change', turn)
    return () => query.removeEventListener('change', turn)
  }, [query])
  return portrait
}
