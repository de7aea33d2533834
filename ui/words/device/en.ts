/** What a machine says that waits to be let in. The other languages are typed by this file. */
export const en = {
  device_new: 'New device',
  device_code: 'This device is waiting to be let in',
  device_next:
    'In the portal, open Devices and let in the device with this code. It continues automatically.',
  device_next_cut:
    'The website cannot be reached. A manager can let this device in here, or in the portal of the box.',
  device_many: 'Too many devices are asking at once. This one keeps trying.',
  device_blocked: 'This device is blocked',
  device_blocked_next: 'Nobody can work here until a manager allows it again in the portal.',
  device_by_pin: 'A manager is here',
  device_by_pin_missing: 'Enter a name for the device, your own name and your PIN.',
  device_name: 'Name of this device',
  device_manager: 'Your name or email',
  device_pin: 'Your PIN',
  device_let_in: 'Let this device in',
} as const
