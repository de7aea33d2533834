import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words.ts'
import type { CameraChoice } from './use-camera-choice.ts'

/** Turns the camera on, where there is one to turn on. */
export function CameraOffer({ camera }: { camera: CameraChoice }) {
  const words = useWords()
  if (!camera.offered || camera.on) return null
  return (
    <Button size="touch" icon="camera" onPress={() => camera.turn(true)}>
      {words('camera_use')}
    </Button>
  )
}
