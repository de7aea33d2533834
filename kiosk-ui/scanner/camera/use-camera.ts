import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { errorOf, type CameraError } from './camera-error.ts'
import { keepAwake, openCamera, type CameraStream } from './camera-stream.ts'
import { openDecoder, type Decoder } from './decoder.ts'
import { handOn, nothingSeen } from './hand-on.ts'
import { keepLooking } from './looking.ts'
import { openSketch } from './sketch.ts'

type Torch = { on: boolean; turn: () => void }

/**
 * Shows the camera in a picture and hands on what it reads; all of it ends when the component does.
 *
 * @param attempt another number opens it anew, after an error
 * @returns `reads` once codes are looked for; `torch` where the camera has one
 */
export function useCamera(
  picture: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
  attempt: number,
): { error: CameraError | null; reads: boolean; torch: Torch | null } {
  const [error, setError] = useState<CameraError | null>(isSecureContext ? null : 'insecure')
  const [camera, setCamera] = useState<CameraStream>()
  const [reads, setReads] = useState(false)
  const handOver = useEffectEvent(onCode)

  useEffect(() => {
    if (!isSecureContext) return
    const life = new AbortController()
    const isOver = () => life.signal.aborted
    const end = (cause: CameraError) => {
      if (isOver()) return
      life.abort()
      setError(cause)
    }
    const start = async () => {
      setError(null)
      const opened = await openCamera(() => end('busy'))
      life.signal.addEventListener('abort', opened.close)
      if (isOver()) return opened.close()
      setCamera(opened)
      const decode = await openDecoder().catch(() => null)
      if (isOver()) return
      if (!decode) return end('reader')
      setReads(true)
      const stop = keepLooking(
        lookWith(decode, picture, code => !isOver() && handOver(code)),
        {
          rests: () => document.hidden,
          onFailed: () => end('reader'),
        },
      )
      life.signal.addEventListener('abort', stop)
    }
    start().catch((cause: unknown) => end(errorOf(cause)))
    const sleep = keepAwake()
    return () => {
      life.abort()
      sleep()
      setCamera(undefined)
      setReads(false)
    }
  }, [attempt, picture])

  useShown(picture, camera, error)
  return { error, reads, torch: useTorch(camera) }
}

/** A look at what the picture shows now. */
function lookWith(
  decode: Decoder,
  picture: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): () => Promise<void> {
  const sketch = openSketch()
  let sight = nothingSeen
  return async () => {
    const frame = picture.current && sketch(picture.current)
    if (!frame) return
    const seen = await decode(frame)
    const looked = handOn(sight, seen, performance.now())
    sight = looked.sight
    if (looked.code !== null) onCode(looked.code)
  }
}

/** Gives the picture its stream, and plays on when the page is seen again: phones stop it meanwhile. */
function useShown(
  picture: RefObject<HTMLVideoElement | null>,
  camera: CameraStream | undefined,
  error: CameraError | null,
): void {
  useEffect(() => {
    const { current: video } = picture
    if (!video) return
    video.srcObject = camera?.stream ?? null
    const play = () => {
      // A phone that saves its battery waits for a finger; the picture then stands until it is touched.
      if (camera && !document.hidden) video.play().catch(() => undefined)
    }
    play()
    document.addEventListener('visibilitychange', play)
    return () => document.removeEventListener('visibilitychange', play)
  }, [picture, camera, error])
}

function useTorch(camera: CameraStream | undefined): Torch | null {
  const [on, setOn] = useState(false)
  useEffect(() => setOn(false), [camera])
  if (!camera?.hasTorch) return null
  const turn = () => {
    camera.setTorch(!on).then(
      () => setOn(!on),
      // A hot phone keeps it dark, and the key says so by staying as it is.
      () => undefined,
    )
  }
  return { on, turn }
}
