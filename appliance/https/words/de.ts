import type { Words } from '../words.ts'

export const de: Words = {
  title: 'Die sichere Adresse dieser Box',
  lead: 'Über http kann jeder in diesem Netz mitlesen, auch PINs, und Browser geben einer Seite keine Kamera. Über https kann das niemand. Dafür muss ein Gerät dieser Box einmal vertrauen.',
  off: 'Diese Box hat noch keine sichere Adresse.',
  off_how: 'Wer sie betreibt, setzt FOYER_HTTPS_PORT in ihren Einstellungen und startet sie neu.',
  here: 'Dieses Gerät vertraut der Box: Diese Seite kommt von ihrer sicheren Adresse.',
  brought:
    'Diese Box zeigt ein Zertifikat, das Browser schon kennen. Nichts muss installiert werden: einfach die sichere Adresse öffnen.',
  step_get: 'Das Zertifikat der Box laden',
  step_get_how:
    'Diese Seite auf dem Gerät selbst öffnen, unter ihrer Adresse oder mit diesem Code, und die Datei laden.',
  download: 'Zertifikat laden',
  step_compare: 'Vergleichen',
  step_compare_how:
    'Das Gerät zeigt einen Fingerabdruck (SHA-256) dessen, dem es vertrauen soll. Es muss dieser sein. Das Portal der Website zeigt ihn unter Boxen.',
  step_trust: 'Vertrauen',
  android: 'Android',
  android_how:
    'Einstellungen, dann Sicherheit, dann Verschlüsselung und Anmeldedaten, dann Zertifikat installieren, dann CA-Zertifikat. Die geladene Datei wählen.',
  iphone: 'iPhone und iPad',
  iphone_how:
    'In Safari laden. Einstellungen, dann Profil geladen, dann Installieren. Danach Allgemein, dann Info, dann Zertifikatsvertrauenseinstellungen: diese Box einschalten.',
  windows: 'Windows',
  windows_how:
    'Die Datei öffnen, dann Zertifikat installieren, dann Lokaler Computer, und Vertrauenswürdige Stammzertifizierungsstellen wählen.',
  mac: 'Mac',
  mac_how: 'Die Datei öffnen und in der Schlüsselbundverwaltung auf Immer vertrauen stellen.',
  linux: 'Kioske mit Chromium unter Linux',
  linux_how: 'Diese Datei nach /etc/chromium/policies/managed legen und Chromium neu starten:',
  policy: 'Richtlinie laden',
  step_open: 'Die sichere Adresse öffnen',
  step_open_how: 'Dort wird das Gerät noch einmal zugelassen: Über https ist es ein eigenes Gerät.',
  register: 'Kasse',
  scanner: 'Scanner',
  limits:
    'Vertraut wird dieser Box für Namen und Adressen im eigenen Netz eines Gebäudes. Für eine andere Website kann sie nicht bürgen.',
}
