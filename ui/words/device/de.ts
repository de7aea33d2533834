import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  device_new: 'Neues Gerät',
  device_code: 'Dieses Gerät wartet auf Zulassung',
  device_next:
    'Öffnen Sie im Portal „Geräte“ und lassen Sie das Gerät mit diesem Code zu. Es geht von selbst weiter.',
  device_next_cut:
    'Die Website ist nicht erreichbar. Die Leitung kann das Gerät hier zulassen oder im Portal der Box.',
  device_many: 'Zu viele Geräte fragen gleichzeitig. Dieses versucht es weiter.',
  device_blocked: 'Dieses Gerät ist gesperrt',
  device_blocked_next: 'Hier kann niemand arbeiten, bis die Leitung es im Portal wieder erlaubt.',
  device_by_pin: 'Jemand von der Leitung ist hier',
  device_by_pin_missing: 'Geben Sie dem Gerät einen Namen, dann Ihren Namen und Ihre PIN ein.',
  device_name: 'Name dieses Geräts',
  device_manager: 'Ihr Name oder Ihre E-Mail',
  device_pin: 'Ihre PIN',
  device_let_in: 'Dieses Gerät zulassen',
}
