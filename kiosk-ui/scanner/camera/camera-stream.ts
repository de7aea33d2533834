/** A camera that is open. */
export type CameraStream = {
  stream: MediaStream
  hasTorch: boolean
  /** Resolves when the torch is as asked; rejects where the phone does not do it. */
  setTorch(on: boolean): Promise<void>
  /** Ends it: the camera's light goes off. */
  close(): void
}

/**
 * Opens the camera at the back where there is one, else any. Rejects as the browser does.
 *
 * @param onLost called once when the camera goes away by itself, such as when it is pulled out or another app takes it
 */
export async function openCamera(onLost: () => void): Promise<CameraStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  const [track] = stream.getVideoTracks()
  track?.addEventListener('ended', onLost)
  const capabilities = (track?.getCapabilities?.() ?? {}) as { torch?: boolean }
  return {
    stream,
    hasTorch: capabilities.torch === true,
    setTorch: async on => {
      // `torch` belongs to a specification of its own, which the types do not know.
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
    },
    close() {
      for (const each of stream.getTracks()) each.stop()
    },
  }
}

/** Keeps the screen of a phone lit, where the browser can; returns what lets it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let ended = false
  const ask = async () => {
    if (document.hidden || ended) return
    try {
      const given = await navigator.wakeLock?.request('screen')
      if (ended) await given?.release()
      else lock = given
    } catch {
      // A phone that saves its battery refuses: its screen then goes dark when its owner wants it to.
    }
  }
  void ask()
  // A lock ends when the page is hidden.
  document.addEventListener('visibilitychange', ask)
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
