import { queryClient } from '../box/query-client.ts'
import { settingIn, settingsQuery } from '../box/settings.ts'

let audio: AudioContext | undefined

/**
 * One vibration per verdict, and one tone unless this device's settings keep it silent: high and short for admitted, low
 * and long for refused.
 */
export function signal(verdict: 'admitted' | 'refused'): void {
  if (verdict === 'admitted') {
    tone(1046, 0.14, 'sine')
    navigator.vibrate?.(80)
  } else {
    tone(180, 0.5, 'square')
    navigator.vibrate?.([220, 90, 220])
  }
}

function tone(hertz: number, seconds: number, shape: OscillatorType): void {
  const settings = queryClient.getQueryData(settingsQuery.queryKey)
  if (settingIn(settings?.data, 'device_config', 'sounds') === false) return
  audio ??= new AudioContext()
  void audio.resume()
  const start = audio.currentTime
  const voice = new OscillatorNode(audio, { type: shape, frequency: hertz })
  const volume = new GainNode(audio, { gain: shape === 'square' ? 0.2 : 0.5 })
  // An abrupt end would click in the loudspeaker.
  volume.gain.setTargetAtTime(0, start + seconds, 0.02)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + seconds + 0.15)
}
