import { useEffect, useState } from 'react'
import { isKept, keepChoice } from './kept-choice.ts'

/** Whether the gate may offer the camera here, and whether it is on. */
export type CameraChoice = { offered: boolean; on: boolean; turn: (on: boolean) => void }

/**
 * The choice to read tickets by the camera, kept in this browser. A page without a secure address offers it too, to say
 * what it needs; a machine without a camera does not.
 */
export function useCameraChoice(): CameraChoice {
  const [wanted, setWanted] = useState(() => isSecureContext && isKept(localStorage))
  const [offered, setOffered] = useState(!isSecureContext)
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices?.getUserMedia) return
    const look = async () => {
      const devices = await mediaDevices.enumerateDevices().catch(() => [])
      setOffered(devices.some(({ kind }) => kind === 'videoinput'))
    }
    void look()
    mediaDevices.addEventListener('devicechange', look)
    return () => mediaDevices.removeEventListener('devicechange', look)
  }, [])
  return {
    offered,
    on: wanted && offered,
    turn(on) {
      setWanted(on)
      // What cannot be opened at this address is not wished for at the next start.
      if (isSecureContext) keepChoice(localStorage, on)
    },
  }
}
