/** The page on which a device comes to trust the box. */
export const en = {
  title: 'The secure address of this box',
  lead: 'By http, whoever shares this network can read along, PINs too, and browsers give a page no camera. By https nobody can. A device needs to trust this box once for that.',
  off: 'This box has no secure address yet.',
  off_how: 'Whoever runs it sets FOYER_HTTPS_PORT in its settings and starts it again.',
  here: 'This device trusts the box: you are reading this page by its secure address.',
  brought:
    'This box shows a certificate that browsers know already. Nothing needs to be installed: open the secure address.',
  step_get: 'Get the box’s certificate',
  step_get_how: 'Open this page on the device itself, by its address or by this code, and load the file.',
  download: 'Load the certificate',
  step_compare: 'Compare it',
  step_compare_how:
    'The device shows a fingerprint (SHA-256) of what it is about to trust. It must be this one. The portal of the website shows it under Boxes.',
  step_trust: 'Trust it',
  android: 'Android',
  android_how:
    'Settings, then Security, then Encryption and credentials, then Install a certificate, then CA certificate. Choose the loaded file.',
  iphone: 'iPhone and iPad',
  iphone_how:
    'Load it in Safari. Settings, then Profile loaded, then Install. After that General, then About, then Certificate Trust Settings: switch on this box.',
  windows: 'Windows',
  windows_how:
    'Open the file, then Install Certificate, then Local Machine, and choose Trusted Root Certification Authorities.',
  mac: 'Mac',
  mac_how: 'Open the file, and in Keychain Access set it to Always Trust.',
  linux: 'Kiosks with Chromium on Linux',
  linux_how: 'Put this file into /etc/chromium/policies/managed and start Chromium again:',
  policy: 'Load the policy',
  step_open: 'Open the secure address',
  step_open_how: 'A manager lets the device in once more there: by https it is a device of its own.',
  register: 'Register',
  scanner: 'Scanner',
  limits:
    'What is trusted is this box for names and addresses of a building’s own network. It can vouch for no other website.',
}
