import { useRef, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { HelpButton } from '#ui/parts/HelpLink.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import type { CameraError } from './camera-error.ts'
import { useCamera } from './use-camera.ts'
import { useCameraWords } from './camera-words.ts'
import './camera.css'

export type CameraProps = {
  /** A verdict has the room: the picture is small beside it. */
  small: boolean
  onCode: (code: string) => void
  onOff: () => void
  /** Puts the verdict aside, so that the picture has the room again. */
  onLarge: () => void
}

/** The live picture with a frame to aim at, its torch, and the key that turns it off; or why there is none. */
export function CameraView({ small, onCode, onOff, onLarge }: CameraProps) {
  const words = useCameraWords()
  const picture = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { error, reads, torch } = useCamera(picture, onCode, attempt)
  if (error) {
    const again = () => setAttempt(attempt + 1)
    // A verdict has the room; its reason is read once that is gone.
    return small ? (
      <div className="camera-gone">
        <Button size="touch" icon="camera" label={words('camera_large')} onPress={onLarge} />
      </div>
    ) : (
      <CameraTrouble error={error} onAgain={again} onOff={onOff} />
    )
  }
  return (
    <section className="camera" data-small={small || undefined} aria-label={words('camera')}>
      <video
        ref={picture}
        className="camera-picture"
        autoPlay
        muted
        playsInline
        aria-label={words('camera')}
      />
      <span className="camera-frame" aria-hidden="true" />
      <p className="camera-hint" role="status">
        {words(reads ? 'camera_aim' : 'camera_starting')}
      </p>
      {small && (
        <button type="button" className="camera-large" aria-label={words('camera_large')} onClick={onLarge} />
      )}
      <div className="camera-keys">
        {torch && (
          <Button size="touch" icon="sun" pressed={torch.on} onPress={torch.turn}>
            {words('camera_torch')}
          </Button>
        )}
        <Button size="touch" icon="cross" onPress={onOff}>
          {words('camera_off')}
        </Button>
      </div>
    </section>
  )
}

function CameraTrouble({
  error,
  onAgain,
  onOff,
}: {
  error: CameraError
  onAgain: () => void
  onOff: () => void
}) {
  const words = useCameraWords()
  return (
    <section className="camera-trouble" aria-label={words('camera')}>
      <Icon name="camera" size="3.5rem" />
      <p role="alert">{words(`camera_error_${error}`)}</p>
      <div className="camera-trouble-keys">
        {error === 'insecure' ? (
          <a className="button" data-variant="primary" data-size="touch" href="/secure">
            {words('camera_secure')}
          </a>
        ) : (
          <Button size="touch" variant="primary" onPress={onAgain}>
            {words('camera_again')}
          </Button>
        )}
        <Button size="touch" onPress={onOff}>
          {words('camera_without')}
        </Button>
        <HelpButton place="door#camera" />
      </div>
    </section>
  )
}
