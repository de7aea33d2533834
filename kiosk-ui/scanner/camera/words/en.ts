export const en = {
  camera: 'What the camera sees',
  camera_aim: 'Hold the code in the frame',
  camera_starting: 'Camera is starting …',
  camera_torch: 'Torch',
  camera_off: 'Camera off',
  camera_large: 'Back to the camera',
  camera_again: 'Try again',
  camera_without: 'Without the camera',
  camera_secure: 'To the secure address',
  camera_error_insecure:
    'Browsers open the camera only at the secure address of the box: set it up once on this phone.',
  camera_error_refused:
    'This page may not use the camera: allow it in the browser’s settings, then try again.',
  camera_error_busy: 'Another app is using the camera: close it, then try again.',
  camera_error_none: 'No camera was found: connect one, or type the codes.',
  camera_error_reader: 'What reads the codes did not load: check the connection to the box, then try again.',
  camera_error_failed: 'The camera does not start: try again, or restart the device.',
} as const
