/** Why there is no picture, or none that is read; each has a sentence that says what to do. */
export type CameraError = 'insecure' | 'refused' | 'busy' | 'none' | 'reader' | 'failed'

/**
 * What a browser means by refusing the camera.
 * Source: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia
 */
export function errorOf(cause: unknown): CameraError {
  const { name } = (cause ?? {}) as { name?: unknown }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return 'failed'
}
