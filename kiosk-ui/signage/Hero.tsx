/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Showing } from './showing.ts'
import { Picture } from './Picture.tsx'
import { usePoster, type Picture as Kept } from './posters.ts'

type Movie = Showing['movie']

/** The poster in front, dissolving from one film to the next over a glow of its own colours. */
export function Hero({ movie }: { movie: Movie }) {
  const picture = usePoster(movie.posterUrl)
  const [layers, setLayers] = useState<{ key: string; picture: Kept }[]>([])
  useEffect(() => {
    if (picture)
      setLayers(before => [
        ...before.filter(layer => layer.key !== movie.id).slice(-1),
        { key: movie.id, picture },
      ])
  }, [picture, movie.id])
  return (
    <>
      <div class="glow" aria-hidden="true">
        {layers.map(layer => (
          <Glow key={layer.key} source={layer.picture.source} />
        ))}
      </div>
      <div class="hero" role="img" aria-label={movie.title}>
        {layers.map(layer => (
          <div class="hero-layer" key={layer.key}>
            <Picture picture={layer.picture} />
          </div>
        ))}
      </div>
    </>
  )
}

/** A poster blurred once at a tiny size, then drawn over the whole screen, so that no frame needs a blur. */
function Glow({ source }: { source: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const picture = new Image()
    picture.onload = () => {
      const brush = canvas.current?.getContext('2d')
      if (!brush) return
      brush.filter = 'blur(7px)'
      brush.drawImage(picture, -8, -12, 64, 96)
    }
    picture.src = source
  }, [source])
  return <canvas ref={canvas} width={48} height={72} />
}
