import { useEffect, useState } from 'react'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words.ts'
import type { CameraProps, CameraView } from './CameraView.tsx'

/** A box that does not answer is asked for the camera's part of the page this often. */
const againMs = 3000

/** The camera at the gate; its part of the page is loaded by whoever turns it on. */
export function CameraAtGate(props: CameraProps) {
  const words = useWords()
  const [View, setView] = useState<typeof CameraView>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const load = () =>
      import('./CameraView.tsx').then(
        ({ CameraView }) => left || setView(() => CameraView),
        () => {
          if (left) return
          setFailed(true)
          timer = setTimeout(load, againMs)
        },
      )
    void load()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [])
  if (View) return <View {...props} />
  return failed ? <Notice tone="warn">{words('box_lost')}</Notice> : null
}
