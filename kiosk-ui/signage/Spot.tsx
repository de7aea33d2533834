/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Playing } from './spot-breaks.ts'

/** As long as it dissolves in and out, as styles/spots.css says. */
const dissolveMs = 400
/** A picture that is not drawn within so long after its time is no play, and the programme goes on. */
const patienceMs = 5000

/**
 * A business's picture, whole, over the page that was turned; nothing is seen of it until it is drawn. What stands at
 * the foot of the wall keeps its place under it.
 */
export function Spot({
  playing,
  onPlayed,
  onGone,
  children,
}: {
  playing: Playing
  /** It has stood there whole for its time, on a page that was in sight. */
  onPlayed: () => void
  onGone: () => void
  /** What walls say at their foot. */
  children: ComponentChildren
}) {
  const { spot, picture } = playing
  const [stage, setStage] = useState<'drawn' | 'whole' | 'leaving'>('drawn')
  const image = useRef<HTMLImageElement>(null)
  const gone = useRef(onGone)
  gone.current = onGone
  const played = useRef(onPlayed)
  played.current = onPlayed

  useEffect(() => {
    let wanted = true
    void image.current?.decode().then(
      () => wanted && setStage('whole'),
      () => wanted && gone.current(),
    )
    return () => {
      wanted = false
    }
  }, [])
  useEffect(() => {
    if (stage === 'leaving') return after(dissolveMs, () => gone.current())
    if (stage === 'whole')
      return stands(spot.seconds * 1000, isSeen => {
        if (isSeen) played.current()
        setStage('leaving')
      })
    return after(patienceMs, () => gone.current())
  }, [stage, spot.seconds])
  // Something that matters more took its place.
  useEffect(() => () => gone.current(), [])

  return (
    <div class="wall spot" data-view="spot" data-stage={stage}>
      <img ref={image} class="spot-picture" src={picture.source} alt="" />
      {children}
    </div>
  )
}

/** A machine that slept meanwhile, or a page behind another one, has shown nothing. */
const lateMs = 5000

/** Tells when its time is over, and whether it was in sight for all of it. */
function stands(ms: number, then: (isSeen: boolean) => void): () => void {
  const beganMs = performance.now()
  let isSeen = document.visibilityState === 'visible'
  const hide = () => {
    isSeen = false
  }
  document.addEventListener('visibilitychange', hide)
  const end = after(dissolveMs + ms, () =>
    then(isSeen && performance.now() - beganMs < dissolveMs + ms + lateMs),
  )
  return () => {
    document.removeEventListener('visibilitychange', hide)
    end()
  }
}

function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}
