import { useEffect, useState } from 'preact/hooks'
import type { ThisDevice } from '#core/devices/kiosks/contract.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import type { Wall } from '#core/signage/contract.ts'
import { followDevice } from './device-line.ts'
import { turnOf } from './orientation.ts'
import { followProgramme, type Known } from './programme-line.ts'

/** One beat: how long a picture stays in front, until the settings are known. */
const beatMs = 5000

/** @param deviceId the device this wall is, once it was let in */
export function useProgramme(deviceId: string | undefined): {
  known: Known | null
  connected: boolean
  ready: boolean
  beatMs: number
  wall: Wall | null
  /** The account is without walls. */
  isOff: boolean
  /** Its settings say that it is dark. */
  isDark: boolean
  /** The languages its settings say; all until they are known. */
  spoken: readonly Locale[]
} {
  const [known, setKnown] = useState<Known | null>(null)
  const [connected, setConnected] = useState(true)
  const [ready, setReady] = useState(true)
  const [beat, setBeat] = useState(beatMs)
  const [wall, setWall] = useState<Wall | null>(null)
  const [isOff, setOff] = useState(false)
  const [isDark, setDark] = useState(false)
  const [spoken, setSpoken] = useState<readonly Locale[]>(locales)
  useEffect(
    () =>
      followProgramme({
        onProgramme: setKnown,
        onLine: setConnected,
        onNodeStatus: setReady,
        onModule: on => setOff(!on),
        onWall: setWall,
        onSettings({ on = true, display_seconds: seconds, languages }) {
          setDark(!on)
          if (seconds) setBeat(seconds * 1000)
          if (languages?.length) setSpoken(languages)
        },
        deviceId,
      }),
    [deviceId],
  )
  return { known, connected, ready, beatMs: beat, wall, isOff, isDark, spoken }
}

/** Beats since the page began; none pass while it pauses. */
export function useBeat(everyMs: number, pauses: boolean): number {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    if (pauses) return undefined
    const timer = setInterval(() => setBeat(before => before + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, pauses])
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

/** Which device this wall is; undefined until the box or this machine's memory says. */
export function useDevice(): ThisDevice | undefined {
  const [device, setDevice] = useState<ThisDevice | undefined>(undefined)
  useEffect(() => followDevice(setDevice), [])
  return device
}

/** Turns the page as the portal says the screen hangs; whether it is then higher than wide. */
export function useTurn(device: ThisDevice | undefined): boolean {
  const { degrees, portrait } = turnOf(device?.device?.orientation ?? 'auto', usePortrait())
  useEffect(() => {
    document.documentElement.dataset['turn'] = String(degrees)
    document.documentElement.toggleAttribute('data-portrait', portrait)
  }, [degrees, portrait])
  return portrait
}

function usePortrait(): boolean {
  const [query] = useState(() => matchMedia('(orientation: portrait)'))
  const [portrait, setPortrait] = useState(query.matches)
  useEffect(() => {
    const turn = () => setPortrait(query.matches)
    query.addEventListener('change', turn)
    return () => query.removeEventListener('change', turn)
  }, [query])
  return portrait
}
