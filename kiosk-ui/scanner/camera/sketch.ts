import { lookedAt } from './looking.ts'

/** Draws what a video shows, small enough to be looked at often; null while it shows nothing yet. */
export function openSketch(): (video: HTMLVideoElement) => ImageData | null {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true, alpha: false })
  return video => {
    const { videoWidth, videoHeight } = video
    if (!pen || !videoWidth || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null
    const { width, height } = lookedAt(videoWidth, videoHeight)
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    pen.drawImage(video, 0, 0, width, height)
    return pen.getImageData(0, 0, width, height)
  }
}
